/** Prices of what the text, or what stands beside it, names: 'A first visit is £62. It takes 40 minutes and costs £62.' */
import type { AmountFact, PricedItem } from '../../../../../config/derived/priced.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { quantitiesIn } from '../../../../../facts/quantities.ts';
import type { AmountWithFacts } from '../amount-with-facts.ts';
import type { AmountInText } from '../sentence/amount-in-text.ts';

/** Returns the facts with this amount of anything that is named nearby; none if the sentence says what it is the price of. */
export function factsNearby({ context, same, isLinked }: AmountWithFacts): readonly AmountFact[] {
  if (isLinked || context.subject.named.length > 0) return [];
  const current = same.filter(({ from }) => from === undefined);
  const own = context.index.factsAbout(itemsNearby(context)).filter((fact) => current.includes(fact));
  if (own.length > 0 || context.subject.owner) return own;
  return current.filter((fact) => isPriceOfTime(fact, context) || isFeeOfPolicy(fact, context));
}

/**
 * Everything that the text and its question name. A text that belongs to no item can also be about something that it names
 * in part, or that is named beside it.
 */
function itemsNearby({ text, beside, subject, index }: AmountInText): readonly PricedItem[] {
  const { owner, question } = subject;
  const mentions = [text, question, ...(owner ? [] : [beside])].flatMap(index.mentionsIn);
  return mentions.flatMap(({ items, isName }) => (isName || !owner ? items : []));
}

/** 'Later than that: £30.' Policies state fees under their headings. */
const isFeeOfPolicy = (fact: AmountFact, { publicText, index }: AmountInText): boolean =>
  publicText.kind === 'policy' && index.fees.includes(fact);

/** 'Twenty minutes, £34': the price of what takes this time. */
function isPriceOfTime(fact: AmountFact, { subject, index }: AmountInText): boolean {
  const [part, slug] = fact.quote?.split('.') ?? [];
  const item = part !== undefined && slug !== undefined ? index.itemAt([part, slug]) : undefined;
  if (!item) return false;
  const options = item.options.filter(({ facts }) => facts.some(({ quote }) => quote === fact.quote));
  const minutes = (options.length > 0 ? options : [item]).flatMap((each) => each.minutes ?? []);
  return quantitiesIn(normalise(subject.sentence)).some(
    ({ unit, least, most }) =>
      least === most && minutes.includes(unit === 'hour' ? most * 60 : unit === 'minute' ? most : Number.NaN),
  );
}
