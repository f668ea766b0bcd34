import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { LandingOptions } from './LandingOptions.tsx';

export const examples = examplesOf('LandingOptions', LandingOptions, {
  'two options': {
    title: 'Two ways to begin',
    options: [
      {
        cta: 'quiz',
        label: 'Quiz',
        note: 'Not sure what you need?',
        link: { href: 'https://quiz.example', newTab: true },
      },
      {
        cta: 'consult',
        label: 'Consult',
        note: 'Know what to ask?',
        link: { href: '/go/consultation', newTab: true },
      },
    ],
  },
  'long words and no notes': {
    id: 'options',
    title: longWord,
    options: [
      { cta: 'quiz', label: longWord, link: { href: '/one' } },
      { cta: 'consult', label: `${longWord} again`, link: { href: '/two' } },
    ],
  },
});
