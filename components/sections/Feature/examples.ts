import { longWord, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Feature } from './Feature.tsx';

export const examples = examplesOf('Feature', Feature, {
  'three points beside an image with a caption': {
    title: 'A quiet room',
    text: ['There is time to ask.'],
    points: [['By booking only'], ['Adults only'], ['Step-free']],
    image: { ...sampleImage, caption: 'A drawing of the room' },
  },
  'a long word, no image and no points': { title: longWord, points: [] },
});
