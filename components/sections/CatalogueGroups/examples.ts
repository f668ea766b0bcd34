import { longWord, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { CatalogueGroups } from './CatalogueGroups.tsx';

const card = {
  name: 'Massage',
  href: '/treatments/massage',
  image: sampleImage,
  price: '£60 per session',
  duration: '45min',
};

export const examples = examplesOf('CatalogueGroups', CatalogueGroups, {
  'two groups': {
    id: 'body',
    title: 'Body',
    department: 'body',
    label: 'Two treatments in two groups',
    groups: [
      { id: 'hands', title: 'By hand', text: ['Slow and firm.'], cards: [card] },
      {
        id: 'heat',
        title: 'With heat',
        more: { label: 'About heat', link: { href: '/categories/heat' } },
        cards: [{ ...card, name: 'Stones', href: '/treatments/stones' }],
      },
    ],
  },
  'long words': {
    title: longWord,
    department: 'body',
    label: longWord,
    groups: [{ title: longWord, cards: [{ name: longWord, href: '/long' }] }],
  },
});
