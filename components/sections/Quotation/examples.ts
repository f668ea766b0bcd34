import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Quotation } from './Quotation.tsx';

export const examples = examplesOf('Quotation', Quotation, {
  'with a label and a name': {
    quote: ['Look first, then speak.'],
    label: 'What we hold to',
    by: { name: 'Dr A. Sample', title: 'Physician' },
  },
  'only a very long word': { quote: [longWord] },
});
