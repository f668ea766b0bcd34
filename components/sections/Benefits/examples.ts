import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Benefits } from './Benefits.tsx';

export const examples = examplesOf('Benefits', Benefits, {
  'four figures without a title': {
    benefits: [
      { title: 'First effects', copy: ['They come on gradually.'], figure: { value: '3–5 days' } },
      { title: 'A short visit', copy: ['Most people go straight back to their day.'], figure: { value: '45min' } },
      { title: 'A course', copy: ['Planned from the start.'], figure: { value: '3 or 6', unit: 'sessions' } },
      { title: 'A rhythm', copy: ['Then once in this time.'], figure: { value: 'every six months' } },
    ],
  },
  'three without figures, under a title': {
    title: 'Why choose it',
    benefits: ['Slow', 'Gradual', 'Planned'].map((title) => ({ title, copy: ['It takes its time.'] })),
  },
  'long words, one of two without a figure': {
    id: 'why',
    title: longWord,
    benefits: [
      { title: longWord, copy: [longWord], figure: { value: longWord } },
      { title: 'Short', copy: ['Words.'] },
    ],
  },
});
