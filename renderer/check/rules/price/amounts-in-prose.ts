import type { AmountFact, PricedItem } from '../../../config/derived/priced.ts';
import type { WrittenAmount } from '../../../facts/amounts.ts';
import type { Normalised } from '../../../facts/normalise.ts';
import type { ItemIndex } from '../about/item-index.ts';
import { proseOf } from '../about/prose.ts';
import type { Subject, SubjectFinder } from '../about/subject.ts';
import { isQuoted, type PublicText, type PublicTexts } from '../public-texts/index.ts';

/** An amount of money in a sentence, and how it relates to the facts of the config. */
export interface ProsePrice {
  readonly publicText: PublicText;
  readonly amount: WrittenAmount;
  /**
   * 'quoted' from a fact, as it should be; 'repeated' although a fact states it; 'contradicts' the prices of the items;
   * 'notLowest' after “from” although something costs less; 'wrongSaving' if nothing saves that much; 'unknown' if no
   * fact has this amount.
   */
  readonly judgement: 'quoted' | 'repeated' | 'contradicts' | 'notLowest' | 'wrongSaving' | 'unknown';
  /** The items that the sentence is about: those that it names, otherwise the item that the text belongs to. */
  readonly items: readonly PricedItem[];
  /** The facts that have this amount. */
  readonly facts: readonly AmountFact[];
}

/** The functions that relate an amount to the facts. */
interface PriceLookups {
  readonly items: () => ItemIndex;
  readonly subjectAt: SubjectFinder;
  readonly amountsIn: (normal: Normalised) => readonly WrittenAmount[];
}

/** Returns every amount of money in the text of the config and of its files. */
export function pricesInProse(
  publicTexts: PublicTexts,
  { items, subjectAt, amountsIn }: PriceLookups,
): readonly ProsePrice[] {
  const found = proseOf(publicTexts)
    .map((publicText) => ({ publicText, amounts: amountsIn(publicText.normal) }))
    .filter(({ amounts }) => amounts.length > 0);
  if (found.length === 0) return [];
  const index = items();
  return found.flatMap(({ publicText, amounts }) =>
    amounts.map((amount) =>
      judgeAmount({ publicText, amount, subject: subjectAt(publicText, amount.normalAt) }, index),
    ),
  );
}

interface AmountInSentence {
  readonly publicText: PublicText;
  readonly amount: WrittenAmount;
  readonly subject: Subject;
}

/** Words for a payment other than the price of the item. */
const FEES = /\b(?:consult|fee|deposit|gift|voucher|charge)/;
const SAVES_BEFORE = /\bsav(?:e|es|ed|ing|ings)(?: (?:of|you|up|to|another|a|further|about|around))*:? $/;
const SAVES_AFTER = /^ (?:off|less|saving|cheaper|discount)\b/;

function judgeAmount({ publicText, amount, subject }: AmountInSentence, index: ItemIndex): ProsePrice {
  const { sentence, named, items } = subject;
  const quoted = isQuoted(publicText, amount);
  const about = index.factsAbout(items);
  const isAboutFees = FEES.test(sentence);
  const candidates = isAboutFees ? [...about, ...index.fees] : about;
  const saves = isSaving(publicText, amount);
  const isPossible = ({ savedOn }: AmountFact) => !saves || savedOn !== undefined;
  const sameAmount = (amount.pence === undefined ? [] : (index.facts.get(amount.pence) ?? [])).filter(isPossible);
  const facts =
    items.length > 0 ? candidates.filter((fact) => fact.pence === amount.pence && isPossible(fact)) : sameAmount;
  const judgement = (): ProsePrice['judgement'] => {
    if (facts.length > 0 && amount.from && !saves && !isAboutFees && isCheaperAvailable(items, amount))
      return 'notLowest';
    if (facts.length > 0) return quoted ? 'quoted' : 'repeated';
    if (quoted && (named.length === 0 || saves)) return 'quoted';
    if (amount.pence !== undefined && saves) return 'wrongSaving';
    const isFee = isAboutFees && sameAmount.length === 0;
    return !isFee && (named.length > 0 || sameAmount.length > 0) ? 'contradicts' : 'unknown';
  };
  return { publicText, amount, judgement: judgement(), items, facts };
}

/** True if one of the items is available for less. */
const isCheaperAvailable = (items: readonly PricedItem[], { pence }: WrittenAmount): boolean =>
  items.some(({ least }) => pence !== undefined && least !== undefined && pence > least);

function isSaving({ normal }: PublicText, { normalAt, normalLength }: WrittenAmount): boolean {
  const before = normal.text.slice(Math.max(0, normalAt - 32), normalAt);
  return SAVES_BEFORE.test(before) || SAVES_AFTER.test(normal.text.slice(normalAt + normalLength));
}
