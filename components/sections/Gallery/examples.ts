import { longWord, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Gallery, type GalleryProps } from './Gallery.tsx';

const item: GalleryProps['items'][number] = {
  title: 'Shoulders',
  caption: ['Massage, one session'],
  image: { ...sampleImage, caption: 'A drawing' },
  link: { href: '/treatments/massage' },
};

export const examples = examplesOf('Gallery', Gallery, {
  'two pictures': { title: 'Before and after', isLcp: true, items: [item, { ...item, title: 'Back' }] },
  'one with long words and no image': {
    id: 'gallery',
    title: longWord,
    items: [{ ...item, title: longWord, caption: [longWord], image: undefined }],
  },
});
