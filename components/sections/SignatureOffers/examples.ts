import { longWord, sampleAction } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { type OfferProps, SignatureOffers } from './SignatureOffers.tsx';

const offer: OfferProps = {
  title: 'Spring Rest',
  subtitle: 'Massage + stones',
  description: ['A massage and hot stones in one visit.'],
  features: ['Back and shoulders', 'Hot stones'],
  price: '£120',
  normal: 'normal £140',
  saving: 'Save £20',
  action: { ...sampleAction, label: 'Book Spring Rest', note: undefined },
};

export const examples = examplesOf('SignatureOffers', SignatureOffers, {
  'three offers, one of them coming soon': {
    id: 'offers',
    title: 'Offers',
    text: ['Treatments that go well together.'],
    offers: [
      offer,
      { ...offer, title: 'Autumn Rest' },
      { ...offer, title: 'Winter Rest', subtitle: 'Coming soon', price: 'TBA', normal: undefined, saving: undefined },
    ],
  },
  'one offer with long words and a long price': {
    title: longWord,
    offers: [
      { ...offer, title: longWord, description: [longWord], features: [longWord], price: 'From £12,000 per person' },
    ],
  },
});
