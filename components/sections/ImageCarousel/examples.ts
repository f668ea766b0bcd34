import { longWord, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { ImageCarousel } from './ImageCarousel.tsx';

const pixel = (letter: string) =>
  `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAAAAAAALAAAAAABAAEAAAI${letter}RAA7`;

export const examples = examplesOf('ImageCarousel', ImageCarousel, {
  'before and after': {
    title: 'Before and after, drawn',
    caption: ['Drawn illustrations, not a person.'],
    images: [
      { ...sampleImage, src: pixel('B'), alt: 'Drawing: shoulders before' },
      { ...sampleImage, src: pixel('C'), alt: 'Drawing: shoulders after' },
    ],
  },
  'one image below a long title': { id: 'one', title: longWord, images: [sampleImage] },
});
