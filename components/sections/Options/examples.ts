import { longWord, sampleAction, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { type OptionProps, Options } from './Options.tsx';

const option: OptionProps = {
  title: 'Hot',
  href: '/treatments/stones',
  description: ['With stones from a bath.'],
  bullets: [['Warm and slow'], ['Back and shoulders']],
  price: '£80',
  duration: '60min',
  action: { label: 'Book Hot', link: sampleAction.link },
  image: sampleImage,
};

export const examples = examplesOf('Options', Options, {
  'two options': {
    title: 'Two ways',
    text: ['The stones are the same; their warmth differs.'],
    options: [
      option,
      { ...option, title: 'Cold', href: undefined, price: '£90', instalments: 'or 3 x £30 = £90 in all' },
    ],
  },
  'one with long words, without image and points': {
    id: 'one',
    title: longWord,
    options: [{ ...option, title: longWord, description: [longWord], bullets: [], image: undefined }],
  },
});
