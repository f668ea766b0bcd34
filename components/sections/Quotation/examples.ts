import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Quotation } from './Quotation.tsx';

export const examples = examplesOf('Quotation', Quotation, [
  {
    name: 'with a label and a name',
    props: {
      quote: ['Look first, then speak.'],
      label: 'What we hold to',
      by: { name: 'Dr A. Sample', title: 'Physician' },
    },
  },
  { name: 'a very long word alone', props: { quote: [longWord] } },
]);
