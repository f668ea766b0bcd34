/** Programmes, offers and figures of the laser clinic. */
export const plans = {
  'acne-programme': {
    name: 'Acne programme',
    department: 'skin',
    schedule: '6 sessions over 24 weeks',
    price: '£480',
    instalments: '6 x £80',
    note: 'Appointments, peels and LED light',
    description: 'Acne appointments, peels and light at one price.',
    book: 'plan',
  },
  'smooth-year': {
    name: 'Smooth Year',
    department: 'skin',
    schedule: '8 sessions over 12 months',
    price: '£720',
    instalments: '12 x £60',
    note: 'Underarms and upper lip',
    description: 'Laser hair removal of underarms and upper lip at one price.',
    book: 'plan',
  },
} as const;

export const offers = {
  winter: {
    name: 'Winter Light\nPeel and LED',
    price: '£96',
    normalSince: '2026-03-02',
    runs: { from: '2026-11-01', until: '2027-02-27' },
    includes: ['glycolic-peel', 'led-session'],
    description: 'Both in one visit.',
    features: ['A sunscreen sample to take home'],
    book: 'pair',
    ctaText: 'Book Winter Light',
  },
} as const;

export const figures = {
  notice: '48 hours',
  lateFee: '£25',
  answer: 'two working days',
  voucherValidity: '12 months',
  validity: '18 months',
  coolingOff: '14 days',
  sunGap: 'four weeks',
  nhsPrescription: '£9.90',
  parking: '£1.20',
  hairSessions: '4,100',
} as const;

export const evidence = {
  nhsPrescription: 'nhs.uk, prescription charges, April 2026',
  parking: 'The board at the car park, October 2026',
  hairSessions: 'Count of the booking system, 1 November 2026',
} as const;
