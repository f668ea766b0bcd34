import { type Examples, longWord } from '../../examples.ts';
import type { JumpHeroProps } from './JumpHero.tsx';

export const examples: Examples<JumpHeroProps> = [
  {
    name: 'two parts and what they hold',
    props: {
      title: 'Treatments',
      lead: ['Every price and every length, on one page.'],
      jumps: [
        { label: 'Body', note: 'By hand', anchor: 'body', arm: 'body' },
        { label: 'Hands', note: 'One to one', anchor: 'hands', arm: 'hands' },
      ],
      entries: [
        { label: 'Offers', anchor: 'offers' },
        { label: 'Massage', anchor: 'massage' },
        { label: 'Hands', anchor: 'hands' },
      ],
    },
  },
  {
    name: 'more parts than the bar has room for',
    props: {
      title: 'Treatments',
      lead: ['Every price and every length, on one page.'],
      jumps: ['arms', 'backs', 'feet', 'hands'].map((arm) => ({ label: arm, note: 'By hand', anchor: arm, arm })),
      entries: [{ label: 'Offers', anchor: 'offers' }],
    },
  },
  {
    name: 'one part with long words',
    props: {
      id: 'top',
      title: longWord,
      lead: [longWord],
      jumps: [{ label: longWord, note: longWord, anchor: 'all', arm: 'all' }],
      entries: [{ label: longWord, anchor: 'all' }],
    },
  },
];
