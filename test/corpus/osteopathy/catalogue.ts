/** The services of the osteopaths. */
import { course } from 'clinic-site';

const shared = { image: 'dot', book: 'visit' } as const;

export const catalogue = {
  'new-patient-appointment': {
    ...shared,
    category: 'osteopathy',
    name: 'New patient appointment',
    description: 'Your history, an examination and the first treatment.',
    price: '£68',
    duration: '1h',
    book: 'first',
  },
  'follow-up-treatment': {
    ...shared,
    category: 'osteopathy',
    name: 'Follow-up treatment',
    description: 'Hands-on treatment and exercises to take home.',
    price: '£52 per visit',
    duration: '30min',
    packages: [course('Five visits', { sessions: 5, price: '£240', note: 'Valid for {figures.validity}' })],
  },
  'cranial-osteopathy': {
    ...shared,
    category: 'osteopathy',
    name: 'Cranial osteopathy',
    description: 'Very light treatment of head, neck and spine.',
    price: '£55',
    duration: '45min',
  },
  'headache-consultation': {
    ...shared,
    category: 'osteopathy',
    name: 'Headache consultation',
    description: 'For headaches that start in the neck.',
    price: '£85',
    duration: '1h',
    figures: { improvement: 'six in ten people had headaches on half as many days' },
    evidence: { improvement: 'Cerritelli and others, Complementary Therapies in Medicine 2015' },
  },
  'sports-massage': {
    ...shared,
    category: 'massage',
    name: 'Sports massage',
    description: 'Deep work on tired muscles.',
    price: 'From £38',
    duration: '30min',
    options: {
      half: { title: 'Half an hour', price: '£38', duration: '30min', book: 'visit' },
      full: { title: 'A full hour', price: '£62', duration: '1h', book: 'visit' },
    },
  },
  'pregnancy-massage': {
    ...shared,
    category: 'massage',
    name: 'Pregnancy massage',
    description: 'Lying on your side, with plenty of cushions.',
    price: '£58',
    duration: '50min',
  },
  'dry-needling': {
    ...shared,
    category: 'massage',
    name: 'Dry needling',
    description: 'Fine needles in tight muscles.',
    price: '£44',
    duration: '20min',
  },
  'shockwave-therapy': {
    ...shared,
    category: 'special',
    name: 'Shockwave therapy',
    description: 'For tendons that have been sore for months.',
    price: '£78 per session',
    duration: '15min',
    packages: [course('Three sessions', { sessions: 3, price: '£210' })],
    figures: { sessions: 'three to six', interval: 'one week' },
  },
  'workstation-assessment': {
    ...shared,
    category: 'special',
    name: 'Workstation assessment',
    description: 'Your desk, chair and screen, at the office or at home.',
    price: '£130',
    duration: '1h 15min',
  },
} as const;
