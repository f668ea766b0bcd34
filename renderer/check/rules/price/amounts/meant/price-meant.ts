/** The price of an item that a sentence with a wrong amount means, so that advice does not quote another one. */
import type { PricedItem, PricedOption } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { formatPounds } from '../../../../../facts/money.ts';
import { optionIn } from '../../../about/options.ts';
import { isAboutCourse } from '../sentence/about-amount.ts';

/** A price with its words in a message and the path that quotes it. */
interface PriceMeant {
  /** '“Massage” (£60 per session)', '“An hour” of “Massage” (£60)' */
  readonly name: string;
  readonly quote: string;
}

/** 'per session', 'each of them' */
const EACH = /\b(?:per|each|every) (?:session|visit|appointment|treatment|class|one)\b|\b(?:each|apiece)\b/;

/**
 * Returns the price of an option, a course or one of its sessions if the words name it; `undefined` if the item has
 * several options and the words name none.
 */
export function priceMeant(item: PricedItem, words: string): PriceMeant | undefined {
  const {
    names: [name = ''],
    price,
    facts,
    options,
  } = item;
  const ofCourse = coursePrice(item, words);
  if (ofCourse) return ofCourse;
  if (options.length > 0) {
    const option = optionIn(item, words)?.option;
    return option && optionPrice(item, option);
  }
  const quote = facts.find((fact) => fact.quote !== undefined)?.quote;
  return quote === undefined ? undefined : { name: `“${name}”${price === undefined ? '' : ` (${price})`}`, quote };
}

export function optionPrice(
  { names: [name = ''] }: PricedItem,
  { title, price, facts: [fact] }: PricedOption,
): PriceMeant | undefined {
  return fact?.quote === undefined ? undefined : { name: `“${title}” of “${name}” (${price})`, quote: fact.quote };
}

function coursePrice({ names: [name = ''], courses = [], facts }: PricedItem, words: string): PriceMeant | undefined {
  const counts = countsIn(words).map(({ count }) => count);
  const counted = courses.filter(({ sessions = 0 }) => counts.includes(sessions));
  const course = onlyOne(counted.length > 0 || !isAboutCourse(words) ? counted : courses);
  const quote = course?.facts[0]?.quote;
  if (!course || quote === undefined) return undefined;
  const each = facts.find((fact) => fact.quote === quote.replace(/price$/, 'perSession'));
  return EACH.test(words) && each?.quote !== undefined
    ? { name: `a session of “${course.title}” of “${name}” (${formatPounds(each.pence, ',')})`, quote: each.quote }
    : { name: `“${course.title}” of “${name}” (${course.price})`, quote };
}
