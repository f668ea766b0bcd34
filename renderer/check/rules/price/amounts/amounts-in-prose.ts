/**
 * Amounts of money in texts, and what each of them states; see docs/decisions/0025-figures-in-sentences.md. `sentence/`
 * reads the words around an amount; `fees/` and `sums/` find the fact or the computation that it repeats; `nearby/` looks
 * for them in the whole text and its neighbours; `meant/` finds the fact that a wrong amount is meant to repeat.
 */
import { lazy, memoize } from '../../../../core/lazy.ts';
import type { WrittenAmount } from '../../../../facts/amounts.ts';
import type { Pence } from '../../../../facts/money.ts';
import type { Normalised } from '../../../../facts/normalise.ts';
import type { ItemIndex } from '../../about/item-index.ts';
import { neighbouringTextFinder } from '../../about/neighbouring-text.ts';
import { proseOf } from '../../about/prose.ts';
import type { QuestionsOfVisitors } from '../../about/questions.ts';
import type { SubjectFinder } from '../../about/subject.ts';
import type { PublicTexts } from '../../public-texts/index.ts';
import { withFacts } from './amount-with-facts.ts';
import { isComputed } from './computed-amounts.ts';
import { judgeAmount } from './judge-amount.ts';
import { explainedByPage } from './nearby/explained-by-page.ts';
import type { ProsePrice } from './prose-price.ts';
import type { AmountInSentence } from './sentence/amount-in-sentence.ts';
import { isHypothetical } from './sentence/examples.ts';

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
  const neighbouringText = memoize(neighbouringTextFinder(publicTexts.authored));
  const judged = found.flatMap(({ publicText, amounts }) => {
    const explained = lazy(() => contexts.filter(isExplained).map(({ amount }) => amount));
    const contexts = amounts.map(
      (amount): AmountInSentence => ({
        publicText,
        amount,
        amounts,
        text: publicText.normal.text,
        subject: subjectAt(publicText, amount.normalAt),
        index,
        neighbouringText: neighbouringText(publicText),
        explained,
        explainedBeside: NONE,
        isDenied: isDeniedByAnswer(publicText),
      }),
    );
    return contexts.map((context) => ({ context, price: judgeAmount(context) }));
  });
  return explainedByPage(judged);
}
const NONE: ReadonlySet<Pence> = new Set();

const isExplained = (context: AmountInSentence): boolean =>
  withFacts(context).facts.length > 0 || isComputed(context) || isHypothetical(context);
