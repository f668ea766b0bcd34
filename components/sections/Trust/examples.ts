import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Trust } from './Trust.tsx';

export const examples = examplesOf('Trust', Trust, {
  'three claims': { claims: [['Registered'], ['Insured'], ['Open on Sundays']] },
  'one claim after the stars of a partial rating': {
    claims: [['Registered • Insured']],
    stars: { value: 4.6, best: 5, label: '4.6 out of 5' },
  },
  'a very long word': { claims: [[longWord], [longWord], [longWord], [longWord]] },
});
