import { type Examples, longWord } from '../../examples.ts';
import type { ConcernsProps } from './Concerns.tsx';

export const examples: Examples<ConcernsProps> = [
  {
    name: 'two concerns, one without a price',
    props: {
      title: 'Popular concerns',
      links: [
        { label: 'A stiff neck', link: { href: '/treatments/neck' }, price: 'From £60' },
        { label: 'Poor sleep', link: { href: '/sleep' } },
      ],
    },
  },
  {
    name: 'long words',
    props: { id: 'concerns', title: longWord, links: [{ label: longWord, link: { href: '/long' }, price: longWord }] },
  },
];
