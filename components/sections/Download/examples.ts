import { longWord, sampleAction, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Download } from './Download.tsx';

const link = { href: '/documents/guide.pdf', download: 'guide.pdf' };

export const examples = examplesOf('Download', Download, {
  'a guide with its cover and two further links': {
    title: 'The guide',
    lead: ['What to ask, and when.'],
    image: sampleImage,
    file: { label: 'Download the guide (PDF, 2 pages, 48 KB)', link },
    automatic: true,
    actions: [sampleAction, { label: 'See all prices', link: { href: '/prices' } }],
  },
  'long words, no cover and no further links': {
    id: 'guide',
    title: longWord,
    lead: [longWord],
    file: { label: longWord, link },
    actions: [],
  },
});
