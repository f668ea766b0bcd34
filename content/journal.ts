import { standIn } from 'clinic-site';

const note = 'an article of the journal, or nothing here once the journal’s own feed is connected';

/** The articles known when the site is built. The journal page of Mind lists those of the category “mind”. */
export const posts = [
  standIn(
    {
      slug: 'deciding-before-the-facts-are-complete',
      title: 'Deciding before the facts are complete',
      excerpt:
        'Waiting is a decision too. How to tell the question that more information would answer from the one that only you can.',
      date: '2026-10-14',
      categories: ['mind', 'leadership', 'decisions'],
      cover: 'journal-1',
      hero_alt: 'Drawing: level lines across a head, open on one side',
      reading_time: 6,
    },
    note,
  ),
  standIn(
    {
      slug: 'the-moment-after-an-error',
      title: 'The moment after an error',
      excerpt:
        'In sport the mistake is over before you know it. What follows can be practised: where the eyes go, what the breath does, which words you use.',
      date: '2026-06-03',
      categories: ['mind', 'sport'],
      cover: 'journal-2',
      hero_alt: 'Drawing: a line that dips and finds its level again',
      reading_time: 5,
    },
    note,
  ),
  standIn(
    {
      slug: 'before-you-accept-the-promotion',
      title: 'Before you accept the promotion',
      excerpt:
        'A new title changes your days more than your salary. Four questions to ask while the answer is still yours to give.',
      date: '2026-02-18',
      categories: ['mind', 'career'],
      cover: 'journal-3',
      hero_alt: 'Drawing: two paths of steps that part from one another',
      reading_time: 7,
    },
    note,
  ),
  standIn(
    {
      slug: 'the-pause-in-the-meeting',
      title: 'The pause in the meeting',
      excerpt:
        'People hear what you say after a silence. On speaking later, saying less, and what a room does with the space.',
      date: '2025-11-26',
      categories: ['mind', 'leadership'],
      cover: 'journal-4',
      hero_alt: 'Drawing: rows of lines with one gap between them',
      reading_time: 4,
    },
    note,
  ),
  standIn(
    {
      slug: 'what-a-skin-consultation-is-for',
      title: 'What a skin consultation is for',
      excerpt: 'What a doctor wants to know first, what you may ask, and why the plan may be to wait.',
      date: '2026-04-22',
      categories: ['skin'],
      cover: 'skin-consult',
      hero_alt: 'Drawing: a face in contour lines, turned a little to one side',
      reading_time: 4,
    },
    note,
  ),
];
