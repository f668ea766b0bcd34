/** The skin treatments of the smile and skin studio. */
import { course } from 'clinic-site';

const shared = { image: 'dot', book: 'visit' } as const;

export const skinTreatments = {
  'studio-facial': {
    ...shared,
    category: 'skin',
    name: 'Studio facial',
    description: 'Cleansing, a mask and a massage of the face.',
    price: '£62 per visit',
    duration: '1h',
    packages: [course('Five facials', { sessions: 5, price: '£279', note: 'Valid for {figures.validity}' })],
  },
  'mandelic-peel': {
    ...shared,
    category: 'skin',
    name: 'Mandelic peel',
    description: 'A mild acid on cleansed skin.',
    price: '£78 per peel',
    duration: '45min',
    packages: [course('Four peels', { sessions: 4, price: '£280', note: 'Valid for {figures.validity}' })],
    figures: { interval: 'three weeks', flaking: 'two to four days' },
  },
  microneedling: {
    ...shared,
    category: 'skin',
    name: 'Microneedling',
    description: 'Fine needles for scars left by spots.',
    price: '£135 per session',
    duration: '1h 10min',
    packages: [course('Three sessions', { sessions: 3, price: '£365', note: 'Valid for {figures.validity}' })],
    figures: {
      sessions: 'three to five',
      interval: 'five weeks',
      shows: 'two to three months',
      redness: 'one to two days',
    },
    evidence: {
      sessions: 'Juhasz and Cohen, review of 2020; folder 5',
      shows: 'Juhasz and Cohen, review of 2020; folder 5',
    },
  },
  dermaplaning: {
    ...shared,
    category: 'skin',
    name: 'Dermaplaning',
    description: 'A blade that takes off fine hair.',
    price: '£52',
    duration: '40min',
  },
  'skin-review': {
    ...shared,
    category: 'skin',
    name: 'Skin review',
    description: 'A look at the skin after a course.',
    price: 'Complimentary',
    duration: '15min',
  },
} as const;
