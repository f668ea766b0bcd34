import { longWord, sampleBookingOptions } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { TreatmentSummary } from './TreatmentSummary.tsx';

const facts = {
  crumbs: [{ name: 'Treatments', href: '/treatments' }],
  price: '£60 per session',
  duration: '1h',
  bookingOptions: sampleBookingOptions,
};

export const examples = examplesOf('TreatmentSummary', TreatmentSummary, [
  {
    name: 'a name and a description',
    props: { ...facts, name: 'Massage', description: ['For shoulders that sit at a desk.'] },
  },
  {
    name: 'all that a card may say',
    props: {
      ...facts,
      name: 'First visit',
      description: ['Before anything else.'],
      subtitle: 'By video',
      price: 'Complimentary',
      usual: 'usually £30',
    },
  },
  {
    name: 'long words',
    props: { ...facts, id: 'bare', name: longWord, description: [longWord], price: longWord, duration: longWord },
  },
]);
