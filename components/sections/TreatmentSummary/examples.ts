import { longWord, sampleBookingOptions } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { TreatmentSummary } from './TreatmentSummary.tsx';

const facts = {
  crumbs: [{ name: 'Treatments', href: '/treatments' }],
  price: '£60 per session',
  duration: '1h',
  bookingOptions: sampleBookingOptions,
};

export const examples = examplesOf('TreatmentSummary', TreatmentSummary, {
  'a name and a description': { ...facts, name: 'Massage', description: ['For shoulders that sit at a desk.'] },
  'every part of a card': {
    ...facts,
    name: 'First visit',
    description: ['Before anything else.'],
    subtitle: 'By video',
    price: 'Complimentary',
    usual: 'usually £30',
  },
  'long words': { ...facts, id: 'bare', name: longWord, description: [longWord], price: longWord, duration: longWord },
});
