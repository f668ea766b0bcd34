/** The programmes and the offer of the men’s health practice. */

export const plans = {
  'second-wind': {
    name: 'Second Wind',
    department: 'practice',
    schedule: '16 sessions over 16 weeks',
    price: '£840',
    instalments: '4 x £210',
    note: 'Coaching with Liam, with a scan before and after',
    description: 'Strength and stamina for men who have not trained for years.',
    book: 'plan',
  },
  'steady-weight': {
    name: 'Steady Weight',
    department: 'practice',
    schedule: '8 sessions over 24 weeks',
    price: '£660',
    instalments: '6 x £110',
    note: 'Led by a dietitian',
    description: 'Meals, habits and measurements, without forbidden foods.',
    book: 'plan',
  },
} as const;

export const offers = {
  winter: {
    name: 'Winter Pair\nProstate check and scan',
    price: '£195',
    normalSince: '2026-01-12',
    runs: { from: '2026-11-01', until: '2027-02-27' },
    includes: ['prostate-check', 'body-composition-scan'],
    description: 'Both in one visit.',
    features: ['A written summary for your GP'],
    book: 'pair',
    ctaText: 'Book Winter Pair',
  },
} as const;
