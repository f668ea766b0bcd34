/** Amounts above or below which a sentence says that nothing costs: 'Nothing on this list costs more than £360.' */
import { isCategory } from '../../../../../config/derived/priced.ts';
import { clauseAt } from '../../../../../facts/clauses.ts';
import { formatPounds, type Pence } from '../../../../../facts/money.ts';
import { OTHERS } from './about-amount.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from './amount-in-sentence.ts';
import { type Explanation, explain } from './explanation.ts';

const NOTHING = String.raw`\b(?:nothing|none of (?:our|the|these) \w+|no (?:treatment|appointment|visit|session|test)s?)\b(?: \w+){0,4}`;
const EVERYTHING = String.raw`\b(?:everything|all (?:our|the) (?:treatments|appointments|prices)|every (?:treatment|appointment|price))\b(?: \w+){0,4}`;
const IS = ' (?:costs?|is|are)(?: (?:you|ever))? ';
const HIGHEST = new RegExp(`${NOTHING}${IS}(?:more than|over|above) $|${EVERYTHING}${IS}(?:at most|no more than) $`);
const BELOW = new RegExp(`${EVERYTHING}${IS}(?:less than|under|below) $`);
const LOWEST = new RegExp(`${NOTHING}${IS}(?:less than|under|below) $|${EVERYTHING}${IS}(?:at least|no less than) $`);

interface Bound {
  /** Set if a price is beyond the limit. */
  readonly explanation?: Explanation;
}

/** 'A policy with a limit of £500 a year' */
const LIMIT_OF = /\b(?:limits?|maximum|ceiling|cap|allowance|budget) (?:is |of |at )(?:up to )?$/;

const LIMIT_BEFORE = /\b(?:below|under|over|above|from|up to|at least|(?:less|more) than) $/;
const LIMIT_AFTER = /^ (?:or|and) (?:less|more|over|above|under|below)\b/;
const DEPOSIT_IS = /\bdeposits? (?:is|are|of|starts?|begins?)\b[^,;]*$/;

/** 'No deposit below £50', 'from £50 we ask for a deposit': a price from which a deposit is taken, and no deposit */
const isDepositLimit = (context: AmountInSentence): boolean =>
  /\bdeposits?\b/.test(context.subject.sentence) &&
  (LIMIT_BEFORE.test(wordsBefore(context)) || LIMIT_AFTER.test(wordsAfter(context))) &&
  !DEPOSIT_IS.test(wordsBefore(context)) &&
  !context.index.fees.some(({ pence }) => pence === context.amount.pence);

const BETWEEN = String.raw`\b(?:from|between)`;
const RANGE_START = new RegExp(`${BETWEEN} $`);
const RANGE_END = new RegExp(String.raw`${BETWEEN} £[\d,.]*\d (?:up to|to|and) $`);

/** 'Fourteen treatments, from £40 to £600': the lowest and the highest price of the catalogue */
function isEndOfRange(context: AmountInSentence): boolean {
  const prices = context.index.all
    .filter(({ path: [part] }) => part === 'catalogue')
    .flatMap(({ singles }) => singles.filter((price) => price > 0));
  const before = wordsBefore(context);
  const isStart = RANGE_START.test(before) && /^ (?:up to|to|and) £/.test(wordsAfter(context));
  const end = isStart ? Math.min(...prices) : RANGE_END.test(before) ? Math.max(...prices) : undefined;
  return end !== undefined && end === context.amount.pence;
}

/** Returns `undefined` if the sentence states no limit and no range of all prices of the clinic. */
export function boundOf(context: AmountInSentence): Bound | undefined {
  const { amount, subject, index } = context;
  const { pence } = amount;
  const { sentence, items, named } = subject;
  if (LIMIT_OF.test(wordsBefore(context)) && !index.facts.has(pence ?? Number.NaN)) return {};
  if (isDepositLimit(context)) return {};
  // On the page of a category or a treatment, “nothing” can mean nothing on this page.
  if (pence === undefined || OTHERS.test(sentence)) return undefined;
  // 'Between £16 and £90, and the first visit is free': only another clause names something.
  const clause = clauseAt(sentence, wordsBefore(context).length);
  const isOfAll = items.length === 0 || (named.length > 0 && index.namesIn(clause).length === 0);
  if (isOfAll && isEndOfRange(context)) return {};
  if (items.length > 0) return undefined;
  const isBeyond = beyondTest(wordsBefore(context));
  if (!isBeyond) return undefined;
  const prices = index.all
    .filter((item) => !isCategory(item))
    .flatMap(({ singles, names: [name = ''] }) => singles.map((price) => ({ pence: price, name })))
    .filter((price) => price.pence > 0);
  const beyond = prices.find((price) => isBeyond(price.pence, pence));
  if (!beyond) return {};
  const problem = `is not the ${beyond.pence > pence ? 'highest' : 'lowest'} price: “${beyond.name}” costs ${formatPounds(beyond.pence, ',')}.`;
  return { explanation: explain(context, problem, 'Correct the amount, or name what the sentence is about.') };
}

function beyondTest(before: string): ((price: Pence, limit: Pence) => boolean) | undefined {
  if (HIGHEST.test(before)) return (price, limit) => price > limit;
  if (BELOW.test(before)) return (price, limit) => price >= limit;
  if (LOWEST.test(before)) return (price, limit) => price < limit;
  return undefined;
}
