/** What to do about an amount that no fact states: quote the fact that the sentence means, or state the amount once. */
import { figureItems, type PricedItem } from '../../../config/derived/priced.ts';
import type { Site } from '../../../config/site.ts';
import { onlyOne } from '../../../core/only-one.ts';
import { separateWords } from '../../../core/wording.ts';
import { formatPounds } from '../../../facts/money.ts';
import { holdsWords } from '../../../facts/words.ts';
import type { Mention } from '../about/mentions.ts';
import type { RuleInput } from '../rule.ts';
import { MISSED_FEE, MISSES } from './amounts/fees/fees.ts';
import { priceMeant } from './amounts/meant/price-meant.ts';
import type { ProsePrice } from './amounts/prose-price.ts';
import { wordsBefore } from './amounts/sentence/amount-in-sentence.ts';
import { meantMonthly } from './amounts/sentence/paid-monthly.ts';
import { itemsWithPrices, lowestPrice, otherFactHelp } from './prose-findings.ts';
import { wholeFigure } from './whole-figure.ts';

/** 'It costs £185 and the visit fee': “it” is what the page or the question is about. */
const IT_COSTS = /\bit (?:costs|is|comes to)(?: (?:only|just|about))? $/;

/** Explains how to state an amount once, unless the sentence means one that the config states already. */
export function stateHelp(price: ProsePrice, amountText: string, input: RuleInput): string {
  const { pence } = price.amount;
  const value = pence === undefined ? amountText : formatPounds(pence, amountText);
  const figure = `figures: { name: '${value}' }`;
  const meant = statedPrice(price, input);
  const ofMeant = meant && `If you mean ${meant.name}, quote it: {${meant.quote}}.`;
  const ofOthers = price.isCertain ? undefined : otherFactHelp(price, input, ofMeant);
  const isEqual = input.lookups
    .items()
    .facts.get(pence ?? Number.NaN)
    ?.some(({ quote }) => quote === meant?.quote);
  const known = (isEqual ? [ofMeant, ofOthers] : [ofOthers, ofMeant]).filter((help) => help !== undefined);
  return known.length > 0
    ? `${known.join(' ')} Otherwise state the amount once in the config, like ${figure}, and quote it: {figures.name}.`
    : `State the amount once in the config, and its source if others charge it (the NHS, an insurer, a car park): ${figure}, evidence: { name: 'price list of …, May 2026' }. Then quote it: {figures.name}.`;
}

/** Returns the price or the charge of the config that the sentence means, with the path that quotes it. */
function statedPrice(price: ProsePrice, input: RuleInput): ReturnType<typeof priceMeant> {
  const { sentence, question } = input.lookups.subjectAt(price.publicText, price.amount.normalAt);
  const words = `${question} ${sentence}`;
  const item = itemMeant(price, input);
  const whole = wholeFigure(input.site, price.amount.pence);
  if (whole) return whole;
  if (!item) return chargeInWords(words, input.site);
  return isOfSimilarSize(item, price.amount) ? (priceMeant(item, words) ?? startsAt(price)) : undefined;
}

/** Nobody who means a price writes one that is three times as high, or a third of it. */
const MOST_TIMES = 3;
const isOfSimilarSize = ({ facts }: PricedItem, { pence = 0 }: ProsePrice['amount']): boolean =>
  facts.some((fact) => Math.max(fact.pence, pence) < MOST_TIMES * Math.min(fact.pence, pence));

/** 'From £240, we neuter your dog': the lowest price of several. */
function startsAt(price: ProsePrice): ReturnType<typeof priceMeant> {
  const quote = lowestPrice(price);
  return quote === undefined ? undefined : { name: itemsWithPrices(price.items), quote };
}

function itemMeant({ publicText, amount, items }: ProsePrice, { site, lookups }: RuleInput): PricedItem | undefined {
  const index = lookups.items();
  const subject = lookups.subjectAt(publicText, amount.normalAt);
  const { sentence, owner } = subject;
  const mentions = index.mentionsIn(sentence);
  const equal = figureItems(site).filter(({ singles }) => singles.includes(amount.pence ?? Number.NaN));
  const monthly = meantMonthly({ amount, subject, index });
  const [meant] = [
    ...(monthly ? [monthly] : []),
    ...equal,
    // 'At £129 it includes a blood test': the sentence names only what the item contains.
    ...items.filter((item) => !subject.items.includes(item)),
    ...(owner && IT_COSTS.test(wordsBefore({ amount, subject })) ? [owner] : []),
    ...mentions.flatMap((mention) => figureOf(mention)),
    ...mentions.filter((mention) => isPhrase(mention, sentence)).flatMap((mention) => mention.items),
    ...items,
  ];
  return meant;
}

/** 'The band' can mean “band one” or “band two”, so it suggests neither. */
const figureOf = ({ items }: Mention): readonly PricedItem[] => {
  const figures = items.filter(({ path }) => path.includes('figures'));
  return figures.length === 1 ? figures : [];
};

/** 'Private examination' means “Private eye examination”; one word can mean anything. */
const isPhrase = ({ at, end, items }: Mention, sentence: string): boolean =>
  items.length === 1 && /[a-z] [a-z]/.test(sentence.slice(at, end));

/** What a charge without an amount depends on: 'half the fee', '50% of the price'. */
const SHARE = /\b(?:fee|price|cost|charge)\b|%/;

/** 'A late cancellation costs £10', where the config says `lateCharge: 'half the fee'`. */
function chargeInWords(words: string, { figures }: Site): ReturnType<typeof priceMeant> {
  if (!MISSES.test(words)) return undefined;
  const charge = onlyOne(
    Object.entries(figures).filter(
      ([name, text]) =>
        MISSED_FEE.test(name) &&
        SHARE.test(text) &&
        separateWords(name)
          .split(' ')
          .some((word) => MISSED_FEE.test(word) && holdsWords(words, word)),
    ),
  );
  if (!charge) return undefined;
  const [name, text] = charge;
  return { name: `“${separateWords(name)}” (${text})`, quote: `figures.${name}` };
}
