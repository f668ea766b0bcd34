import { longWord, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { MiniGallery } from './MiniGallery.tsx';

const item = (title: string) => ({
  id: title.toLowerCase(),
  title,
  caption: 'A treatment, one session',
  href: '/treatments/one',
  image: { ...sampleImage, alt: `Drawing: before and after, ${title}` },
});
const action = { label: 'See all results', link: { href: '/gallery' } };

export const examples = examplesOf('MiniGallery', MiniGallery, {
  'four results': { title: 'Results', items: ['Brow', 'Eyes', 'Cheek', 'Chin'].map(item), action },
  'long words, a caption on an image, and an item without an image': {
    id: 'results',
    title: longWord,
    items: [
      { ...item(longWord), caption: longWord, image: { ...sampleImage, caption: longWord } },
      { id: 'none', title: 'No picture', caption: 'Nothing to show yet', href: '/two' },
    ],
    action: { ...action, label: longWord },
  },
});
