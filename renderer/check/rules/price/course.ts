import { optionsOf } from '../../../config/derived/catalogue.ts';
import type { Package, Site } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { onlyOne } from '../../../core/only-one.ts';
import { formatPounds } from '../../../facts/money.ts';
import { writtenNumber } from '../../../facts/number-words.ts';
import type { Price } from '../../../facts/price.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const priceCourse: Rule = {
  name: 'price/course',
  severity: 'error',
  checks:
    'A course has as many sessions as its name says and costs less than the same number of single sessions; more sessions cost more.',
  because:
    'The site computes and displays the saving of a course from these values, so a mistake produces a misleading saving.',
  source: 'CAP code 3.17; CTSI guidance for traders on pricing practices',
  bad: {
    'five sessions for more than five single ones': { 'catalogue.massage.packages.0.price': '£310' },
    'five sessions for the price of five single ones': { 'catalogue.massage.packages.0.price': '£300' },
    'five sessions for less than one': { 'catalogue.massage.packages.0.price': '£25' },
    'a “course of five” with four sessions': { 'catalogue.massage.packages.0.sessions': 4 },
    'ten sessions for less than five': {
      'catalogue.massage.packages.1': { label: 'Course of ten', sessions: 10, price: '£240' },
    },
  },
  good: {
    'a longer course at a lower price per session': {
      'catalogue.massage.packages.1': { label: 'Course of ten', sessions: 10, price: '£450' },
    },
  },
  find: ({ site }) =>
    pricedCourses(site).map(({ single, packages, path: parent }) =>
      packages.map((pack, index) => {
        const path = [...parent, 'packages', index];
        const wrong = wrongCount(pack, path);
        const mistakes = priceMistakes(pack, { single, packages, path });
        // A price that is right for the number in the name is not a second mistake.
        const isConsequence =
          wrong !== undefined &&
          priceMistakes(withNamedCount(pack), { single, packages: packages.map(withNamedCount), path }).length === 0;
        return [isConsequence ? [] : mistakes, wrong ?? []];
      }),
    ),
};

interface Courses {
  readonly single: Price;
  readonly packages: readonly Package[];
  /** The path of the treatment or option that these courses belong to. */
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

const priceMistakes = (pack: Package, { single, packages, path }: Courses): readonly RuleFinding[] =>
  [noSaving(pack, single, path), tooCheap(pack, single, path), notAboveShorter(pack, packages, path)].flatMap(
    (mistake) => mistake ?? [],
  );

function noSaving({ price, sessions }: Package, single: Price, path: ConfigPath): RuleFinding | undefined {
  if (single.kind !== 'amount' || price.amount < sessions * single.amount) return undefined;
  const sum = formatPounds(sessions * single.amount, price.amountText);
  return {
    message: `“${price.text}” is not less than ${sessions} × ${single.amountText} = ${sum}.`,
    help: 'Correct the price of the course, its number of sessions, or the single price.',
    path: [...path, 'price'],
    against: sum,
  };
}

/** A digit is probably missing if a course costs no more than one session. */
function tooCheap({ price, sessions }: Package, single: Price, path: ConfigPath): RuleFinding | undefined {
  if (single.kind !== 'amount' || sessions < 2 || price.amount > single.amount) return undefined;
  return {
    message: `“${price.text}” for ${sessions} sessions is not more than the price of one session, ${single.amountText}.`,
    help: 'Correct the price of the course, or the single price.',
    path: [...path, 'price'],
    against: single.amountText,
  };
}

/** 'Course for 3 months', 'Six-week course', 'Two areas' */
const OF_SOMETHING_ELSE =
  /^(?:days?|weeks?|months?|years?|min|mins|minutes?|h|hours?|ml|mg|areas?|people|persons?|friends|eyes|feet|legs|arms|teeth|nails?)$/;

/** 'Course of five', '6 visits': returns the number in the label if there is exactly one. */
function numberIn(label: string): number | undefined {
  const words = label.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  return onlyOne(
    words.flatMap((word, index) =>
      word === 'a' || OF_SOMETHING_ELSE.test(words[index + 1] ?? '') ? [] : (writtenNumber(word) ?? []),
    ),
  );
}

const withNamedCount = (pack: Package): Package => ({ ...pack, sessions: numberIn(pack.label) ?? pack.sessions });

function wrongCount({ label, sessions }: Package, path: ConfigPath): RuleFinding | undefined {
  const number = numberIn(label);
  if (number === undefined || number === sessions) return undefined;
  return {
    message: `“${label}” has ${sessions} sessions here.`,
    help: 'Correct the number of sessions or the name of the course.',
    path: [...path, 'sessions'],
    against: label,
  };
}

function notAboveShorter(
  { price, sessions, label }: Package,
  all: readonly Package[],
  path: ConfigPath,
): RuleFinding | undefined {
  const shorter = all.find((other) => other.sessions < sessions && other.price.amount >= price.amount);
  if (!shorter) return undefined;
  return {
    message: `“${label}” costs ${price.text}, which is not more than “${shorter.label}” at ${shorter.price.text}.`,
    help: 'Correct one of the two prices.',
    path: [...path, 'price'],
    against: shorter.price.text,
  };
}
