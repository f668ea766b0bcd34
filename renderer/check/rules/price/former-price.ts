/** What to do about a former price beside the one of today: 'was £130, now only £95'. */
import type { PricedItem } from '../../../config/derived/priced.ts';
import { onlyOne } from '../../../core/only-one.ts';
import { amountsIn } from '../../../facts/amounts.ts';
import { formatPounds } from '../../../facts/money.ts';
import { restWithClauses } from '../../../facts/sentences.ts';
import { type ProsePrice, sentenceAround } from './amounts/prose-price.ts';

const FORMER_BEFORE =
  /\b(?:was|were|had been|used to (?:be|cost)|previously|formerly|until (?:now|recently|(?:last|this) [a-z]+),?(?: (?:the|an?) [\w -]+?)?|originally|before|usually|normally|ordinarily|(?:down|reduced|cut) from|instead of|rather than|(?:usual|normal|old|former|full|original) price)(?: (?:it|this|that|at|of|the|is|was|cost|costs|usual|normal|old|former|full|original|price))*[:,]? $/;
/** 'Usually £65, or £60 for students' has no former price, unlike 'usually £130, now £95'. */
const USUAL = /\b(?:usually|normally|ordinarily)\b/;
const NOW = /\b(?:now|today|currently|at present|only|just|reduced|this (?:week|month))\b/;
const FORMER_AFTER = /^ (?:before|until (?:now|recently|then)|last (?:year|month|week))\b/;

/** Returns `undefined` if the sentence does not set the amount against a lower price of today. */
export function formerHelp(price: ProsePrice): string | undefined {
  const { publicText, amount, items } = price;
  const item = onlyOne(items);
  const { pence = 0, normalAt, normalLength } = amount;
  const { sentence, start, before } = sentenceAround(price);
  if (!item) return undefined;
  if (!FORMER_BEFORE.test(before) && !FORMER_AFTER.test(sentence.slice(normalAt - start + normalLength)))
    return undefined;
  if (USUAL.test(before) && !NOW.test(sentence)) return undefined;
  const end = normalAt + restWithClauses(publicText.normal.text, normalAt).length;
  const today = amountsIn(publicText.normal).find(
    ({ normalAt: at, pence: other = Number.NaN }) => at >= start && at < end && other < pence && isPriceOf(item, other),
  )?.pence;
  return today === undefined ? undefined : adviceOn(item, { today, former: pence });
}

const isPriceOf = ({ facts, singles }: PricedItem, pence: number): boolean =>
  singles.includes(pence) || facts.some((fact) => fact.pence === pence && !fact.derived);

function adviceOn(
  { path: [part], names: [name = ''], options, facts }: PricedItem,
  { today, former }: { readonly today: number; readonly former: number },
): string {
  const reference = facts.find(({ quote }) => quote?.endsWith('.reference'))?.quote;
  if (reference !== undefined)
    return `If you mean the price without the saving, quote it: {${reference}}. Otherwise remove it.`;
  const remove = 'Remove the former price.';
  const [low, high] = [today, former].map((pence) => formatPounds(pence, ','));
  return part === 'catalogue' && options.length === 0
    ? `${remove} If ${low} is a reduction for some time, write ${high} as the price of “${name}”, and ${low} in “reduced” with its days and “normalSince” (see docs/config.md): then the pages show both prices.`
    : remove;
}
