import { parsePounds } from '../../../facts/money.ts';
import { pounds } from './amount.ts';
import type { Correction } from './correction.ts';
import { unitIn } from './price-unit.ts';

/** The form of a price at a place of the config. */
export interface PriceForm {
  /** Returns an amount in this form; `unit` is that of the owner, such as ' per session', or ''. */
  readonly write: (amount: string, unit: string) => string;
  /** Advice on several amounts: the lowest and the highest of them, in this form. */
  readonly several: (lowest: string, highest: string) => string;
  /** Whether it is the price of something that has a description, and may have courses and options. */
  readonly isMain?: boolean;
}

/** Explains words or further amounts beside an amount: '£54–£60', '£54 approx'. */
export function explainWords(text: string, { isMain = false, ...form }: PriceForm): Correction | undefined {
  const amounts = amountsIn(text);
  const [lowest, highest] = [amounts[0], amounts.at(-1)];
  if (lowest === undefined || highest === undefined) return undefined;
  const write = (amount: string) => form.write(amount, unitIn(text));
  if (amounts.length === 1) return besideAmount(text, { amount: lowest, price: write(lowest) }, isMain);
  if (isMain && REDUCED.test(text)) return reducedPrice(lowest, highest);
  return {
    reason: RANGE.test(text) ? 'it is a range' : 'it contains several amounts',
    help: form.several(write(lowest), write(highest)),
  };
}

/** Explains words in place of an amount: 'POA', 'on request'. */
export const explainNoAmount = (text: string): Correction | undefined =>
  ON_REQUEST.test(text)
    ? {
        reason: 'visitors must see an amount',
        help: 'Write the lowest price like “From £250”, or “TBA” while it cannot be booked.',
      }
    : undefined;

const ON_REQUEST =
  /^\s*(?:p\.?o\.?[ar]\.?|(?:price )?(?:on|upon|by) (?:application|request|enquiry|consultation|quotation)|(?:please )?(?:ask|enquire|call|contact|ring|e-?mail)(?: (?:us|for)\b.*)?|(?:price )?(?:varies|variable|depends)\b.*|various|to be discussed|quote|tbd)\s*[.!]?\s*$/i;

const REDUCED = /\b(?:was|now|instead of|reduced|sale|discount(?:ed)?|normally|usually)\b/i;
const RANGE = /\d\s*(?:[-–—]|\bto\b)\s*£?\s*\d|\bbetween\b/i;

/**
 * The amounts of a text without repetitions, from the lowest, as the config writes them; the second of '£54–60' has no
 * sign of its own.
 */
function amountsIn(text: string): readonly string[] {
  const signed = text
    .replace(/^(\s*(?:between|from)?\s*)(?=\d[\d,.]*\s*(?:[-–—/]|to\b|or\b|and\b))/i, '$1£')
    .replace(/(£\s*\d[\d,.]*\s*(?:[-–—/]|\bto\b|\bor\b|\band\b)\s*)(?=\d)/gi, '$1£');
  const written = [...signed.matchAll(/£\s*\d(?:[\d,.]*\d)?/g)].flatMap(([amount]) => pounds(amount) ?? []);
  return [...new Set(written)].sort((a, b) => (parsePounds(a) ?? 0) - (parsePounds(b) ?? 0));
}

const MAXIMUM = /\b(?:up to|max(?:imum)?|at most)\b/i;
const ROUGH = /~|\b(?:about|around|approx(?:imately)?|circa|ca?\.|roughly)|\d\s*ish\b/i;
const COURSE =
  /(?<!\d)(\d+)\s*(?:x|×|\w*\s?for)\s*£|\bfor\s+(\d+)(?:\s+(?:sessions|visits|treatments|appointments))?\s*$/i;
const TIME = /\d\s*(?:min|m\b|h\b|hr|hour)/i;

interface OnlyAmount {
  readonly amount: string;
  /** The amount in the form of the place, with the unit of the owner. */
  readonly price: string;
}

/** Explains the words beside the only amount of a text. */
function besideAmount(text: string, only: OnlyAmount, isMain: boolean): Correction | undefined {
  if (!/\p{L}{2}|~/u.test(text.replace(/\b(?:GBP|pounds?)\b/gi, ''))) return undefined;
  if (isMain) return misplacedFact(text, only) ?? inexactPrice(text, only);
  return { reason: ROUGH.test(text) ? 'it is not exact' : 'it contains other words', help: `Write “${only.price}”.` };
}

/** Explains a price that also states what belongs in another field. */
function misplacedFact(text: string, { amount, price }: OnlyAmount): Correction | undefined {
  const [, before, after] = COURSE.exec(text) ?? [];
  const sessions = Number(before ?? after);
  if (sessions > 1)
    return {
      reason: `it is the price of a course of ${sessions}`,
      help: `Write the price of one here, and the course below it: packages: [course('Course of ${sessions}', { sessions: ${sessions}, price: '${amount}' })],`,
    };
  return TIME.test(text)
    ? { reason: 'it also states a duration', help: `Write “${price}”: the duration has a field of its own.` }
    : undefined;
}

/** Explains a price that is rough, or has words of no known kind beside it. */
function inexactPrice(text: string, { amount, price }: OnlyAmount): Correction {
  if (MAXIMUM.test(text))
    return {
      reason: 'it states only the highest price',
      help: `Write one price, such as “${price}”, or the lowest like “From £30”.`,
    };
  return ROUGH.test(text)
    ? { reason: 'it is not exact', help: `Write “${price}”, or “From ${amount}” if it can cost more.` }
    : { reason: 'it contains other words', help: `Write “${price}”, and the words in “description”.` };
}

const reducedPrice = (lower: string, usual: string): Correction => ({
  reason: 'it contains two prices',
  help: `Write “${usual}” here. A treatment can have a lower price for a while: reduced: { price: '${lower}', runs: { from: '2027-02-01', until: '2027-02-28' }, normalSince: '2026-01-01' },`,
});
