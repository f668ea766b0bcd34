/**
 * Amounts of money in texts, and what each of them states. `sentence/` reads the words around an amount; `fees/` and `sums/`
 * find the fact or the computation that it repeats; `meant/` finds the fact that a wrong amount is meant to repeat.
 */
import type { AmountFact } from '../../../../config/derived/priced.ts';
import type { WrittenAmount } from '../../../../facts/amounts.ts';
import type { Normalised } from '../../../../facts/normalise.ts';
import type { ItemIndex } from '../../about/item-index.ts';
import { withoutParts } from '../../about/parts.ts';
import { proseOf } from '../../about/prose.ts';
import type { QuestionsOfVisitors } from '../../about/questions.ts';
import type { SubjectFinder } from '../../about/subject.ts';
import { isQuoted, type PublicTexts } from '../../public-texts/index.ts';
import { isComputed, isEquation } from './computed-amounts.ts';
import { depositAsked, otherFacts } from './fees/fees.ts';
import { feesBesideItem } from './fees/fees-beside-item.ts';
import { factsBesideNamed } from './meant/beside-named.ts';
import { factsOfConcession } from './meant/concessions.ts';
import { linkedItem } from './meant/linked-item.ts';
import { countedCourse, miscountedCourse } from './meant/miscounted.ts';
import { isSavingOfOtherCourse } from './meant/saving-of-course.ts';
import { savingsBesidePrice, unnamedFacts } from './meant/unnamed.ts';
import type { ProsePrice } from './prose-price.ts';
import { FEES, isUnsold, isVoucher } from './sentence/about-amount.ts';
import { type AmountInText, isSaving } from './sentence/amount-in-text.ts';
import { boundOf } from './sentence/bounds.ts';
import { wrongDay } from './sentence/coming-price.ts';
import { ofWhole } from './sentence/contents.ts';
import { itemsMeant } from './sentence/items-meant.ts';
import { isApart, isBundleSaving, isRetained } from './sentence/sold-apart.ts';
import { isOffer as isOfferItem } from './sentence/token.ts';
import { isComparison } from './sums/differences.ts';
import { isLimitOf, isRounded } from './sums/rough-amounts.ts';
import { judgeUnmatched } from './unmatched-amount.ts';

/** The functions that relate an amount to the facts. */
interface PriceLookups {
  readonly items: () => ItemIndex;
  readonly subjectAt: SubjectFinder;
  readonly amountsIn: (normal: Normalised) => readonly WrittenAmount[];
  readonly isDeniedByAnswer: QuestionsOfVisitors['isDeniedByAnswer'];
}

/** Returns every amount of money in the text of the config and of its files. */
export function pricesInProse(
  publicTexts: PublicTexts,
  { items, subjectAt, amountsIn, isDeniedByAnswer }: PriceLookups,
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
        isDenied: isDeniedByAnswer(publicText),
      }),
    ),
  );
}

function judgeAmount(stated: AmountInText): ProsePrice {
  const context = ofWhole(withoutPartsOf(stated));
  const { publicText, amount, subject, index } = context;
  const link = linkedItem(context);
  const linked = link && isVoucher(context, link.items) ? undefined : link;
  const items = linked?.items ?? itemsMeant(context);
  const same = sameAmounts(context);
  const isSaved = isSaving(context);
  // 'With the offer you save £14 on the course and the chip': the sentence names the parts, too.
  const isOffer = items.some((item) => isOfferItem(item) && isSaved) || (items.length > 0 && items.every(isOfferItem));
  const own = (isOffer ? items.filter(isOfferItem) : items).flatMap((item) => item.facts);
  // The courses of its parts are not saved with an offer.
  const about = isOffer && isSaved ? own : items.length === 0 ? [] : (linked?.facts ?? index.factsAbout(items));
  const facts = about.filter((fact) => same.some(({ quote, pence }) => quote === fact.quote && pence === fact.pence));
  const found = { publicText, amount, items, facts };
  const isLowest = !amount.from || isSaving(context) || FEES.test(subject.sentence) || !isCheaperAvailable(context);
  if (facts.length > 0 && !isLowest) return { ...found, judgement: 'notLowest' };
  const bound = boundOf(context);
  if (bound?.beyond) return { ...found, beyond: bound.beyond, judgement: 'contradicts' };
  if (isQuoted(publicText, amount)) return { ...found, judgement: 'quoted' };
  if (bound) return { ...found, judgement: 'computed' };
  const day = wrongDay(context, items, facts);
  if (day) return { ...found, wrongDay: day, judgement: 'contradicts' };
  if (isSaved && items.some((item) => index.yearlySavingOf(item) === amount.pence))
    return { ...found, judgement: 'computed' };
  if (isUnsold(context)) return { ...found, judgement: 'contradicts' };
  const roundable = about.filter(({ savedOn }) => (savedOn !== undefined) === isSaved);
  if (facts.length === 0 && (isRounded(context, roundable) || isLimitOf(context, roundable)))
    return { ...found, judgement: 'computed' };
  const isWrongSaving =
    isSaved &&
    facts.length === 0 &&
    // 'A group evening costs £57 less than a session alone' compares two prices, and no course.
    !(isComparison(context) && isComputed(context)) &&
    (isOffer || (isBundleSaving(context) && about.some(({ savedOn }) => savedOn)));
  if (isWrongSaving || (facts.length > 0 && isSavingOfOtherCourse(context)))
    return { ...found, judgement: 'wrongSaving' };
  const isTotal = facts.every((fact) => fact.derived || !own.includes(fact));
  if (isEquation(context) || (isTotal && isComputed(context))) return { ...found, judgement: 'computed' };
  const deposit = depositAsked(context, same);
  const elsewhere = linked ? feesBesideItem : factsElsewhere;
  const others =
    [deposit, factsOfConcession(context, same)].find(({ length }) => length > 0) ?? elsewhere(context, same);
  const miscounted = miscountedCourse(context, [...facts, ...others]);
  if (miscounted) return { ...found, miscounted, judgement: 'contradicts' };
  // An equal price of something else is a coincidence: 'six visits for £140', where a course of six is £150.
  const course = facts.length === 0 && others.length > 0 ? countedCourse(context) : undefined;
  if (course) return { ...found, meant: course, judgement: 'contradicts' };
  if (facts.length + others.length > 0 && isRetained(context)) return { ...found, judgement: 'computed' };
  if (facts.length > 0)
    return { ...found, judgement: facts.every((fact) => isRecomputed(fact, context)) ? 'computed' : 'repeated' };
  if (others.length > 0)
    return {
      ...found,
      facts: others,
      judgement: others.every((fact) => isRecomputed(fact, context)) ? 'computed' : 'repeated',
    };
  if (isInLayout(context, same)) return { ...found, facts: same, judgement: 'repeated' };
  return judgeUnmatched(context, { ...found, same, isLinked: linked !== undefined });
}

/** 'A massage with its oil is £70': parts that are paid for belong to the sum. */
function withoutPartsOf(context: AmountInText): AmountInText {
  const subject = withoutParts(context.subject, context.index);
  return subject === context.subject || isComputed(context) ? context : { ...context, subject };
}

/**
 * True for a saving, a share or a total that is computed again with every check, so that it cannot go out of date
 * unnoticed; a total only if the sentence says that it is not charged.
 */
const isRecomputed = ({ derived, part, savedOn }: AmountFact, context: AmountInText): boolean =>
  part === true || savedOn !== undefined || (derived === true && isApart(context));

/** The facts with this amount that are not those of the items of the sentence. */
const factsElsewhere = (context: AmountInText, same: readonly AmountFact[]): readonly AmountFact[] =>
  [otherFacts, factsBesideNamed, unnamedFacts, savingsBesidePrice]
    .map((find) => find(context, same))
    .find(({ length }) => length > 0) ?? [];

/**
 * In the text of a PDF, the name of a treatment and its price are often in different lines, so a price that belongs to
 * no sentence may be that of any treatment.
 */
const isInLayout = ({ publicText, subject }: AmountInText, same: readonly AmountFact[]): boolean =>
  publicText.kind === 'document' &&
  subject.items.length === 0 &&
  same.some(({ derived, savedOn }) => !derived || savedOn !== undefined);

/**
 * The facts with this amount: savings and figures of the clinic (`loyaltyReward`) after “save”, and others in any other
 * sentence.
 */
function sameAmounts(context: AmountInText): readonly AmountFact[] {
  const { amount, index } = context;
  const same = amount.pence === undefined ? [] : (index.facts.get(amount.pence) ?? []);
  const isSaved = isSaving(context);
  return same.filter(
    (fact) =>
      (fact.savedOn !== undefined) === isSaved ||
      (isSaved && index.fees.includes(fact) && !NEVER_SAVED.test(fact.quote ?? '')),
  );
}

/** Nobody saves a deposit or a charge of the same amount; savings are figures such as `loyaltyReward`. */
const NEVER_SAVED = /deposit|charge|fee$|missed|late|parking|deliver/i;

/** True if the amount is the price of one, and another costs less; a course may cost more than one session. */
const isCheaperAvailable = ({ amount: { pence }, subject }: AmountInText): boolean =>
  subject.items.some(
    ({ least, singles }) => pence !== undefined && least !== undefined && pence > least && singles.includes(pence),
  );
