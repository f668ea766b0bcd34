import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Concerns } from './Concerns.tsx';

export const examples = examplesOf('Concerns', Concerns, {
  'two concerns, one without a price': {
    title: 'Popular concerns',
    links: [
      { label: 'A stiff neck', link: { href: '/treatments/neck' }, price: 'From £60' },
      { label: 'Poor sleep', link: { href: '/sleep' } },
    ],
  },
  'long words': {
    id: 'concerns',
    title: longWord,
    links: [{ label: longWord, link: { href: '/long' }, price: longWord }],
  },
});
