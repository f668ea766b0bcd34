/** Amounts that the other texts of the page explain: a total that a table repeats, or the sum from which a later paragraph goes on. */
import { groupBy } from '../../../../../core/group-by.ts';
import type { ProsePrice } from '../prose-price.ts';
import type { AmountInSentence } from '../sentence/amount-in-sentence.ts';
import { isSaving } from '../sentence/saving.ts';
import { isComputedNearby } from './computed-nearby.ts';

/** An amount in its sentence, and what it was judged to state. */
interface JudgedAmount {
  readonly context: AmountInSentence;
  readonly price: ProsePrice;
}

/** Judges amounts again that are only likely to be wrong, with the amounts that the other texts of the page state rightly. */
export function explainedByPage(judged: readonly JudgedAmount[]): readonly ProsePrice[] {
  const byPage = groupBy(
    judged.filter(({ price }) => isRight(price)),
    ({ context }) => pageOf(context),
  );
  return judged.map(({ context, price }) => {
    const others = (byPage.get(pageOf(context)) ?? []).filter(
      (other) => other.context.publicText !== context.publicText,
    );
    return others.length > 0 && !isRight(price) && isUncertain(price) && isExplainedBy(others, context)
      ? { ...price, judgement: 'computed' }
      : price;
  });
}

const pageOf = ({ publicText: { page = '' } }: AmountInSentence): string => page;

const isRight = ({ judgement }: ProsePrice): boolean =>
  judgement === 'computed' || judgement === 'repeated' || judgement === 'quoted';

/** 'The plan costs £60 a year, so it saves £24': the paragraph before says on what. */
const isUncertain = ({ isCertain, judgement, items }: ProsePrice): boolean =>
  !isCertain || (judgement === 'wrongSaving' && !items.some(({ facts }) => facts.some(({ savedOn }) => savedOn)));

function isExplainedBy(others: readonly JudgedAmount[], context: AmountInSentence): boolean {
  const isRepeated = others.some(
    ({ context: { amount }, price }) => price.judgement === 'computed' && amount.pence === context.amount.pence,
  );
  if (isRepeated && isLabel(context)) return true;
  const beside = others.filter((other) => context.neighbouringText.includes(other.context.text));
  const explainedBeside = new Set(beside.flatMap(({ context: { amount } }) => amount.pence ?? []));
  // Without another amount in the text, nothing shows that it goes on from the one beside it.
  return (
    context.amounts.length > 1 &&
    explainedBeside.size > 0 &&
    isComputedNearby({ context: { ...context, explainedBeside }, isSaved: isSaving(context) })
  );
}

/** A cell, or a few words that are no sentence: 'From £95 with travel' */
const isLabel = ({ publicText: { rowText, text } }: AmountInSentence): boolean =>
  rowText !== undefined || (text.length <= MAX_LABEL && !text.endsWith('.'));
const MAX_LABEL = 40;
