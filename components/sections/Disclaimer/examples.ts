import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Disclaimer } from './Disclaimer.tsx';

export const examples = examplesOf('Disclaimer', Disclaimer, [
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
]);
