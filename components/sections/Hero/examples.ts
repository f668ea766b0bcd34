import { longWord, sampleAction, sampleBookingOptions, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Hero, type HeroProps } from './Hero.tsx';

const plain: HeroProps = {
  title: 'The practice',
  lead: ['One address for everything.'],
  crumbs: [{ name: 'Home', href: '/' }],
  current: 'Practice',
  tone: 'light',
  actions: [],
  trust: [],
  switch: [],
};

export const examples = examplesOf('Hero', Hero, {
  'dark, with both booking options': {
    ...plain,
    title: 'Rest',
    tone: 'deep',
    image: sampleImage,
    bookingOptions: sampleBookingOptions,
    note: ['The first visit is free'],
    trust: [['Registered'], ['Insured']],
  },
  'custom buttons and links to the pages of the other departments': {
    ...plain,
    image: sampleImage,
    actions: [sampleAction, { ...sampleAction, label: 'Book at the practice' }],
    switch: [
      { label: 'Body', href: '/visits/body', department: 'body', current: true },
      { label: 'Rest', href: '/visits/rest', department: 'rest', current: false },
    ],
  },
  'an image and no booking buttons': { ...plain, image: { ...sampleImage, caption: 'A drawing' } },
  'a very long word and no image': { ...plain, title: longWord, lead: [longWord], current: longWord },
});
