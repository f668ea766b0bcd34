import { type Examples, longWord } from '../../examples.ts';
import type { DisclaimerProps } from './Disclaimer.tsx';

export const examples: Examples<DisclaimerProps> = [
  {
    name: 'two paragraphs, one with a link',
    props: {
      paragraphs: [
        ['An assessment comes first, and results vary.'],
        ['Read the ', { kind: 'link', link: { href: '/terms' }, parts: ['terms'] }, '.'],
      ],
    },
  },
  { name: 'a very long word', props: { id: 'note', paragraphs: [[longWord]] } },
];
