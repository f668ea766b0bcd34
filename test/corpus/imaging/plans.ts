/** The programmes, the offer and the figures of the scan and blood-test centre. */
export const programmes = {
  'watchful-year': {
    name: 'Watchful Year',
    department: 'scans',
    schedule: '4 sessions over 12 months',
    price: '£936',
    instalments: '12 x £78',
    note: 'For a finding that has to be followed',
    description: 'A scan every quarter of the same finding, with a comparison in writing.',
    book: 'plan',
  },
  'pregnancy-series': {
    name: 'Pregnancy Series',
    department: 'scans',
    schedule: '3 sessions over 14 weeks',
    price: '£297',
    instalments: '3 x £99',
    note: 'For the first half of a pregnancy',
    description: 'Three scans with Priya, beside the ones that your hospital does.',
    book: 'plan',
  },
} as const;

export const offers = {
  winter: {
    name: 'Winter Pair\nBone density and vitamin D',
    price: '£139',
    normalSince: '2026-02-02',
    runs: { from: '2026-11-01', until: '2027-02-13' },
    includes: ['bone-density-scan', 'vitamin-d-test'],
    description: 'Both on one morning.',
    features: ['One report for both'],
    book: 'pair',
    ctaText: 'Book the Winter Pair',
  },
} as const;

export const figures = {
  notice: '24 hours',
  lateFee: '£35',
  discFee: '£15',
  letterFee: '£28',
  parking: '£1.20',
  nhsPrescription: '£9.90',
  answer: 'one working day',
  storage: 'eight years',
  coolingOff: '14 days',
  voucherValidity: '18 months',
  weightLimit: '220 kg',
  scans: '12,400',
} as const;

export const evidence = {
  parking: 'The board at the car park, October 2026',
  nhsPrescription: 'nhs.uk, prescription charges, April 2026',
  scans: 'Count of the booking system, 1 October 2026; folder 1',
} as const;
