import { type Examples, longWord } from '../../examples.ts';
import type { QuotationProps } from './Quotation.tsx';

export const examples: Examples<QuotationProps> = [
  {
    name: 'with a label and a name',
    props: {
      quote: ['Look first, then speak.'],
      label: 'What we hold to',
      by: { name: 'Dr A. Sample', title: 'Physician' },
    },
  },
  { name: 'a very long word alone', props: { quote: [longWord] } },
];
