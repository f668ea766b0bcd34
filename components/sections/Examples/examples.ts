import { longWord, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Examples, type ExamplesProps } from './Examples.tsx';

const example: ExamplesProps['examples'][number] = {
  title: 'Looser shoulders',
  protocol: 'Massage, course of four',
  timeframe: '4 weeks',
  summary: ['The neck turns further; the desk is the same.'],
  image: sampleImage,
  link: { href: '/treatments/massage' },
};

export const examples = examplesOf('Examples', Examples, {
  'three examples': {
    title: 'Before and after',
    text: ['Results vary.'],
    examples: [example, { ...example, title: 'A longer stride' }, { ...example, title: 'Better sleep' }],
  },
  'one with long words and no image': {
    id: 'cases',
    title: longWord,
    examples: [{ ...example, title: longWord, protocol: longWord, summary: [longWord], image: undefined }],
  },
});
