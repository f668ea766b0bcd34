import { longWord, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { UseCases } from './UseCases.tsx';

const useCase = (title: string) => ({ title, image: sampleImage, points: [['Begin well'], ['End well']] });

export const examples = examplesOf('UseCases', UseCases, {
  'three useCases': { title: 'Three useCases', text: ['One skill.'], useCases: ['Work', 'Play', 'Rest'].map(useCase) },
  'four, with long words and without an image': {
    title: longWord,
    useCases: [...['Work', 'Play', 'Rest'].map(useCase), { title: longWord, points: [[longWord]] }],
  },
});
