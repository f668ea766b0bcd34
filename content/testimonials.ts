import { standIn } from 'clinic-site';

const note = 'a client’s own words, unedited, with their written consent and the link to where they were posted';

/** Testimonials of clients. All of them are invented, and each must be replaced by a real one. */
export const testimonials = {
  'skin-listened': standIn(
    {
      department: 'skin',
      name: 'Client A, Skin (stand-in)',
      service: 'Virtual Skin Consultation',
      quote:
        'I came with a list of treatments and left with one, and with the reasons why the others could wait. Nobody hurried me.',
      source: 'Google',
      date: '2026-05-12',
      consent: 'the client’s record (stand-in)',
      image: 'skin-consult-2',
      likes: 4,
      comments: 1,
      reviewUrl: 'https://reviews.example/skin-and-mind/1',
    },
    note,
  ),
  'skin-explained': standIn(
    {
      department: 'skin',
      name: 'Client B, Skin (stand-in)',
      service: 'Profhilo',
      quote:
        'The doctor showed me where each point would go and what I might see the next day. It went as I had been told, small marks included.',
      source: 'Google',
      date: '2026-06-30',
      consent: 'the client’s record (stand-in)',
      image: 'profhilo-hero',
      likes: 7,
      comments: 2,
      reviewUrl: 'https://reviews.example/skin-and-mind/2',
    },
    note,
  ),
  'skin-honest': standIn(
    {
      department: 'skin',
      name: 'Client C, Skin (stand-in)',
      service: 'Microneedling',
      quote:
        'I was told plainly what a single session would not change. My skin feels smoother than it did, and I knew beforehand what to expect.',
      source: 'Google',
      date: '2026-09-03',
      consent: 'the client’s record (stand-in)',
      image: 'layers',
      likes: 3,
      comments: 0,
      reviewUrl: 'https://reviews.example/skin-and-mind/3',
    },
    note,
  ),
  'mind-leadership': standIn(
    {
      department: 'mind',
      name: 'Client A, Mind (stand-in)',
      role: 'Leadership',
      quote: 'I came to fix one meeting. I left with a way to think before every one of them.',
      source: 'by e-mail',
      date: '2026-04-21',
      consent: 'the client’s record (stand-in)',
    },
    note,
  ),
  'mind-sport': standIn(
    {
      department: 'mind',
      name: 'Client B, Mind (stand-in)',
      role: 'Sport',
      quote: 'An error used to cost me the next ten minutes. Now I have something to do with the next breath.',
      source: 'by e-mail',
      date: '2026-07-14',
      consent: 'the client’s record (stand-in)',
    },
    note,
  ),
  'mind-career': standIn(
    {
      department: 'mind',
      name: 'Client C, Mind (stand-in)',
      role: 'Career',
      quote: 'Nobody told me which job to take. I was asked the questions that I had been stepping around.',
      source: 'by e-mail',
      date: '2026-10-06',
      consent: 'the client’s record (stand-in)',
    },
    note,
  ),
};
