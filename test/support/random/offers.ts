import { knob, type Part, pounds } from './part.ts';
import type { Random } from './random.ts';
import type { Treated } from './treatments.ts';

type Item = Treated['items'][number];

const sumOf = (items: readonly Item[]): number => items.reduce((sum, { price }) => sum + price, 0);
const below = (random: Random, sum: number): number => Math.floor(sum * (1 - random.int(5, 25) / 100));

/** Several treatments at one price, for a season, at less than the sum of their prices. */
export function randomOffer(random: Random, all: readonly Item[], name: string): Part {
  const items = random.some(all, 2);
  const key = name.toLowerCase().replaceAll(' ', '-');
  const path = `offers.${key}`;
  const sum = sumOf(items);
  const price = below(random, sum);
  const stated = random.chance(0.5);
  const [first] = items;
  return {
    values: {
      [path]: {
        name,
        price: pounds(price),
        ...(stated ? { normalPrice: pounds(sum) } : {}),
        includes: items.map(({ item }) => item),
        normalSince: '2026-01-01',
        runs: { from: '2026-09-01', until: '2026-11-30' },
        description: 'Two at a time.',
        features: [],
        book: 'visit',
        ctaText: `Book ${name}`,
      },
    },
    lines: [`${name}, ${pounds(price)} instead of ${pounds(sum)}`],
    knobs: [
      knob('an offer that costs more than its parts', `${path}.price`, pounds(sum + 1)),
      ...(stated ? [knob('a normal price', `${path}.normalPrice`, pounds(sum + 20))] : []),
      ...(stated && first ? [knob('a price that is part of a normal price', first.at, pounds(first.price + 35))] : []),
      { ...knob('the end of an offer', `${path}.runs.until`, '2027-11-30') },
    ],
  };
}

/** A combination of treatments at less than the sum of their prices. */
export function randomCombination(random: Random, all: readonly Item[], category: string): Part {
  const parts = random.some(
    all.filter(({ item }) => !item.includes('.')),
    2,
  );
  if (parts.length < 2) return { values: {}, lines: [], knobs: [] };
  const sum = sumOf(parts);
  const price = below(random, sum);
  return {
    values: {
      'catalogue.tandem': {
        category,
        name: 'Tandem',
        description: 'Two in one visit.',
        price: pounds(price),
        duration: '1h 30min',
        book: 'visit',
        image: 'dot',
        combines: parts.map(({ item }) => item),
      },
    },
    lines: [`Tandem, 1h 30min, ${pounds(price)} instead of ${pounds(sum)}, you save ${pounds(sum - price)}`],
    knobs: [knob('a combination that costs more than its parts', 'catalogue.tandem.price', pounds(sum + 1))],
  };
}

/** A programme that is paid at once or in instalments, or per quarter. */
export function randomProgramme(random: Random, name: string): Part {
  const path = `programmes.${name.toLowerCase().replaceAll(' ', '-')}`;
  const count = random.int(2, 4);
  const each = random.int(20, 90) * 5;
  const rest = { name, department: 'main', description: 'Work over some time.', book: 'visit' };
  if (random.chance(0.3))
    return {
      values: { [path]: { ...rest, schedule: '4 sessions a month', price: `${pounds(each)} per quarter` } },
      lines: [`${name}, ${pounds(each)} per quarter`],
      knobs: [],
    };
  const price = pounds(count * each);
  return {
    values: {
      [path]: { ...rest, schedule: '6 sessions over 8 weeks', price, instalments: `${count} x ${pounds(each)}` },
    },
    lines: [`${name}, ${price} or ${count} x ${pounds(each)}`],
    knobs: [
      knob('an instalment', `${path}.instalments`, `${count} x ${pounds(each + 10)}`),
      knob('the number of instalments', `${path}.instalments`, `${count + 1} x ${pounds(each)}`),
      knob('a price that is paid in instalments', `${path}.price`, pounds(count * each + 25)),
    ],
  };
}
