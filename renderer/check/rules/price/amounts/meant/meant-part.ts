/**
 * The part of a price that an amount is meant to state: the rest after the deposit, a session of a course, an instalment;
 * or the price without a saving.
 */
import type { AmountFact, PricedItem } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { formatPounds } from '../../../../../facts/money.ts';
import { optionIn } from '../../../about/options.ts';
import { isInSentence, itemsWithOwner } from '../../../about/subject.ts';
import { configPathOf } from '../../../public-texts/index.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from '../sentence/amount-in-sentence.ts';
import { PAID_ON_BOOKING } from '../sentence/deposit-asked.ts';
import { factName } from '../sentence/fact-name.ts';
import { isInstalment, ownMonthly } from '../sentence/paid-monthly.ts';
import { isOfParts, isOneByOne } from '../sentence/sold-apart.ts';
import { restsAfterDeposit } from '../sums/rest-after-deposit.ts';
import { bundlesMeant } from './bundle-meant.ts';
import { type MeantFact, meantAs, meantCourse } from './meant-fact.ts';

const nameOf = ({ names: [name = ''] }: PricedItem): string => `“${name}”`;

/** 'How much do I still owe?', '£85.': what remains of the only price that is meant. */
export function meantRest(context: AmountInSentence): MeantFact | undefined {
  // 'You pay £30 up front to reserve the date, and the rest on the day', 'a deposit of £30; the balance is due later'
  if (wordsAfter(context).trimStart().search(PAID_ON_BOOKING) === 0 || isCalledDeposit(context)) return undefined;
  const rests = restsAfterDeposit(context);
  // 'After the deposit, a Tailored pair leaves £239 to pay': one option of the item
  const named = rests.filter(({ item, price }) =>
    optionIn(item, context.subject.sentence)?.option.facts.some(({ pence }) => pence === price),
  );
  const found = onlyOne(named.length > 0 ? named : rests);
  const price = found?.item.facts.find(({ pence, derived }) => pence === found.price && !derived)?.quote;
  if (!found || price === undefined) return undefined;
  return {
    name: `what remains of ${nameOf(found.item)} after the deposit`,
    price: formatPounds(found.rest, ','),
    quotes: [price, found.deposit],
  };
}

/** 'A deposit of £30', 'the deposit is £30', 'a £30 deposit' */
const isCalledDeposit = (context: AmountInSentence): boolean =>
  /\bdeposit (?:of|is|at)(?: (?:just|only))* $/.test(wordsBefore(context)) ||
  /^ (?:[\w-]+ )?deposit\b/.test(wordsAfter(context));

const COSTS =
  /\b(?:costs?|are|is|be|be worth|comes? to|adds? up to|totals?|pay|for|of|at)(?: (?:you|about|only|around))* $/;

/** 'Separately, the two would cost £145' in the text of an offer or a combination: returns what its parts cost. */
export function meantParts(context: AmountInSentence): MeantFact | undefined {
  const { owner } = context.subject;
  if (!owner || !isOneByOne(context) || !COSTS.test(wordsBefore(context))) return undefined;
  const fact = owner.facts.find(({ quote }) => quote === `${owner.path.join('.')}.reference`);
  return onlyOne(bundlesMeant(context)) === owner
    ? meantAs(`the total of the parts of ${nameOf(owner)}`, fact)
    : undefined;
}

const EACH = /^ (?:an?|per|each|every|apiece)\b/;
/** 'You pay £400 in each', 'in instalments', 'three payments of £180' */
const INSTALMENT =
  /\b(?:instalments?|(?:payments|parts) (?:of|at)|spread|half now|in parts|monthly|in each|(?:a|per|each|every) month)\b/;

/** Returns the session of a course or the instalment that the amount is meant to be. */
export const meantPart = (context: AmountInSentence): MeantFact | undefined =>
  sessionHere(context) ?? sessionOfMeant(context) ?? instalmentOf(context);

/** 'Forty pounds a head' in the text of a course. */
function sessionHere(context: AmountInSentence): MeantFact | undefined {
  const path = configPathOf(context.publicText);
  const at = path.indexOf('packages');
  const item = at === -1 || !EACH.test(wordsAfter(context)) ? undefined : context.index.itemAt(path);
  return item && sessionOf(item, `${path.slice(0, at + 2).join('.')}.price`);
}

const SESSION = '(?:session|visit|appointment|treatment|class|lesson|time|one)';
/** '£50 a session', '£50 each' */
const EACH_SESSION = new RegExp(`^ (?:(?:an?|per|each|every) ${SESSION}\\b|each\\b|apiece\\b)`);
/** 'Each review works out at', 'a session comes down to', 'the price of a session' */
const SESSION_COSTS = new RegExp(
  `\\b(?:each|every|(?:an?|one|per) (?:[\\w-]+ )?${SESSION})\\b[^,;:]* (?:is|are|costs?|at|to|for|pay|only|just|be)(?: (?:only|just|about))* $`,
);
/** 'On the course of four, each session works out at £50.' A session that costs more than a single one does not belong to a course. */
function sessionOfMeant(context: AmountInSentence): MeantFact | undefined {
  const { amount, subject } = context;
  const before = wordsBefore(context);
  // 'One by one they come to £410' is what the parts cost, and not a session.
  const isOfSession = EACH_SESSION.test(wordsAfter(context)) || (SESSION_COSTS.test(before) && !isOfParts(context));
  if (!isOfSession) return undefined;
  // 'With the course, a session costs £50 instead of £58': the second amount is the price of a single session.
  const { item, quotes: [price] = [] } = meantCourse({ ...context, subject: { ...subject, sentence: before } }) ?? {};
  if (!item) return sessionOfProgramme(context);
  const isBelowSingle = item.singles.every((single) => (amount.pence ?? single) < single);
  const isRight = item.facts.some(({ pence, part }) => part === true && pence === amount.pence);
  return price !== undefined && isBelowSingle && !isRight ? sessionOf(item, price) : undefined;
}

/** 'Each visit under the membership works out at £60': its price, divided by the sessions that it pays for. */
function sessionOfProgramme({ subject: { items } }: AmountInSentence): MeantFact | undefined {
  const item = onlyOne(items.filter(({ sessions = 0 }) => sessions > 1));
  const price = onlyOne(item?.singles ?? []);
  if (!item || price === undefined || item.path[0] !== 'programmes') return undefined;
  const each = formatPounds(Math.round(price / (item.sessions ?? 1)), ',');
  const base = item.path.join('.');
  return {
    name: `the price of one session of ${nameOf(item)}`,
    price: each,
    quotes: [`${base}.price`, `${base}.schedule`],
  };
}

function sessionOf({ facts, courses = [] }: PricedItem, price: string): MeantFact | undefined {
  const quote = price.replace(/price$/, 'perSession');
  const fact = facts.find((each) => each.quote === quote);
  const course = courses.find(({ facts: [whole] }) => whole?.quote === price);
  return course && meantAs(`the price of a session of “${course.title}”`, fact);
}

/** 'A first payment of £900', 'at the start, you pay £900' */
const FIRST_PAYMENT = /\b(?:first payment|down payment|up ?front|at the (?:start|beginning|outset))\b[^£,;]*$/;
const isFirstPayment = ({ quote }: AmountFact): boolean => quote?.endsWith('.firstPayment') === true;

/** 'Can I spread the cost?', 'You pay £400 in each month.' */
function instalmentOf(context: AmountInSentence): MeantFact | undefined {
  const { sentence, question, items } = context.subject;
  if (!INSTALMENT.test(`${question} ${sentence}`)) return undefined;
  const item = ownMonthly(context) ?? onlyOne(items);
  const first = FIRST_PAYMENT.test(wordsBefore(context))
    ? onlyOne(item?.facts.filter(isFirstPayment) ?? [])
    : undefined;
  if (item && first) return meantAs(`the first payment of ${nameOf(item)}`, first);
  const part = item?.facts.find(isInstalment);
  return item && part
    ? {
        name: `one instalment of ${nameOf(item)}`,
        price: formatPounds(part.pence, ','),
        quotes: [`${item.path.join('.')}.instalments`],
      }
    : undefined;
}

const INSTEAD =
  /\b(?:instead of|rather than|and not|reduced from|down from)(?: (?:the|an?|usual|full|normal|separate|old|price|total|sum|cost|of))* $/;

/** '£119 instead of £154': returns what the thing costs without its saving, if another amount of the sentence is its price with the saving. */
export function meantReference(context: AmountInSentence): MeantFact | undefined {
  const { amount, amounts, subject, index } = context;
  if (!INSTEAD.test(wordsBefore(context))) return undefined;
  const facts = index.factsAbout(itemsWithOwner(subject));
  const paid = amounts.filter((each) => each !== amount && isInSentence(each, subject));
  const bases = facts.flatMap(({ pence, quote }) =>
    quote !== undefined && paid.some((each) => each.pence === pence) ? [quote.replace(/\.[^.]+$/, '')] : [],
  );
  const reference = onlyOne(new Set(facts.filter(({ quote }) => bases.some((base) => quote === `${base}.reference`))));
  return meantAs(factName(reference?.quote ?? '', index), reference);
}
