import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { TestimonialCarousel } from './TestimonialCarousel.tsx';

export const examples = examplesOf('TestimonialCarousel', TestimonialCarousel, {
  'three voices': {
    title: 'What clients say',
    text: ['In their own words.'],
    items: ['A', 'B', 'C'].map((name) => ({ quote: ['I was listened to.'], name: `Client ${name}`, role: 'Work' })),
  },
  'one testimonial with a very long word': { title: longWord, items: [{ quote: [longWord], name: longWord }] },
});
