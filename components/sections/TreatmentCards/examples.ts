import { longWord, sampleAction, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { TreatmentCards } from './TreatmentCards.tsx';

const card = {
  name: 'Massage',
  href: '/treatments/massage',
  image: sampleImage,
  subtitle: 'Back and shoulders',
  price: '£60 per session',
  duration: '45min',
};

export const examples = examplesOf('TreatmentCards', TreatmentCards, {
  'two cards and a list of courses': {
    group: {
      title: 'Treatments and prices',
      text: ['For people who sit too long.'],
      cards: [card, { ...card, name: 'Stones', href: '/treatments/stones', price: 'From £80' }],
      list: {
        title: 'Courses',
        items: [{ name: 'Massage', note: 'Course of four', price: '£200', saving: 'Save £40' }],
        action: sampleAction,
      },
    },
  },
  'one card with long words and no image': {
    id: 'one',
    group: {
      title: longWord,
      cards: [{ name: longWord, href: '/long', note: longWord, price: 'Complimentary', duration: '1h 30min' }],
    },
  },
  'only treatments that cannot be booked yet': {
    group: {
      title: 'Mud',
      cards: [],
      soon: {
        label: 'Coming soon',
        items: [{ name: 'Warm mud', href: '/treatments/warm-mud', line: 'TBA • 30min' }],
        action: sampleAction,
        image: sampleImage,
      },
    },
  },
});
