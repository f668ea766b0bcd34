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

export const examples = examplesOf('TreatmentCards', TreatmentCards, [
  {
    name: 'two cards and a list of courses',
    props: {
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
  },
  {
    name: 'one card with long words and no picture',
    props: {
      id: 'one',
      group: {
        title: longWord,
        cards: [{ name: longWord, href: '/long', note: longWord, price: 'Complimentary', duration: '1h 30min' }],
      },
    },
  },
  {
    name: 'nothing that can be booked yet',
    props: {
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
  },
]);
