/** Times that belong to something else than what a sentence names: to another test, to several at once, to what follows “for”. */
import type { Length } from '../../../../../config/derived/item-figures.ts';
import { isCategory, type PricedItem } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { normalNameOf } from '../../../about/names.ts';
import { inSentence } from '../around-quantity.ts';
import type { InSentence } from '../in-sentence.ts';
import type { Facts, Mention } from '../mention.ts';
import { minutesOf } from './minutes.ts';
import { lastClause } from './part-of-appointment.ts';
import { priceOfTime } from './price-of-time.ts';

/** Returns true if the words around a time attach it to something else than the items of the sentence. */
export const isOfAnother = (mention: Mention, facts: Facts, lengths: readonly Length[]): boolean =>
  isForUnnamed(mention) ||
  isPricedAlone(mention) ||
  isPricedOtherwise(mention, facts) ||
  isOtherTest(mention) ||
  isFree(mention) ||
  isSeveralAtOnce(mention, lengths) ||
  isLessThanAll(mention, lengths);

const FOR = /^ for (?:an?|the|your|our|each) [^,;:]*?(?=[,;:]| and )/;

/** 'Plan 45 minutes for a scan, an hour for a check': the name belongs to the second time. */
function isForUnnamed(mention: Mention): boolean {
  const { before, after } = inSentence(mention);
  const { quantity, quantities, subject } = mention;
  const [own] = FOR.exec(after) ?? [];
  if (own === undefined) return false;
  const names = subject.named.map(normalNameOf);
  const ownEnd = quantity.normalAt + quantity.normalLength + own.length;
  const nameAt = (name: string) => mention.publicText.normal.text.indexOf(name, ownEnd);
  return (
    names.length > 0 &&
    names.every(
      (name) =>
        !before.includes(name) &&
        !own.includes(name) &&
        quantities.some(({ normalAt }) => normalAt >= ownEnd && normalAt < nameAt(name)),
    )
  );
}

const FOR_PRICE = /^ (?:for|at) £\d[\d,.]*(?=[,;] | and )/;

/** '15 minutes for £75, urgent appointments for £110': a time with a price of its own, before the name of another thing. */
function isPricedAlone(mention: Mention): boolean {
  const { before, after } = inSentence(mention);
  const names = mention.subject.named.map(normalNameOf);
  return FOR_PRICE.test(after) && names.length > 0 && names.every((name) => !before.includes(name));
}

/** 'Cupping for £38, an hour for £60', which is what something else costs that takes an hour. */
function isPricedOtherwise(mention: Mention, facts: Facts): boolean {
  const price = priceOfTime(mention)?.pattern;
  const costs = (text: string | undefined) => price?.test(text ?? '') === true;
  return (
    price !== undefined &&
    !mention.subject.items.some((item) => costs(item.price) || item.options.some((option) => costs(option.price))) &&
    facts.minutesAt(price).includes(minutesOf(mention.quantity))
  );
}

/**
 * 'The first talk is free and takes ten minutes', 'we repair it free: ten minutes, no appointment' on the page of an operation:
 * what costs nothing is no treatment that has a price.
 */
const FREE =
  /(?<!\bdeposit )\b(?:is|are) free(?: of charge)?(?=[ ,;.]|$)(?! (?:of|from|to|for)\b(?! charge\b))|\bcosts? (?:you )?nothing\b|\bwe (?:also )?[a-z]+ (?:it|them|this|that|(?:your|the|an?) [a-z]+)(?: (?:up|down|back|again|right|on|off))?(?: for)? free(?: of charge)?(?=[ ,;:.]|$)/;
const isFree = ({ subject: { sentence, named, items } }: Mention): boolean =>
  FREE.test(sentence) &&
  named.length === 0 &&
  items.every(
    (item) =>
      [item.price ?? '', ...item.options.map(({ price }) => price ?? '')].some((text) => /£/.test(text)) ||
      isCategory(item),
  );

const A_TEST =
  /^\W*an? (?<kind>[a-z-]+) (?<noun>test|check|scan|screen|screening|examination)\b[^,;:]*? (?:takes?|lasts?)(?: [a-z]+){0,2} $/;
/** 'A full test', 'a quick check': of any kind. */
const ANY_KIND =
  /^(?:complete|detailed|first|follow-up|full|good|long|new|normal|proper|quick|repeat|routine|second|short|simple|single|standard|thorough|typical|usual|whole)$/;

/** 'A discharge appointment of ten minutes with a nurse', in the text of an operation */
const AN_APPOINTMENT =
  /\ban? (?<kind>[a-z-]+) (?<noun>appointment|visit|call|talk|chat|meeting|lesson|class|session) of (?:about |only |just )?$/;

/** 'A breath test takes two minutes' in the text of a drug test: a test of another kind. */
function isOtherTest(mention: Mention): boolean {
  const clause = lastClause(inSentence(mention).before);
  const appointment = AN_APPOINTMENT.exec(clause)?.groups;
  const { kind = '', noun = '' } = appointment ?? A_TEST.exec(clause)?.groups ?? {};
  const { items, named } = mention.subject;
  const names = items.flatMap(wordsOf);
  return (
    noun !== '' &&
    named.length === 0 &&
    !ANY_KIND.test(kind) &&
    (appointment !== undefined || names.some((name) => name.includes(` ${noun}`))) &&
    names.every((name) => !name.includes(kind))
  );
}

const wordsOf = (item: PricedItem): readonly string[] =>
  [normalNameOf(item), item.price ?? '', ...item.options.map(({ title }) => title)].map((text) => text.toLowerCase());

const SEVERAL = /^\W*(?:both|all)? ?(?:(?:of )?(?:the|your) )?/;

/** 'Both ears take an hour and a quarter' of 40 minutes per ear: longer than one, and no longer than one after the other. */
function isSeveralAtOnce(mention: Mention, lengths: readonly Length[]): boolean {
  const count = countBefore(inSentence(mention));
  const { courses = [] } = onlyOne(mention.subject.items) ?? {};
  const isSold = count !== undefined && courses.some(({ sessions }) => sessions === count);
  const minutes = minutesOf(mention.quantity);
  return isSold && lengths.some((length) => minutes > minutesOf(length) && minutes <= minutesOf(length) * (count ?? 1));
}

/** 'Two small ones take 45 minutes instead of an hour': the sentence states their times one after the other. */
function isLessThanAll(mention: Mention, lengths: readonly Length[]): boolean {
  const { quantity, quantities } = mention;
  const { after } = inSentence(mention);
  const end = quantity.normalAt + quantity.normalLength;
  const all = quantities.find(
    ({ normalAt }) => normalAt > end && normalAt <= end + (INSTEAD.exec(after)?.[0].length ?? 0),
  );
  return (
    all !== undefined &&
    minutesOf(quantity) < minutesOf(all) &&
    lengths.some((length) => isMultiple(minutesOf(all), minutesOf(length)))
  );
}
const INSTEAD = /^,? (?:instead of|rather than|not) (?:the (?:usual|full) )?/;
const isMultiple = (all: number, one: number): boolean => all > one && all % one === 0;

/** 'Five sessions take': their times add up. */
const ONE_AFTER_OTHER = /^ (?:[a-z-]+ )?(?:sessions|visits|appointments|treatments|classes|lessons)\b/;

/** The number with which the clause begins: 'both ears on one day take', 'all three together need'. */
function countBefore({ before }: InSentence): number | undefined {
  const clause = lastClause(before).replace(/^[,;: ]*(?:(?:and|but|then) )?/, '');
  if (!/\b(?:takes?|lasts?|needs?)(?: [a-z]+){0,2} $/.test(clause)) return undefined;
  if (/^both\b/.test(clause)) return 2;
  const [first] = countsIn(clause);
  if (!first || first.count === 1 || SEVERAL.exec(clause)?.[0].length !== first.at) return undefined;
  return ONE_AFTER_OTHER.test(clause.slice(first.end)) ? undefined : first.count;
}
