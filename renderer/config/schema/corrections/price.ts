import { parsePounds } from '../../../facts/money.ts';
import { numberFromWords } from '../../../facts/number-words.ts';
import { parseInstalments, parsePrice } from '../../../facts/price.ts';
import { decimalComma, misplacedComma, oneDecimal, otherCurrency, pounds } from './amount.ts';
import { type Correct, type Correction, proposing } from './correction.ts';
import { unitIn, withWholeUnit } from './price-unit.ts';
import { explainNoAmount, explainWords, type PriceForm } from './price-words.ts';
import { explainVat } from './vat.ts';

/** Explains a price that is written otherwise than '£300', 'From £250', '£300 per session', 'Complimentary' or 'TBA'. */
export const correctPrice: Correct = (text) =>
  inWords(text) ??
  explainVat(text, (amount) => PRICE.write(amount, unitIn(text))) ??
  inOtherForm(text) ??
  explainWords(text, PRICE);

const PRICE: PriceForm = {
  write: (amount, unit) => amount + unit,
  several: (lowest) => `Write one price, or “From ${lowest}” and each price in “options”.`,
  isMain: true,
};

/** Explains an amount that is written otherwise than '£580'. */
export const correctPounds: Correct = (text) =>
  otherCurrency(text) ??
  oneDecimal(text, (amount) => amount) ??
  proposing(pounds(text), parsePounds) ??
  decimalComma(text, parsePounds) ??
  misplacedComma(text) ??
  explainVat(text, (amount) => amount) ??
  explainWords(text, {
    write: (amount) => amount,
    several: (lowest, highest) => `Write one amount: “${lowest}” or “${highest}”.`,
  });

/** Explains the price of a course. */
export const correctCoursePrice: Correct = (text) =>
  /^ per (?:session|visit|class|treatment|appointment|time)\b/.test(unitIn(text))
    ? { reason: 'it is the price of one session', help: 'Write the price of the whole course, without a unit.' }
    : correctPounds(text);

/** Explains a lowest price that is written otherwise than 'From £160'. */
export const correctFrom: Correct = (text) =>
  explainNoAmount(text) ??
  explainVat(text, (amount) => FROM.write(amount, unitIn(text))) ??
  inOtherForm(text, true) ??
  explainWords(text, FROM);

const FROM: PriceForm = {
  write: (amount, unit) => `From ${amount}${unit}`,
  several: (lowest) => `Write only the lowest price: “${lowest}”.`,
};

/** '2 × £675', '3 monthly payments of £60', '£300 and then 10 × £135' */
const COUNT_FIRST =
  /^\s*(?:(?<first>£?[\d.,]+?)\s*(?:\+|,|and|then)\s*(?:then\s+)?)?(?<count>\d+)\s*(?:x|×|\*|times|(?:monthly |weekly |equal )?(?:payments|instalments)(?: of)?)\s*(?<amount>.+)$/i;
/** '£675 × 2', '£60 a month for 3 months' */
const AMOUNT_FIRST =
  /^\s*(?<amount>.+?)\s*(?:x|×|\*|(?:a|per|each) (?:month|week) for)\s*(?<count>\d+)(?: (?:months|weeks|payments|instalments))?\s*$/i;

/** Explains a payment that is written otherwise than '2 x £675'. */
export const correctInstalments: Correct = (text) => {
  const inFigures = text.replace(/^\s*[a-z]+(?= )/i, (word) =>
    String(numberFromWords(word.trim().toLowerCase()) ?? word),
  );
  const readings = [COUNT_FIRST, AMOUNT_FIRST]
    .map((order) => order.exec(inFigures)?.groups)
    .filter((one) => one !== undefined);
  // '2 × 120' can be read in both ways; a pound sign shows which number is the amount.
  const meant = readings.find(({ amount = '' }) => amount.includes('£')) ?? readings[0];
  const first = meant?.first === undefined ? '' : `${pounds(meant.first) ?? ''} + `;
  const rest = `${meant?.count ?? ''} x ${pounds(meant?.amount ?? '') ?? ''}`;
  return otherCurrency(text) ?? proposing(`${first}${rest}`, parseInstalments);
};

const FREE =
  /^\s*(?:free(?: of charge)?|no (?:charge|cost)|gratis|nil|complimentary|£?0(?:\.00?)?)(\s+(?:for|to|on|if|when)\s.+?)?\s*[.!]?\s*$/i;

/** 'free', 'Free for new clients', 'tbc', 'POA'. */
function inWords(text: string): Correction | undefined {
  const [free, clients] = FREE.exec(text) ?? [];
  if (clients !== undefined)
    return {
      reason: 'the price for other clients is missing',
      help: `Write subtitle: 'Free ${clients.trim()}', price: 'Complimentary', usualPrice: '£60', usualPriceNote: 'for other clients', with the price that they pay.`,
    };
  if (free !== undefined) return proposing('Complimentary', parsePrice);
  if (/^\s*(?:tb[acd]|to be (?:confirmed|announced|decided)|coming soon|soon)\.?\s*$/i.test(text))
    return proposing('TBA', parsePrice);
  return explainNoAmount(text);
}

const LOWEST =
  /^\s*(?:prices?\s+)?(?:from|start(?:s|ing)?\s+(?:at|from)|min(?:imum|\.)?|at least)\s+(?:only\s+|just\s+)?(?=£|\d)/i;
const UPWARDS = /(?<=\d)\s*(?:\+|(?:and|&)\s+(?:up|above|over)|upwards)\s*$/i;

/** '300', '£54pp', 'starting from £54', '£60+': an amount with a unit, perhaps the lowest one. */
function inOtherForm(text: string, isFrom = false): Correction | undefined {
  const isLowest = isFrom || LOWEST.test(text) || UPWARDS.test(text);
  const rest = withWholeUnit(
    text
      .replace(LOWEST, '')
      .replace(UPWARDS, '')
      .replace(/^\s*(?:only|just)\s+(?=£|\d)/i, ''),
  );
  const [, amount = '', unit] =
    /^(.*?)(?:\s*(?:\/|\b(?:per|a|an|each)\b)\s*((?:\d+(?:\.\d+)? ?)?[a-z -]*))?$/i.exec(rest) ?? [];
  return (
    otherCurrency(text) ??
    oneDecimal(amount, (each) => priceText(isLowest, each, unit)) ??
    proposing(priceText(isLowest, pounds(amount), unit), parsePrice) ??
    decimalComma(text, parsePrice) ??
    misplacedComma(text)
  );
}

function priceText(isLowest: boolean, amount: string | undefined, unit: string | undefined): string | undefined {
  if (amount === undefined) return undefined;
  return `${isLowest ? 'From ' : ''}${amount}${unit ? ` per ${unit.toLowerCase()}` : ''}`;
}
