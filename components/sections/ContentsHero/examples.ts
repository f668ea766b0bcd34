import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { ContentsHero } from './ContentsHero.tsx';

export const examples = examplesOf('ContentsHero', ContentsHero, {
  'two parts with their entries': {
    title: 'Treatments',
    lead: ['Every price and every duration, on one page.'],
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
  'more parts than the bar has room for': {
    title: 'Treatments',
    lead: ['Every price and every duration, on one page.'],
    links: ['arms', 'backs', 'feet', 'hands'].map((department) => ({
      label: department,
      note: 'By hand',
      anchor: department,
      department,
    })),
    entries: [{ label: 'Offers', anchor: 'offers' }],
  },
  'one part with long words': {
    id: 'top',
    title: longWord,
    lead: [longWord],
    links: [{ label: longWord, note: longWord, anchor: 'all', department: 'all' }],
    entries: [{ label: longWord, anchor: 'all' }],
  },
});
