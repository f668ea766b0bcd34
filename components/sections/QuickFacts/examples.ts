import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { QuickFacts } from './QuickFacts.tsx';

export const examples = examplesOf('QuickFacts', QuickFacts, [
  {
    name: 'three facts, one without a note',
    props: {
      title: 'At a glance',
      facts: [
        { value: ['25-minute call'], note: ['By video'] },
        { value: ['Free'], note: ['Always'] },
        { value: ['Daily'] },
      ],
    },
  },
  { name: 'a very long word', props: { title: longWord, facts: [{ value: [longWord], note: [longWord] }] } },
]);
