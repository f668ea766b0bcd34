import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Disclaimer } from './Disclaimer.tsx';

export const examples = examplesOf('Disclaimer', Disclaimer, {
  'two paragraphs, one with a link': {
    paragraphs: [
      ['An assessment comes first, and results vary.'],
      ['Read the ', { kind: 'link', link: { href: '/terms' }, parts: ['terms'] }, '.'],
    ],
  },
  'a very long word': { id: 'note', paragraphs: [[longWord]] },
});
