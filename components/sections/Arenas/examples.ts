import { longWord, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Arenas } from './Arenas.tsx';

const arena = (title: string) => ({ title, image: sampleImage, points: [['Begin well'], ['End well']] });

export const examples = examplesOf('Arenas', Arenas, [
  {
    name: 'three arenas',
    props: { title: 'Three arenas', text: ['One skill.'], arenas: ['Work', 'Play', 'Rest'].map(arena) },
  },
  {
    name: 'four, with long words and without a picture',
    props: {
      title: longWord,
      arenas: [...['Work', 'Play', 'Rest'].map(arena), { title: longWord, points: [[longWord]] }],
    },
  },
]);
