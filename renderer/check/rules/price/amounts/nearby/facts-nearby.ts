/** Finds the prices of items that the text or a text next to it names: 'A first visit is a talk. It costs £62.' */
import type { AmountFact, PricedItem } from '../../../../../config/derived/priced.ts';
import { formatPath } from '../../../../../core/finding.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { quantitiesIn } from '../../../../../facts/quantities.ts';
import type { ItemIndex } from '../../../about/item-index.ts';
import { normalNameOf } from '../../../about/names.ts';
import { isInSentence } from '../../../about/subject.ts';
import type { AmountWithFacts } from '../amount-with-facts.ts';
import { isAboutElse, isVoucher } from '../sentence/about-amount.ts';
import { type AmountInSentence, wordsBeside } from '../sentence/amount-in-sentence.ts';
import { isOffer } from '../sentence/token.ts';

/**
 * Returns the facts with this amount of the item that the text or its page is about, and of items that are named nearby.
 * Returns none if the sentence uses the whole name of another item, unless it states several amounts.
 */
export function factsNearby({ context, same, items, isLinked }: AmountWithFacts): readonly AmountFact[] {
  const { subject, index } = context;
  if (isAboutElse(context) || isVoucher(context, []) || items.some((item) => isOptionOf(item, subject.owner)))
    return [];
  const current = same.filter(({ from }) => from === undefined);
  const factsOf = (about: readonly PricedItem[]) => index.factsAbout(about).filter((fact) => current.includes(fact));
  if ([...items, ...subject.named].some((item) => subject.sentence.includes(normalNameOf(item))))
    return statesSeveral(context) && !isLinked
      ? factsOf(index.mentionsIn(subject.sentence).flatMap((mention) => mention.items))
      : [];
  const own = factsOf([...itemsNearby(context), ...pricedWith(context)]);
  if (own.length > 0) return own;
  // In the text of a treatment, 'half an hour is £38' is about it; but not a row such as 'One hour, £190'.
  const ofTime = subject.owner && !isRow(context) ? [] : current.filter((fact) => isPriceOfTime(fact, context));
  if (ofTime.length > 0 || subject.owner) return ofTime;
  const ofOptions = factsOfOptions(context, current);
  if (ofOptions.length > 0) return ofOptions;
  return current.filter((fact) => isBesideOtherPrice(fact, context) || isFeeOfPolicy(fact, context));
}

/** 'Both are £190 instead of £165 and £45': the offers whose price the sentence states, and of which it names a part. */
const pricedWith = ({ amounts, subject, index }: AmountInSentence): readonly PricedItem[] => {
  const named = subject.items.flatMap(({ facts }) => facts);
  return index.all.filter(
    (item) =>
      isOffer(item) &&
      amounts.some(({ pence, ...at }) => pence === item.least && isInSentence(at, subject)) &&
      index.factsAbout([item]).some((fact) => named.includes(fact)),
  );
};

/** An option is an item of its own, with the path of its treatment. */
const isOptionOf = (item: PricedItem, owner: PricedItem | undefined): boolean =>
  owner !== undefined && item !== owner && formatPath(item.path) === formatPath(owner.path);

/** 'A consultation and a gastroscopy are £195 and £890.' */
const statesSeveral = ({ amounts, subject }: AmountInSentence): boolean =>
  new Set(amounts.filter((amount) => isInSentence(amount, subject)).map(({ pence }) => pence)).size > 1;

/**
 * Returns the items that the text and its question name. A text that belongs to no item can also be about an item of which
 * it uses a part of the name, or that a text next to it names.
 */
function itemsNearby({ publicText, text, neighbouringText, subject, index }: AmountInSentence): readonly PricedItem[] {
  const { owner, treated, question } = subject;
  const isCell = publicText.rowText !== undefined;
  const named = [text, question, ...(owner && !isCell ? [] : [neighbouringText])]
    .flatMap(owner && !isCell ? index.namesIn : index.mentionsIn)
    .flatMap(({ items }) => items);
  if (!owner) return named;
  return [owner, ...(treated ? [treated] : []), ...named];
}

/** Returns the prices of the options whose titles are next to the text: 'Finger', 'Wrist'. */
const factsOfOptions = (
  { neighbouringText, index }: AmountInSentence,
  current: readonly AmountFact[],
): readonly AmountFact[] =>
  index
    .optionsIn(neighbouringText)
    .flatMap(({ items }) => items.flatMap(({ facts }) => facts))
    .filter((fact) => current.includes(fact));

/** 'It is £118 instead of £72': another amount of the sentence is another price of the same item. */
const isBesideOtherPrice = (fact: AmountFact, { amounts, subject, index }: AmountInSentence): boolean =>
  itemOf(fact, index)?.facts.some(
    (other) =>
      !other.derived &&
      other.pence !== fact.pence &&
      amounts.some((amount) => amount.pence === other.pence && isInSentence(amount, subject)),
  ) === true;

/** 'Later than that: £30.' Policies state fees under their headings. */
const isFeeOfPolicy = (fact: AmountFact, { publicText, index }: AmountInSentence): boolean =>
  publicText.kind === 'policy' && index.fees.includes(fact);

const isRow = ({ publicText: { rowText, text } }: AmountInSentence): boolean =>
  rowText !== undefined || text.length <= MAX_ROW;
const MAX_ROW = 30;

/** Whether the sentence states how long the item takes: 'twenty minutes, £34'. */
function isPriceOfTime(fact: AmountFact, context: AmountInSentence): boolean {
  const item = itemOf(fact, context.index);
  if (!item) return false;
  const options = item.options.filter(({ facts }) => facts.some(({ quote }) => quote === fact.quote));
  const minutes = (options.length > 0 ? options : [item]).flatMap((each) => each.minutes ?? []);
  return quantitiesIn(normalise(`${context.subject.sentence}\n${wordsBeside(context)}`)).some(
    ({ unit, least, most }) =>
      least === most && minutes.includes(unit === 'hour' ? most * 60 : unit === 'minute' ? most : Number.NaN),
  );
}

/** The item that a fact belongs to, by the path that quotes it. */
const itemOf = ({ quote = '' }: AmountFact, { itemAt }: ItemIndex): PricedItem | undefined => itemAt(quote.split('.'));
