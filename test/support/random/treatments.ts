import { type Knob, knob, type Part, pounds, stray } from './part.ts';
import type { Random } from './random.ts';

/** The facts about a treatment that other parts of the catalogue need. */
export interface Treated extends Part {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  /** Its lowest price; `undefined` while it is coming soon. */
  readonly least?: number;
  /** The possible contents of an offer: the treatment, or one of its options, at one exact price. */
  readonly items: readonly { readonly item: string; readonly price: number; readonly at: string }[];
  /** Its first course, if it has one. */
  readonly course?: { readonly label: string; readonly saving: number; readonly share: number };
}

interface Named {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
}

const LENGTHS = ['30min', '45min', '1h', '1h 15min'] as const;
const COUNTS: readonly (readonly [number, string])[] = [
  [2, 'two'],
  [3, 'three'],
  [4, 'four'],
  [6, 'six'],
  [10, 'ten'],
];

export const randomTreatment = (random: Random, named: Named): Treated =>
  random.pick([plain, withCourses, withCourses, withOptions, free, comingSoon])(random, named);

const fields = ({ name, category }: Named, duration: string): Readonly<Record<string, unknown>> => ({
  category,
  name,
  description: `${name} by people who are trained in it.`,
  duration,
  image: 'dot',
});

const amount = (random: Random): number => random.int(6, 60) * 5;

function plain(random: Random, named: Named): Treated {
  const [price, duration] = [amount(random), random.pick(LENGTHS)];
  return exact(named, { price, duration, unit: random.chance(0.5) ? ' per session' : '' });
}

interface Exact {
  readonly price: number;
  readonly duration: string;
  readonly unit: string;
}

function exact(named: Named, { price, duration, unit }: Exact): Treated {
  const at = `catalogue.${named.slug}.price`;
  const line = `${named.name}, ${duration}, ${pounds(price)}${unit}`;
  return {
    ...named,
    least: price,
    items: [{ item: named.slug, price, at }],
    values: {
      [`catalogue.${named.slug}`]: { ...fields(named, duration), price: `${pounds(price)}${unit}`, book: 'visit' },
    },
    lines: [line],
    knobs: [
      {
        kind: 'a price in the downloadable price list',
        at: 'documents.list.file',
        now: stray(price),
        line: { was: line, is: `${named.name}, ${duration}, ${stray(price)}${unit}` },
      },
    ],
  };
}

/** Courses of sessions; the more sessions, the lower the price of each. */
function withCourses(random: Random, named: Named): Treated {
  const [single, duration] = [amount(random), random.pick(LENGTHS)];
  const less = random.int(4, 9);
  const courses = random
    .some(COUNTS, random.int(1, 2))
    .toSorted(([a], [b]) => a - b)
    .map(([sessions, word], index) => {
      const whole = sessions * single;
      return { sessions, label: `Course of ${word}`, price: Math.floor(whole * (1 - (less + 5 * index) / 100)), whole };
    });
  const base = exact(named, { price: single, duration, unit: ' per session' });
  const path = `catalogue.${named.slug}.packages`;
  const packages = courses.map(({ label, sessions, price }) => ({ label, sessions, price: pounds(price) }));
  const [first] = courses;
  return {
    ...base,
    ...(first
      ? {
          course: {
            label: first.label,
            saving: first.whole - first.price,
            share: (1 - first.price / first.whole) * 100,
          },
        }
      : {}),
    values: { ...base.values, [path]: packages },
    lines: [
      ...base.lines,
      ...courses.map(
        ({ label, price, whole }) =>
          `${named.name}, ${label.toLowerCase()}, ${pounds(price)} instead of ${pounds(whole)}, you save ${pounds(whole - price)}`,
      ),
    ],
    knobs: [
      ...base.knobs,
      ...courses.flatMap(({ whole, sessions }, index): Knob[] => [
        knob('a course that costs more than its sessions', `${path}.${index}.price`, pounds(whole + 1)),
        {
          ...knob('number of sessions of a course', `${path}.${index}.sessions`, String(sessions + 1)),
          values: { [`${path}.${index}.sessions`]: sessions + 1 },
        },
      ]),
      ...courses
        .slice(1)
        .map(() =>
          knob(
            'a longer course that costs less than a shorter one',
            `${path}.1.price`,
            pounds((first?.price ?? 0) - 1),
          ),
        ),
    ],
  };
}

/** Two or three options at their own prices; the treatment costs “from” the lowest of them. */
function withOptions(random: Random, named: Named): Treated {
  const least = amount(random);
  const prices = [least, least + random.int(1, 9) * 5, least + random.int(10, 20) * 5].slice(0, random.int(2, 3));
  const path = `catalogue.${named.slug}`;
  const options = prices.map((price, index) => [
    `way-${index}`,
    { title: `Way ${'ABC'.charAt(index)}`, price: pounds(price), duration: random.pick(LENGTHS), book: 'visit' },
  ]);
  const from = `From ${pounds(least)}`;
  return {
    ...named,
    least,
    items: prices.map((price, index) => ({
      item: `${named.slug}.way-${index}`,
      price,
      at: `${path}.options.way-${index}.price`,
    })),
    values: {
      [path]: {
        ...fields(named, random.pick(LENGTHS)),
        price: from,
        book: 'visit',
        options: Object.fromEntries(options),
      },
    },
    lines: [`${named.name} from ${pounds(least)}`],
    knobs: [
      knob('“From” over options', `${path}.price`, `From ${pounds(least + 5)}`),
      knob('an option below “From”', `${path}.options.way-1.price`, pounds(least - 5)),
      {
        kind: '“from” in the downloadable price list',
        at: 'documents.list.file',
        now: pounds(prices.at(-1) ?? 0),
        line: { was: `${named.name} from ${pounds(least)}`, is: `${named.name} from ${pounds(prices.at(-1) ?? 0)}` },
      },
    ],
  };
}

function free(random: Random, named: Named): Treated {
  const values = { ...fields(named, random.pick(LENGTHS)), price: 'Complimentary', book: 'visit' };
  return { ...named, items: [], values: { [`catalogue.${named.slug}`]: values }, lines: [], knobs: [] };
}

function comingSoon(random: Random, named: Named): Treated {
  const path = `catalogue.${named.slug}`;
  const values = { ...fields(named, random.pick(LENGTHS)), price: 'TBA' };
  const knobs = [knob('a price of a treatment that is coming soon', `${path}.price`, pounds(amount(random)))];
  return { ...named, items: [], values: { [path]: values }, lines: [], knobs };
}
