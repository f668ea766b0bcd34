/** An amount, the items that its sentence is about, and the facts that have this amount. */
import { type AmountFact, isCategory, type PricedItem } from '../../../../config/derived/priced.ts';
import { normalNameOf } from '../../about/names.ts';
import { withoutParts } from '../../about/parts.ts';
import { isComputed } from './computed-amounts.ts';
import { linkedItem } from './meant/linked-item.ts';
import type { ProsePrice } from './prose-price.ts';
import { isVoucher } from './sentence/about-amount.ts';
import { type AmountInSentence, wordsBefore } from './sentence/amount-in-sentence.ts';
import { itemsMeant } from './sentence/items-meant.ts';
import { isSaving } from './sentence/saving.ts';
import { isOffer as isOfferItem } from './sentence/token.ts';

export interface AmountWithFacts {
  readonly context: AmountInSentence;
  readonly items: readonly PricedItem[];
  /** Whether the words before the amount attach it to one item. */
  readonly isLinked: boolean;
  readonly isSaved: boolean;
  /** Whether the amount is about an offer, and not about its parts. */
  readonly isOffer: boolean;
  /** The facts of the items; without those of the parts of an offer. */
  readonly own: readonly AmountFact[];
  /** The facts with which the amount is compared: `own`, and those of related items. */
  readonly about: readonly AmountFact[];
  /** The facts with this amount, whatever they belong to. */
  readonly same: readonly AmountFact[];
  /** The facts with this amount that the sentence is about. */
  readonly facts: readonly AmountFact[];
}

/** How an amount is judged; with other items or facts than those of its sentence, if it means others. */
export type Verdict = Omit<ProsePrice, 'publicText' | 'amount' | 'items' | 'facts' | 'isCertain'> &
  Partial<Pick<ProsePrice, 'items' | 'facts'>>;

export function withFacts(stated: AmountInSentence): AmountWithFacts {
  const context = ofWhole(withoutPartsOf(stated));
  const link = linkedItem(context);
  const linked = link && isVoucher(context, link.items) ? undefined : link;
  const items = linked?.items ?? itemsMeant(context);
  const isSaved = isSaving(context);
  const same = sameAmounts(context, isSaved);
  // 'With the offer you save £14 on the course and the chip': the sentence names the parts, too.
  const isOffer = isSaved ? items.some(isOfferItem) : items.length > 0 && items.every(isOfferItem);
  const own = (isOffer ? items.filter(isOfferItem) : items).flatMap((item) => item.facts);
  // The courses of its parts are not saved with an offer.
  const isOwnSaving = isOffer && isSaved;
  const ofItems = linked?.facts ?? context.index.factsAbout(items);
  const about = isOwnSaving ? own : withFactsOfPage(ofItems, items, isSaved, context);
  const facts = about.filter((fact) => same.some(({ quote, pence }) => quote === fact.quote && pence === fact.pence));
  return { context, items, isLinked: linked !== undefined, isSaved, isOffer, own, about, same, facts };
}

/**
 * The facts of some items. What a category saves is saved on one of its treatments; on the page of “Children”, a check-up can be
 * the “Child check-up”.
 */
function withFactsOfPage(
  facts: readonly AmountFact[],
  items: readonly PricedItem[],
  isSaved: boolean,
  { subject, index }: AmountInSentence,
): readonly AmountFact[] {
  const { owner } = subject;
  const ownOnes = owner && isCategory(owner) ? index.withMembers([owner]) : [];
  const longer = ownOnes.filter((one) => items.some((item) => normalNameOf(one).endsWith(` ${normalNameOf(item)}`)));
  return [...new Set([...facts, ...index.factsAbout([...(isSaved ? index.withMembers(items) : []), ...longer])])];
}

/** 'A massage with its oil is £70': parts that are paid for belong to the sum. */
function withoutPartsOf(context: AmountInSentence): AmountInSentence {
  const subject = withoutParts(context.subject, context.index);
  return subject === context.subject || isComputed(context) ? context : { ...context, subject };
}

/** Savings and figures of the clinic (`loyaltyReward`) after “save”, and other facts in any other sentence. */
function sameAmounts({ amount, index }: AmountInSentence, isSaved: boolean): readonly AmountFact[] {
  const same = amount.pence === undefined ? [] : (index.facts.get(amount.pence) ?? []);
  return same.filter(
    (fact) =>
      (fact.savedOn !== undefined) === isSaved ||
      (isSaved && index.fees.includes(fact) && !NEVER_SAVED.test(fact.quote ?? '')),
  );
}

/** Nobody saves a deposit or a charge of the same amount; savings are figures such as `loyaltyReward`. */
const NEVER_SAVED = /deposit|charge|fee$|missed|late|parking|deliver/i;

const CONTAINS =
  /\b(?:includes?|including|covers?|contains?|comes? with|consists? of|you (?:(?:also|will) )?(?:get|have|receive))\b/;

/**
 * Returns the amount as one of what the text belongs to, if the sentence names only what that contains: 'at £295, the
 * check includes a blood test'.
 */
function ofWhole(context: AmountInSentence): AmountInSentence {
  const { amount, subject, index } = context;
  const { owner, named, sentence } = subject;
  if (!owner || owner.path[0] === 'categories' || named.length === 0 || named.includes(owner)) return context;
  const at = sentence.search(CONTAINS);
  const isStatedBefore = at !== -1 && wordsBefore(context).length < at;
  if (!isStatedBefore || index.namesIn(sentence).some((name) => name.at < at)) return context;
  // 'For £45 you get a blood test': the price of what it names
  const isOfNamed = named.some(({ facts }) => facts.some(({ pence }) => pence === amount.pence));
  return isOfNamed ? context : { ...context, subject: { ...subject, items: [owner], named: [owner] } };
}
