/** Values that the examples of several rules about prices share. */

type Fields = Readonly<Record<string, unknown>>;

/** An offer without a price yet. */
export const COMING_OFFER: Fields = {
  name: 'Twice',
  price: 'TBA',
  description: 'Two massages.',
  features: [],
  ctaText: 'Book',
};

/** An offer of two massages. */
export const twice = (fields: Fields = {}): Fields => ({
  ...COMING_OFFER,
  price: '£100',
  includes: ['massage', 'massage'],
  book: 'visit',
  ...fields,
});

/** Options of a treatment. */
export const shortAndLong = (short = '£60', long = '£90', fields: Fields = {}): Fields => {
  const option = { duration: '1h', book: 'visit', ...fields };
  return { short: { ...option, title: 'Short', price: short }, long: { ...option, title: 'Long', price: long } };
};

export const programme = (fields: Fields): Fields => ({
  name: 'Six',
  department: 'main',
  schedule: '6 sessions over 8 weeks',
  description: 'Six.',
  book: 'visit',
  ...fields,
});

export const reducedTo = (price: string, runs = { from: '2026-11-01', until: '2026-11-30' }): Fields => ({
  price,
  runs,
  normalSince: '2026-03-01',
});
