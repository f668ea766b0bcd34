import { optionsOf } from '../../../config/derived/catalogue.ts';
import type { Package, Site } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { formatPounds } from '../../../facts/money.ts';
import { numberFromWords } from '../../../facts/number-words.ts';
import type { Price } from '../../../facts/price.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const priceCourse: Rule = {
  name: 'price/course',
  severity: 'error',
  checks:
    'A course holds as many sessions as its name says, costs less than they do singly, and more than one session and than a shorter course.',
  because: 'What a course saves is computed from these figures and shown beside it.',
  source: 'CAP code 3.17; CTSI guidance for traders on pricing practices',
  examples: {
    bad: [
      {
        shows: 'five sessions for more than five single ones',
        values: { 'catalogue.massage.packages.0.price': '£310' },
      },
      { shows: 'five sessions at the price of five', values: { 'catalogue.massage.packages.0.price': '£300' } },
      { shows: 'five sessions for less than one', values: { 'catalogue.massage.packages.0.price': '£25' } },
      { shows: 'a course of five that counts four', values: { 'catalogue.massage.packages.0.sessions': 4 } },
      {
        shows: 'ten sessions for less than five',
        values: { 'catalogue.massage.packages.1': { label: 'Course of ten', sessions: 10, price: '£240' } },
      },
    ],
    good: [
      {
        shows: 'a longer course at a better price',
        values: { 'catalogue.massage.packages.1': { label: 'Course of ten', sessions: 10, price: '£450' } },
      },
    ],
  },
  find: ({ site }) =>
    pricedCourses(site).flatMap(({ single, packages, path }) =>
      packages.flatMap((pack, index) => {
        const at = [...path, 'packages', index];
        return [
          ...noSaving(pack, single, at),
          ...tooLittle(pack, single, at),
          ...otherCount(pack, at),
          ...noMore(pack, packages, at),
        ];
      }),
    ),
};

interface Courses {
  readonly single: Price;
  readonly packages: readonly Package[];
  /** What they are courses of. */
  readonly path: ConfigPath;
}

const pricedCourses = (site: Site): readonly Courses[] =>
  Object.entries(site.catalogue).flatMap(([slug, treatment]) => [
    { single: treatment.price, packages: treatment.packages ?? [], path: ['catalogue', slug] },
    ...optionsOf(treatment).map(([name, { price, packages = [] }]) => ({
      single: price,
      packages,
      path: ['catalogue', slug, 'options', name],
    })),
  ]);

function noSaving({ price, sessions }: Package, single: Price, at: ConfigPath): readonly RuleFinding[] {
  if (single.kind !== 'amount' || price.amount < sessions * single.amount) return [];
  const sum = formatPounds(sessions * single.amount, price.amountText);
  return [
    {
      message: `“${price.text}” is no less than ${sessions} × ${single.amountText} = ${sum}.`,
      help: 'Correct the price of the course, its number of sessions, or the single price.',
      path: [...at, 'price'],
      against: sum,
    },
  ];
}

/** A figure was lost: nobody sells a course for less than one of its sessions. */
function tooLittle({ price, sessions }: Package, single: Price, at: ConfigPath): readonly RuleFinding[] {
  if (single.kind !== 'amount' || sessions < 2 || price.amount > single.amount) return [];
  return [
    {
      message: `“${price.text}” for ${sessions} sessions is no more than one costs: ${single.amountText}.`,
      help: 'Correct the price of the course, or the single price.',
      path: [...at, 'price'],
      against: single.amountText,
    },
  ];
}

/** 'Course of five', '6 visits': the only number in it. */
function numberIn(label: string): number | undefined {
  const words = label.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const numbers = words.flatMap((word) =>
    word === 'a' ? [] : ((/^\d/.test(word) ? Number(word) : numberFromWords(word)) ?? []),
  );
  return numbers.length === 1 ? numbers[0] : undefined;
}

function otherCount({ label, sessions }: Package, at: ConfigPath): readonly RuleFinding[] {
  const number = numberIn(label);
  if (number === undefined || number === sessions) return [];
  return [
    {
      message: `“${label}” counts ${sessions} here.`,
      help: 'Correct the number of sessions or the name of the course.',
      path: [...at, 'sessions'],
      against: label,
    },
  ];
}

function noMore({ price, sessions, label }: Package, all: readonly Package[], at: ConfigPath): readonly RuleFinding[] {
  const shorter = all.find((other) => other.sessions < sessions && other.price.amount >= price.amount);
  if (!shorter) return [];
  return [
    {
      message: `“${label}” costs ${price.text}, no more than “${shorter.label}” at ${shorter.price.text}.`,
      help: 'Correct one of the two prices.',
      path: [...at, 'price'],
      against: shorter.price.text,
    },
  ];
}
