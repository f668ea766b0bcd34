/** Mentions of a deposit on finished pages: 'A deposit of £20 is taken when you book.' */

import type { Site } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { type Normalised, normalise } from '../../../facts/normalise.ts';
import { sentencesIn } from '../../../facts/sentences.ts';
import { holdsWords } from '../../../facts/words.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { RuleInput } from '../rule.ts';
import { itemsOfFee } from './amounts/fees/fees-about.ts';
import { ASKS_DEPOSIT, PAID_ON_BOOKING } from './amounts/sentence/deposit-asked.ts';

/** A figure of the config that is a deposit, of the clinic or of one treatment. */
export interface Deposit {
  readonly path: ConfigPath;
  readonly name: string;
  readonly text: string;
}

const DEPOSIT = /\bdeposits?\b/;
/** 'Therapy needs no deposit': the page mentions it, and nobody pays it. */
export const NO_DEPOSIT =
  /\b(?:no|without an?|without any|(?:not|never|(?<=n't)) ?(?:need|take|ask for|require|want)(?: (?:an?|any))?) deposits?\b/;

/** Returns the positions in a normalised text at which it quotes the figure. */
export const quotationsOf = ({ segments, normal }: PublicText, { path }: Deposit): readonly number[] =>
  segments.flatMap(({ fact, start }) => (fact === path.join('.') ? [normal.index(start)] : []));

/** Returns the deposits of the clinic and of its treatments. */
export const depositsOf = ({ figures, catalogue }: Site): readonly Deposit[] => [
  ...depositsAmong(figures, ['figures']),
  ...Object.entries(catalogue).flatMap(([slug, treatment]) =>
    depositsAmong(treatment.figures ?? {}, ['catalogue', slug, 'figures']),
  ),
];

const depositsAmong = (figures: Readonly<Record<string, string>>, path: ConfigPath): readonly Deposit[] =>
  Object.entries(figures)
    .filter(([name]) => /deposit/i.test(name))
    .map(([name, text]) => ({ path: [...path, name], name, text }));

export const isOfClinic = ({ path: [part] }: Deposit): boolean => part === 'figures';

type AmountTest = (normal: Normalised) => boolean;

/** Returns a test for the amount of the deposit: in figures, in words, or as a percentage. */
export function amountTest({ lookups }: Pick<RuleInput, 'lookups'>, { text }: Deposit): AmountTest {
  const own = normalise(text);
  const [amount] = lookups.amountsIn(own);
  return (normal) =>
    holdsWords(normal.text, own.text) ||
    (amount?.pence !== undefined && lookups.amountsIn(normal).some(({ pence }) => pence === amount.pence));
}

/** Returns the routes of the pages that mention the deposit, or say that nobody pays one. */
export function pagesWithDeposit(input: RuleInput, deposit: Deposit): ReadonlySet<string> {
  const shownTexts = textsByPage(input);
  const hasAmount = amountTest(input, deposit);
  const isGeneral = isOfClinic(deposit) && itemsOfFee(deposit.name, input.lookups.items()).length === 0;
  const isPaid = { hasAmount, words: isGeneral ? PAID_ON_BOOKING : PAID_FIRST };
  const quoting = input.publicTexts.onPages.filter((text) => quotationsOf(text, deposit).length > 0);
  const quotingTexts = new Set(quoting.map(({ normal }) => normal.text));
  return new Set([
    ...quoting.flatMap(({ page = [] }) => page),
    ...[...shownTexts].flatMap(([route, texts]) =>
      texts.some((text, index) => quotingTexts.has(text.normal.text) || isMention(texts, index, isPaid)) ? [route] : [],
    ),
  ]);
}

/** The texts of each page, in the order of their first appearance on the site. */
function textsByPage({ plan, publicTexts }: RuleInput): ReadonlyMap<string, readonly PublicText[]> {
  const shown = new Map(plan.pages.map(({ route }): [string, PublicText[]] => [route, []]));
  for (const text of publicTexts.shown)
    if (text.kind === 'page text') for (const page of text.pages) shown.get(page)?.push(text);
  return shown;
}

/** 'You pay £1,000 with the cast', 'Splints: £30 with the cast, the rest later': enough for the deposit of a treatment. */
const PAID_FIRST = new RegExp(`${PAID_ON_BOOKING.source}|\\b(?:due|pay|paid|payable|the (?:rest|balance))\\b`);

/** An equal amount without the word is a coincidence: a course can save £20, too. */
function isMention(
  texts: readonly PublicText[],
  index: number,
  { hasAmount, words }: { readonly hasAmount: AmountTest; readonly words: RegExp },
): boolean {
  const normal = texts[index]?.normal;
  if (!normal) return false;
  if (NO_DEPOSIT.test(normal.text)) return true;
  if (!hasAmount(normal)) return false;
  // A label and its amount can be two texts: 'Deposit' and '£20', or 'Do I pay anything in advance?' and 'Yes, £20.'
  const label = texts[index - 1]?.normal.text ?? '';
  const isLabelled = DEPOSIT.test(normal.text) || DEPOSIT.test(label) || ASKS_DEPOSIT.test(label);
  return isLabelled || sentencesIn(normal.text).some(({ text }) => words.test(text) && hasAmount(normalise(text)));
}
