import { longWord, sampleAction, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Pathways } from './Pathways.tsx';

const path = {
  text: ['What it is, in one sentence.'],
  image: sampleImage,
  action: { ...sampleAction, link: { href: '/body' } },
  menu: [
    { name: 'First visit', href: '/first', note: ['By video'], price: 'Complimentary' },
    { name: 'Second visit', href: '/second', price: 'From £1,250 per session' },
  ],
};

export const examples = examplesOf('Pathways', Pathways, {
  'two departments': {
    title: 'Two ways in',
    text: ['Choose either.'],
    paths: [
      { ...path, name: 'Body', department: 'body' },
      { ...path, name: 'Rest', department: 'rest' },
    ],
  },
  'three departments': {
    title: 'Three ways in',
    paths: [
      { ...path, name: 'Body', department: 'body' },
      { ...path, name: 'Rest', department: 'rest' },
      { ...path, name: 'Sport', department: 'body' },
    ],
  },
  'long words, no image and an empty menu': {
    title: longWord,
    paths: [
      { ...path, name: longWord, department: 'body', image: undefined, menu: [] },
      { ...path, name: 'Rest', department: 'rest', menu: [{ name: longWord, href: '/x', price: longWord }] },
    ],
  },
});
