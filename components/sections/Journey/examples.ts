import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Journey } from './Journey.tsx';

const step = (title: string) => ({
  title,
  copy: ['A doctor listens, looks and plans with you.'],
  when: 'Day 0, 45min',
});

export const examples = examplesOf('Journey', Journey, [
  { name: 'four steps', props: { title: 'Four steps', steps: ['Talk', 'Plan', 'Treat', 'Review'].map(step) } },
  {
    name: 'five steps with an introduction',
    props: {
      title: 'Five steps',
      text: ['In your own time.'],
      steps: ['One', 'Two', 'Three', 'Four', 'Five'].map(step),
    },
  },
  { name: 'long words and no times', props: { title: longWord, steps: [{ title: longWord, copy: [longWord] }] } },
]);
