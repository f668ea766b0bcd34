import { longWord, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { CategoryCards } from './CategoryCards.tsx';

const card = { name: 'By hand', href: '/categories/hand', image: sampleImage, price: 'From £60' };

export const examples = examplesOf('CategoryCards', CategoryCards, {
  'three groups': {
    group: {
      title: 'Treatments by kind',
      text: ['All prices are on ', { kind: 'link', link: { href: '/treatments' }, parts: ['one page'] }, '.'],
      cards: [
        { ...card, subtitle: 'Slow and firm.' },
        { ...card, name: 'With heat', href: '/categories/heat' },
        { ...card, name: 'In water', href: '/categories/water' },
      ],
    },
  },
  'one category with a long name, without price and image': {
    id: 'kinds',
    group: { title: longWord, cards: [{ name: longWord, href: '/long', subtitle: longWord }] },
  },
});
