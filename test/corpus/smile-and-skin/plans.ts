/** The plans and the offer of the smile and skin studio. */
export const plans = {
  'bright-year': {
    name: 'Bright Year',
    department: 'studio',
    schedule: '4 sessions over 12 months',
    price: '£228',
    instalments: '12 x £19',
    note: 'Three cleanings and an air polish',
    description: 'A year of clean teeth, paid by the month.',
    book: 'plan',
  },
  'calm-chair': {
    name: 'Calm Chair',
    department: 'studio',
    schedule: '6 sessions over 10 weeks',
    price: '£270',
    instalments: '3 x £90',
    note: 'Four coaching sessions and two cleanings',
    description: 'For people who have not sat in the chair for years.',
    book: 'plan',
  },
  'even-skin': {
    name: 'Even Skin',
    department: 'studio',
    schedule: '5 sessions over 6 months',
    price: '£450',
    instalments: '6 x £75',
    note: 'Two peels and three sessions of needling',
    description: 'One therapist from the first visit to the last.',
    book: 'plan',
  },
} as const;

export const offers = {
  'winter-pair': {
    name: 'Winter Pair\nCleaning and facial',
    price: '£119',
    normalSince: '2026-02-02',
    runs: { from: '2026-11-02', until: '2027-02-13' },
    includes: ['direct-cleaning', 'studio-facial'],
    description: 'Both on one day.',
    features: ['A pot of tea in between'],
    book: 'pair',
    ctaText: 'Book Winter Pair',
  },
} as const;
