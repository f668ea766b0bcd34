import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Journey } from './Journey.tsx';

const step = (title: string) => ({
  title,
  copy: ['A doctor listens, looks and plans with you.'],
  when: 'Day 0, 45min',
});

export const examples = examplesOf('Journey', Journey, {
  'four steps': { title: 'Four steps', steps: ['Talk', 'Plan', 'Treat', 'Review'].map(step) },
  'five steps with an introduction': {
    title: 'Five steps',
    text: ['In your own time.'],
    steps: ['One', 'Two', 'Three', 'Four', 'Five'].map(step),
  },
  'long words and no times': { title: longWord, steps: [{ title: longWord, copy: [longWord] }] },
});
