/** The plans and the offer of the men’s urology clinic. */
export const plans = {
  'vasectomy-complete': {
    name: 'Vasectomy Complete',
    department: 'urology',
    schedule: '4 sessions over 6 months',
    price: '£720',
    instalments: '6 x £120',
    note: 'Counselling, operation, wound check and semen test',
    description: 'From the first talk to the letter with your result, at one price.',
    book: 'plan',
  },
  'prostate-watch': {
    name: 'Prostate Watch',
    department: 'urology',
    schedule: '5 sessions over 24 months',
    price: '£672',
    instalments: '24 x £28',
    note: 'For men whose PSA is followed',
    description: 'A PSA blood test and a talk about it, five times in two years.',
    book: 'plan',
  },
} as const;

export const offers = {
  winter: {
    name: 'Winter Check\nHealth MOT and flow test',
    price: '£365',
    normalSince: '2026-03-02',
    runs: { from: '2026-11-01', until: '2027-02-27' },
    includes: ['health-mot', 'urine-flow-test'],
    description: 'Both on one morning.',
    features: ['A written report by post'],
    book: 'pair',
    ctaText: 'Book Winter Check',
  },
} as const;
