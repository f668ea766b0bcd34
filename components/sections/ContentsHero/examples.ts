import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { ContentsHero } from './ContentsHero.tsx';

export const examples = examplesOf('ContentsHero', ContentsHero, [
  {
    name: 'two parts and what they hold',
    props: {
      title: 'Treatments',
      lead: ['Every price and every length, on one page.'],
      links: [
        { label: 'Body', note: 'By hand', anchor: 'body', department: 'body' },
        { label: 'Hands', note: 'One to one', anchor: 'hands', department: 'hands' },
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
      links: ['arms', 'backs', 'feet', 'hands'].map((department) => ({
        label: department,
        note: 'By hand',
        anchor: department,
        department,
      })),
      entries: [{ label: 'Offers', anchor: 'offers' }],
    },
  },
  {
    name: 'one part with long words',
    props: {
      id: 'top',
      title: longWord,
      lead: [longWord],
      links: [{ label: longWord, note: longWord, anchor: 'all', department: 'all' }],
      entries: [{ label: longWord, anchor: 'all' }],
    },
  },
]);
