import type { AmountFact, PricedItem } from '../../../config/derived/priced.ts';
import type { WrittenAmount } from '../../../facts/amounts.ts';
import type { Normalised } from '../../../facts/normalise.ts';
import type { ItemIndex } from '../about/item-index.ts';
import { proseOf } from '../about/prose.ts';
import type { SubjectFinder } from '../about/subject.ts';
import { isQuoted, type PublicText, type PublicTexts } from '../public-texts/index.ts';
import { type ExpectedTotal, expectedTotal, isComputed } from './computed-amounts.ts';
import type { AmountInSentence } from './counted-items.ts';
import { linkedItem } from './linked-item.ts';

/** An amount of money in a sentence, and how it relates to the facts of the config. */
export interface ProsePrice {
  readonly publicText: PublicText;
  readonly amount: WrittenAmount;
  /**
   * 'quoted' from a fact, as it should be; 'repeated' although a fact states it; 'computed' correctly from facts: a sum,
   * a multiple, a difference; 'contradicts' the prices of the items;
   * 'notLowest' after “from” although something costs less; 'wrongSaving' if nothing saves that much; 'unknown' if no
   * fact has this amount.
   */
  readonly judgement: 'quoted' | 'repeated' | 'computed' | 'contradicts' | 'notLowest' | 'wrongSaving' | 'unknown';
  /** The items that the sentence is about: those that it names, otherwise the item that the text belongs to. */
  readonly items: readonly PricedItem[];
  /** The facts that have this amount. */
  readonly facts: readonly AmountFact[];
  /** The total that the amount should be, if it is meant as one. */
  readonly expected?: ExpectedTotal;
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
      judgeAmount({
        publicText,
        amount,
        amounts,
        text: publicText.normal.text,
        subject: subjectAt(publicText, amount.normalAt),
        index,
      }),
    ),
  );
}

interface AmountInText extends AmountInSentence {
  readonly publicText: PublicText;
  readonly index: ItemIndex;
}

/** Words for a payment other than the price of the item. */
const FEES = /\b(?:consult|fee|deposit|gift|voucher|charge)/;
/** Words for others who charge: their prices are no prices of the clinic. */
const OTHERS =
  /\b(?:nhs|insur(?:er|ers|ance)|laborator(?:y|ies)|lab|pharmac(?:y|ies|ist)|chemist|hospital|council|government|parking|car park|bus|train|taxi|courier|postage|manufacturer|supplier|next door)\b/;
const SAVES_BEFORE = /\b(?:sav(?:e|es|ed|ing|ings)|pocket)(?: (?:of|you|up|to|another|a|further|about|around))*:? $/;
const SAVES_AFTER =
  /^ (?:(?:off|less|saving|cheaper|discount)\b|(?:(?:back|stays?|remains?|more) )?in (?:your|their|his|her|the) (?:pocket|purse|wallet)|better off\b)/;

function judgeAmount(context: AmountInText): ProsePrice {
  const { publicText, amount, subject, index } = context;
  const linked = linkedItem(context);
  const items = linked?.items ?? subject.items;
  const same = sameAmounts(context);
  const about = items.length === 0 ? [] : (linked?.facts ?? index.factsAbout(items));
  const facts = about.filter((fact) => same.some(({ quote, pence }) => quote === fact.quote && pence === fact.pence));
  const found = { publicText, amount, items, facts };
  const isLowest = !amount.from || isSaving(context) || FEES.test(subject.sentence) || !isCheaperAvailable(context);
  if (facts.length > 0 && !isLowest) return { ...found, judgement: 'notLowest' };
  if (isQuoted(publicText, amount)) return { ...found, judgement: 'quoted' };
  // A total of what the sentence counts is computed again with every check, so it cannot go out of date unnoticed.
  const isTotal = facts.every(({ derived, savedOn }) => derived && savedOn === undefined);
  if (isTotal && isComputed(context)) return { ...found, judgement: 'computed' };
  if (facts.length > 0) return { ...found, judgement: 'repeated' };
  const others = linked ? [] : otherFacts(context, same);
  if (others.length > 0) return { ...found, facts: others, judgement: 'repeated' };
  if (isInLayout(context, same)) return { ...found, facts: same, judgement: 'repeated' };
  if (amount.pence !== undefined && isSaving(context)) return { ...found, judgement: 'wrongSaving' };
  const expected = expectedTotal(context);
  if (expected) return { ...found, expected, judgement: 'contradicts' };
  const isAboutItems = linked !== undefined || (items.length > 0 && same.length > 0) || isAboutNamed(context);
  return { ...found, judgement: isAboutItems ? 'contradicts' : 'unknown' };
}

/**
 * In the text of a PDF, the name of a treatment and its price are often in different lines, so a price that belongs to
 * no sentence may be that of any treatment.
 */
const isInLayout = ({ publicText, subject }: AmountInText, same: readonly AmountFact[]): boolean =>
  publicText.kind === 'document' && subject.items.length === 0 && same.some(({ derived }) => !derived);

/** True if the sentence names an item, and is not about a fee or about the price of somebody else. */
const isAboutNamed = ({ subject: { sentence, named } }: AmountInText): boolean =>
  named.length > 0 && !FEES.test(sentence) && !OTHERS.test(sentence);

/** True if the sentence mentions a fee of the config, which has another amount. */
const mentionsFigure = ({ subject: { sentence }, index }: AmountInText): boolean =>
  index.mentionsIn(sentence).some(({ items }) => items.some(({ path: [part] }) => part === 'figures'));

/** Words for the first appointment. */
const CONSULTATION = /\bconsult/;
/** A fee that the sentence does not call by its name; “we charge £35” can be the price of anything. */
const FEE = /\b(?:fees?|deposits?|gift|vouchers?|charge of|an? (?:[\w-]+ ){0,3}charge)\b/;
/** What a fee for a late cancellation is charged for, in other words. */
const MISSES =
  /\b(?:miss(?:es|ed|ing)?|no-shows?|(?:not|n't|fails? to|without) (?:turn(?:ing)? up|com(?:e|ing)|attend(?:ing)?|show(?:ing)? up|cancel\w*)|late cancel\w*)\b/;
const MISSED_FEE = /late|miss|cancel|show|attend/i;

/**
 * The facts with this amount of items and fees that the sentence mentions. An equal amount of anything else is a
 * coincidence: “a hard case is £35” does not repeat a fee of £35.
 */
function otherFacts(context: AmountInText, same: readonly AmountFact[]): readonly AmountFact[] {
  if (same.length === 0) return same;
  const { subject, index } = context;
  const { sentence } = subject;
  const mentioned = index.mentionsIn(sentence).flatMap(({ items }) => items.flatMap(({ facts }) => facts));
  const isFee = FEE.test(sentence) && !OTHERS.test(sentence) && !mentionsFigure(context);
  const meant = [
    ...mentioned,
    ...(CONSULTATION.test(sentence) ? index.firstAppointments : []),
    ...(isFee ? index.fees : []),
    ...(MISSES.test(sentence) ? index.fees.filter(({ quote = '' }) => MISSED_FEE.test(quote)) : []),
  ];
  return meant.filter((fact) => same.includes(fact));
}

/** The facts with this amount: savings after “save”, and others in any other sentence. */
function sameAmounts(context: AmountInText): readonly AmountFact[] {
  const { amount, index } = context;
  const same = amount.pence === undefined ? [] : (index.facts.get(amount.pence) ?? []);
  return same.filter(({ savedOn }) => (savedOn !== undefined) === isSaving(context));
}

/** True if the amount is the price of one, and another costs less; a course may cost more than one session. */
const isCheaperAvailable = ({ amount: { pence }, subject }: AmountInText): boolean =>
  subject.items.some(
    ({ least, singles }) => pence !== undefined && least !== undefined && pence > least && singles.includes(pence),
  );

function isSaving({ publicText: { normal }, amount: { normalAt, normalLength } }: AmountInText): boolean {
  const before = normal.text.slice(Math.max(0, normalAt - 32), normalAt);
  return SAVES_BEFORE.test(before) || SAVES_AFTER.test(normal.text.slice(normalAt + normalLength));
}
