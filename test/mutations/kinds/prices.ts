import { inQuotes, quoted } from '../misspellings.ts';
import type { Mistake } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import { CONFIG, type SiteFiles } from '../site-files.ts';

const PRICE = /^(catalogue|programmes|offers)\..*(price|normalPrice|usualPrice)$/;
const amounts = (site: SiteFiles) => site.textsAt(PRICE, CONFIG).filter(({ source }) => source.includes('£'));
const plain = (site: SiteFiles, text: string) =>
  site.textsAt(PRICE, CONFIG).filter(({ source }) => source === `'${text}'`);

const malformed = (mistake: string, change: (text: string) => string, count = 2): Mistake => ({
  mistake,
  rule: 'price/format',
  everywhere: (site) => some(instead(amounts(site), inQuotes(change)), count),
});

/** Prices in a wrong format. */
export const prices: readonly Mistake[] = [
  malformed('types the letter O instead of a zero', (text) => text.replace('0', 'O'), 4),
  malformed('types the letter l instead of a one', (text) => text.replace('1', 'l')),
  malformed('types the letter S instead of a five', (text) => text.replace('5', 'S')),
  malformed('omits the pound sign', (text) => text.replace('£', '')),
  malformed('types a dollar sign', (text) => text.replace('£', '$')),
  malformed('types a space after the pound sign', (text) => text.replace('£', '£ '), 2),
  malformed('types one decimal', (text) => text.replace(/(\d)(?=$| per)/, '$1.5'), 2),
  malformed('types a decimal comma', (text) => text.replace(/(\d)(?=$| per)/, '$1,50'), 2),
  malformed('misplaces the thousands separator', (text) => text.replace(/£(\d),?(\d)/, '£$1$2,'), 2),
  malformed('types “from” in lower case', (text) => text.replace('From', 'from'), 2),
  malformed('types “+ VAT” after a price', (text) => `${text} + VAT`, 2),
  malformed('types “/session” instead of “per session”', (text) => text.replace(' per ', '/'), 2),
  {
    mistake: 'types “Complementary” for “Complimentary”',
    rule: 'price/format',
    everywhere: (site) => instead(plain(site, 'Complimentary'), quoted('Complementary')),
  },
  {
    mistake: 'types “tba” for “TBA”',
    rule: 'price/format',
    everywhere: (site) => some(instead(plain(site, 'TBA'), quoted('tba')), 2),
  },
  { mistake: 'mistypes the instalments of a price', rule: 'price/format' },
];
