/** The price beside a time, which says what takes so long: '£195 for 45 minutes', 'Half an hour, £30'. */
import type { ConfigPath } from '../../../../../core/finding.ts';
import { literal } from '../../../../../core/pattern.ts';
import { quotedFacts } from '../../../public-texts/quoted-facts.ts';
import { inSentence } from '../around-quantity.ts';
import type { Mention } from '../mention.ts';

const PRICE = String.raw`(?<price>£(?<amount>\d+(?:,\d{3})*(?:\.\d\d)?))`;
/** '£60 per session' */
const UNIT = '(?: (?:per|an?|each|every) [a-z]+)?';
const BEFORE = new RegExp(`${PRICE}${UNIT}(?<link>(?:,| for| -|:) (?:only |just )?)$`);
const ENDS = /^(?:[.,;:)]|$| (?:with|including)\b)/;
const AFTER = new RegExp(
  `^(?<link>(?:,| for| -|:| at| costs?|,? and (?:costs?|is)) (?:only |just )?)${PRICE}(?=\\.?(?:[ ,;:)]|$))(?! (?:more|less|extra|off)\\b)`,
);
/** 'Half an hour, £60 for an hour': the price of the second time. */
const FOR = new RegExp(`^${UNIT} for (?:about |only |just )?`);

interface PriceOfTime {
  /** The price without its currency: '62.50' */
  readonly amount: string;
  /** Finds this price, and no longer amount. */
  readonly pattern: RegExp;
  /** The words between the time and the price. */
  readonly link: string;
  /** The fact that is quoted here, if the price is not typed: 'an hour for {catalogue.massage.price}'. */
  readonly fact: ConfigPath | undefined;
}

/** Returns the price that belongs to a time; `undefined` if there is none beside it. */
export function priceOfTime(mention: Mention): PriceOfTime | undefined {
  const { publicText, quantity, subject } = mention;
  const { before, after } = inSentence(mention);
  const ahead = ENDS.test(after) ? BEFORE.exec(before) : null;
  const found = ahead ?? AFTER.exec(after);
  const { price = '', amount = '', link = '' } = found?.groups ?? {};
  if (!found) return undefined;
  const at = ahead ? subject.start + ahead.index : quantity.normalAt + quantity.normalLength + link.length;
  if (!ahead && isOfNextTime(mention, at + price.length)) return undefined;
  return {
    amount,
    pattern: new RegExp(`${literal(price)}(?![\\d,.]*\\d)`),
    link,
    fact: quotedFacts(publicText, publicText.normal.original(at, price.length))[0],
  };
}

function isOfNextTime({ publicText, quantities }: Mention, end: number): boolean {
  const [words] = FOR.exec(publicText.normal.text.slice(end)) ?? [];
  return words !== undefined && quantities.some(({ normalAt }) => normalAt === end + words.length);
}
