import { longWord, sampleAction } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { type ConsultationItem, Consultations } from './Consultations.tsx';

const item: ConsultationItem = {
  title: 'First visit',
  department: 'body',
  minutes: 25,
  practitioner: ['with a physician'],
  text: ['It commits you to nothing.'],
  action: { ...sampleAction, note: undefined },
};

export const examples = examplesOf('Consultations', Consultations, {
  'two first visits': {
    title: 'Begin here',
    text: ['Both are free.'],
    items: [item, { ...item, title: 'First call', department: 'rest' }],
  },
  'three first visits': {
    title: 'Begin here',
    items: [
      item,
      { ...item, title: 'First call', department: 'rest' },
      { ...item, minutes: 120, title: 'First class' },
    ],
  },
  'two appointments with long words, one without a duration': {
    title: longWord,
    items: [
      { ...item, minutes: 120, title: longWord },
      { ...item, minutes: undefined, title: 'By letter', text: [longWord] },
    ],
  },
});
