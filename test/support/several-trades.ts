/** A catalogue with treatments of several trades, for sentences about their prices. */

const treatment = (name: string, price: string, duration: string, more: object = {}) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration, book: 'visit', image: 'dot' },
  ...more,
});

const option = (title: string, price: string, duration: string) => ({ title, price, duration, book: 'visit' });

const programme = (name: string, schedule: string, price: string, description: string) => ({
  ...{ name, schedule, price, description, book: 'visit' },
});

/** A description of a programme with five visits. */
export const withProgramme = (description: string) => ({
  'programmes.gums': programme('Gums for good', '5 visits over 6 months', '£280', description),
});

/** Values of the smallest site; its massage is £60, or £250 for five. */
export const SEVERAL_TRADES = {
  'catalogue.check-up': treatment('Check-up', '£48', '30min'),
  'catalogue.hygiene': treatment('Hygiene visit', '£65', '45min'),
  'catalogue.filling': treatment('White filling', 'From £90', '30min', {
    options: { small: option('Small', '£90', '30min'), large: option('Large', '£150', '45min') },
  }),
  'catalogue.nails': treatment('Nail clipping', 'From £12', '15min', {
    options: { clip: option('Clip', '£12', '15min'), file: option('Clip and file', '£19', '25min') },
  }),
  'catalogue.physio': treatment('Physiotherapy', 'From £52', '30min', {
    options: { half: option('Half an hour', '£52', '30min'), hour: option('An hour', '£92', '1h') },
  }),
  'catalogue.lenses': treatment('Lens fitting', 'From £40', '30min', {
    options: { soft: option('Soft lenses', '£40', '30min'), rigid: option('Rigid lenses', '£70', '45min') },
  }),
};
