import { longWord, sampleAction, sampleBookingOptions, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { TreatmentHero, type TreatmentHeroProps } from './TreatmentHero.tsx';

const ordinary: TreatmentHeroProps = {
  title: 'Massage',
  crumbs: [
    { name: 'Treatments', href: '/treatments' },
    { name: 'Body', href: '/categories/body' },
  ],
  current: 'Massage',
  lead: ['For shoulders that sit at a desk. A therapist asks about your back first.'],
  price: '£60 per session',
  duration: '45min',
  figures: [
    { label: 'Course', value: '4', unit: 'sessions, £200' },
    { label: 'Apart', value: 'one week' },
    { label: 'Lasts', value: 'up to 3 months' },
  ],
  book: sampleBookingOptions,
  trust: [['5.0 rating'], ['By a registered therapist']],
  image: { ...sampleImage, caption: 'A drawing' },
};

export const examples = examplesOf('TreatmentHero', TreatmentHero, {
  'price, duration and three figures': ordinary,
  'custom buttons, a “From” price and no further figures': {
    ...ordinary,
    title: 'Hot and cold stones',
    price: 'From £1,250',
    usual: 'usually £1,400 for first-time clients',
    duration: '1h 30min',
    figures: [],
    book: [
      { ...sampleAction, label: 'Book Hot' },
      { ...sampleAction, label: 'Book Cold' },
    ],
  },
  'long words and no image': {
    ...ordinary,
    title: longWord,
    lead: [longWord],
    price: 'Complimentary',
    figures: [{ label: longWord, value: longWord }],
    image: undefined,
  },
});
