import { longWord, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Cover } from './Cover.tsx';

export const examples = examplesOf('Cover', Cover, {
  'two doors': {
    title: 'A PLACE TO BE LOOKED AFTER',
    line: 'Body and hand',
    image: sampleImage,
    doors: [
      { label: 'BODY', note: 'Treatment', href: '/body', department: 'body' },
      { label: 'HANDS', note: 'Massage', href: '/hands', department: 'hands' },
    ],
  },
  'a photograph, and three doors with long names': {
    title: 'Care for every joint of the body',
    line: 'Physiotherapy and more',
    image: { ...sampleImage, placeholderColour: 'g-0b0b0b' },
    photograph: true,
    scrim: true,
    doors: ['PHYSIOTHERAPY', 'OSTEOPATHY', 'HYDROTHERAPY'].map((label) => ({
      label,
      note: 'Assessment and treatment',
      href: `/${label.toLowerCase()}`,
      department: label.toLowerCase(),
    })),
  },
  'one door, a long title and no image': {
    title: longWord,
    line: longWord,
    doors: [{ label: 'ENTER', note: 'Everything', href: '/all', department: 'all' }],
  },
});
