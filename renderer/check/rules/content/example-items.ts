/** Items of a config that the examples of several rules add to `test/sites/minimal`. */

/** A category beside “hands”. */
export const FEET = {
  name: 'Feet',
  department: 'main',
  anchor: 'feet',
  route: '/feet',
  description: 'Everything on foot.',
};

/** A programme with a price. */
export const PROGRAMME = {
  name: 'Back in order',
  department: 'main',
  schedule: '6 sessions over 8 weeks',
  price: '£300',
  description: 'Six hours over two months.',
  book: 'visit',
};

/** An offer that ends in March. */
export const PAIR = {
  name: 'Pair',
  price: '£55',
  normalPrice: '£60',
  normalSince: '2026-01-05',
  runs: { from: '2026-11-01', until: '2027-03-31' },
  description: 'A massage for less.',
  features: [],
  book: 'visit',
  ctaText: 'Book the pair',
};

/** A section with all offers. */
export const OFFERS = { kind: 'signatureOffers', title: 'Offers' };
