import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Trust } from './Trust.tsx';

export const examples = examplesOf('Trust', Trust, [
  { name: 'three claims', props: { claims: [['Registered'], ['Insured'], ['Open on Sundays']] } },
  {
    name: 'one strip after the stars of a rating that is not full',
    props: { claims: [['Registered • Insured']], stars: { value: 4.6, best: 5, label: '4.6 out of 5' } },
  },
  { name: 'a very long word', props: { claims: [[longWord], [longWord], [longWord], [longWord]] } },
]);
