import { type Examples, longWord } from '../../examples.ts';
import type { BareProps } from './Bare.tsx';

export const examples: Examples<BareProps> = [
  { name: 'a name and a description', props: { name: 'Massage', description: ['For shoulders that sit at a desk.'] } },
  { name: 'long words', props: { id: 'bare', name: longWord, description: [longWord] } },
];
