import { type Examples, longWord, sampleAction } from '../../examples.ts';
import type { BookingSplitProps } from './BookingSplit.tsx';

export const examples: Examples<BookingSplitProps> = [
  {
    name: 'new and returning',
    props: {
      title: 'How to book',
      new: { title: 'New to us', text: ['Begin with a free visit.'], action: sampleAction },
      returning: {
        title: 'Returning',
        text: ['Book directly.'],
        action: { ...sampleAction, label: 'Book', note: undefined },
      },
    },
  },
  {
    name: 'long words',
    props: {
      title: longWord,
      new: { title: longWord, text: [longWord], action: { ...sampleAction, label: longWord } },
      returning: { title: longWord, text: [longWord], action: { ...sampleAction, note: longWord } },
    },
  },
];
