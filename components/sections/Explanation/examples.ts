import { longWord, sampleAction, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Explanation } from './Explanation.tsx';

export const examples = examplesOf('Explanation', Explanation, [
  {
    name: 'paragraphs beside a picture, with facts and a link',
    props: {
      title: 'How it works',
      paragraphs: [['A first paragraph.'], ['A second, ', { kind: 'stress', parts: ['stressed'] }, '.']],
      image: { ...sampleImage, caption: 'Not to scale' },
      facts: [
        { label: 'Virtual', text: ['20 minutes, free'] },
        { label: 'In person', text: ['30 minutes'] },
      ],
      action: sampleAction,
    },
  },
  {
    name: 'long words without a picture',
    props: { id: 'how', title: longWord, paragraphs: [[longWord]], facts: [] },
  },
]);
