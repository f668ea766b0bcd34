import { longWord, sampleAction, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Explanation } from './Explanation.tsx';

export const examples = examplesOf('Explanation', Explanation, {
  'paragraphs beside an image, with facts and a link': {
    title: 'How it works',
    paragraphs: [['A first paragraph.'], ['A second, ', { kind: 'stress', parts: ['stressed'] }, '.']],
    image: { ...sampleImage, caption: 'Not to scale' },
    facts: [
      { label: 'Virtual', text: ['20 minutes, free'] },
      { label: 'In person', text: ['30 minutes'] },
    ],
    action: sampleAction,
  },
  'long words without an image': { id: 'how', title: longWord, paragraphs: [[longWord]], facts: [] },
});
