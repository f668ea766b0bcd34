/** The programmes and the offer of the ADHD, autism and coaching practice. */
export const longer = {
  'steady-ground': {
    name: 'Steady Ground',
    department: 'minds',
    schedule: '8 sessions over 12 weeks',
    price: '£720',
    instalments: '3 x £240',
    note: 'For people with burnout',
    description: 'Sessions with Tom about rest, workload and the way back to work.',
    book: 'plan',
  },
  'new-direction': {
    name: 'New Direction',
    department: 'minds',
    schedule: '12 sessions over 6 months',
    price: '£900',
    instalments: '6 x £150',
    note: 'For a change of career or home',
    description: 'A package of life coaching with two sessions a month.',
    book: 'plan',
  },
} as const;

export const offers = {
  winter: {
    name: 'Winter Pair\nADHD coaching and parent session',
    price: '£160',
    normalSince: '2026-03-02',
    runs: { from: '2026-11-02', until: '2027-01-29' },
    includes: ['adhd-coaching', 'parent-session'],
    description: 'One session for you and one about your child.',
    features: ['Notes by e-mail after both'],
    book: 'pair',
    ctaText: 'Book the Winter Pair',
  },
} as const;
