import { longWord, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { type ReviewProps, Reviews } from './Reviews.tsx';

const review: ReviewProps = {
  name: 'Client A',
  service: 'First visit',
  quote: ['Nobody hurried me.'],
  image: sampleImage,
  counts: ['4 likes', '1 comment'],
  link: { href: 'https://reviews.example/1', newTab: true, rel: 'noopener' },
};

export const examples = examplesOf('Reviews', Reviews, {
  'a rating and three reviews': {
    title: 'What clients say',
    badge: {
      value: '4.6',
      words: 'from reviews',
      stars: { value: 4.6, best: 5, label: '4.6 out of 5' },
      count: '12 reviews, counted on 1 January 2030',
      action: { label: 'Read all reviews', link: { href: 'https://reviews.example', newTab: true, rel: 'noopener' } },
    },
    reviews: [review, { ...review, name: 'Client B' }, { ...review, name: 'Client C', image: undefined }],
  },
  'no rating, and a long quotation without further details': {
    title: longWord,
    text: [longWord],
    reviews: [{ name: longWord, quote: [longWord], counts: [] }],
  },
});
