import { longWord, sampleAction } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { BookingSplit } from './BookingSplit.tsx';

export const examples = examplesOf('BookingSplit', BookingSplit, {
  'new and returning': {
    title: 'How to book',
    new: { title: 'New to us', text: ['Begin with a free visit.'], action: sampleAction },
    returning: {
      title: 'Returning',
      text: ['Book directly.'],
      action: { ...sampleAction, label: 'Book', note: undefined },
    },
  },
  'long words': {
    title: longWord,
    new: { title: longWord, text: [longWord], action: { ...sampleAction, label: longWord } },
    returning: { title: longWord, text: [longWord], action: { ...sampleAction, note: longWord } },
  },
});
