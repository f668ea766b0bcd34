import { longWord, sampleAction, sampleBookingOptions } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Closing } from './Closing.tsx';

export const examples = examplesOf('Closing', Closing, [
  {
    name: 'both ways to book, with small print',
    props: {
      title: 'Start with a question',
      text: ['You need not know the answer.'],
      next: { kind: 'bookingOptions', ...sampleBookingOptions },
      disclaimer: ['Results vary.'],
    },
  },
  {
    name: 'three buttons and long words',
    props: {
      title: longWord,
      next: {
        kind: 'actions',
        actions: [sampleAction, { ...sampleAction, label: longWord }, { ...sampleAction, label: 'Write to us' }],
      },
      disclaimer: [longWord],
    },
  },
]);
