import { longWord, sampleAction, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Placeholder } from './Placeholder.tsx';

export const examples = examplesOf('Placeholder', Placeholder, {
  'a page that is coming soon, with an image and links': {
    crumbs: [{ name: 'Treatments', href: '/treatments' }],
    title: 'A peel',
    lines: [['It is used for tired hands.'], ['Coming Soon'], ['Results vary.']],
    actions: [sampleAction],
    image: { ...sampleImage, caption: 'Not to scale' },
  },
  'a missing page': {
    crumbs: [],
    title: '404 Page Not Found',
    lines: [['Nothing is here.']],
    actions: ['To the beginning', 'See all prices', 'Write to us'].map((label) => ({
      label,
      link: { href: `/${label.length}` },
    })),
  },
  'long words': {
    id: 'soon',
    crumbs: [{ name: longWord, href: '/long' }],
    title: longWord,
    lines: [[longWord], [longWord]],
    actions: [{ label: longWord, note: longWord, link: { href: '/on' } }],
  },
});
