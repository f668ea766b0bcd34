import { longWord, sampleAction, sampleBookingOptions } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Closing } from './Closing.tsx';

export const examples = examplesOf('Closing', Closing, {
  'both booking options, with small print': {
    title: 'Start with a question',
    text: ['You need not know the answer.'],
    next: { kind: 'bookingOptions', ...sampleBookingOptions },
    disclaimer: ['Results vary.'],
  },
  'three buttons and long words': {
    title: longWord,
    next: {
      kind: 'actions',
      actions: [sampleAction, { ...sampleAction, label: longWord }, { ...sampleAction, label: 'Write to us' }],
    },
    disclaimer: [longWord],
  },
});
