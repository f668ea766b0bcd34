import { longWord, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Feature } from './Feature.tsx';

export const examples = examplesOf('Feature', Feature, {
  'three points beside a picture with a caption': {
    title: 'A quiet room',
    text: ['There is time to ask.'],
    points: [['By booking only'], ['Adults only'], ['Step-free']],
    image: { ...sampleImage, caption: 'A drawing of the room' },
  },
  'a long word, no picture and no points': { title: longWord, points: [] },
});
