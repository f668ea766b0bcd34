import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { QuickFacts } from './QuickFacts.tsx';

export const examples = examplesOf('QuickFacts', QuickFacts, {
  'three facts, one without a note': {
    title: 'At a glance',
    facts: [
      { value: ['25-minute call'], note: ['By video'] },
      { value: ['Free'], note: ['Always'] },
      { value: ['Daily'] },
    ],
  },
  'a very long word': { title: longWord, facts: [{ value: [longWord], note: [longWord] }] },
});
