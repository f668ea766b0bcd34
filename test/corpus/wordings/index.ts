/**
 * Wordings of no particular practice, which only `npm run learn` reads: passages that a rule must report, and similar ones
 * that no rule may report.
 */
import type { LearnedRule } from '../../../renderer/check/rules/claim/learned/model.ts';
import anatomy from './anatomy.json' with { type: 'json' };
import careful from './careful.json' with { type: 'json' };
import effectCare from './effect-care.json' with { type: 'json' };
import effectContrasts from './effect-contrasts.json' with { type: 'json' };
import effectFigures from './effect-figures.json' with { type: 'json' };
import effectHands from './effect-hands.json' with { type: 'json' };
import effectImplied from './effect-implied.json' with { type: 'json' };
import free from './free.json' with { type: 'json' };
import guarantee from './guarantee.json' with { type: 'json' };
import guaranteeContrasts from './guarantee-contrasts.json' with { type: 'json' };
import labels from './labels.json' with { type: 'json' };
import pressure from './pressure.json' with { type: 'json' };
import pressureContrasts from './pressure-contrasts.json' with { type: 'json' };
import review from './review.json' with { type: 'json' };
import reviewContrasts from './review-contrasts.json' with { type: 'json' };
import smallParts from './small-parts.json' with { type: 'json' };
import treatmentPages from './treatment-pages.json' with { type: 'json' };

export interface Wordings {
  readonly wrong: readonly string[];
  readonly correct: readonly string[];
}

/** Headings, buttons and other short texts. */
const labelsOf = (wrong: readonly string[], correct: readonly string[] = []): Wordings => ({ wrong, correct });

/** The wordings by the rule that must report the wrong ones; other rules may report them too. */
export const wordings: Readonly<Record<LearnedRule, readonly Wordings[]>> = {
  'claim/effect': [
    ...[effectHands, effectCare, effectContrasts, effectFigures, effectImplied],
    labelsOf(labels.effect, labels.correct),
    labelsOf(smallParts.effect, smallParts.correct),
    // Only correct passages: all pages of careful practices, pages of treatments, and how bodies are built.
    ...[careful, treatmentPages, anatomy],
  ],
  'claim/guarantee': [guarantee, guaranteeContrasts, labelsOf(labels.guarantee)],
  'claim/pressure': [pressure, pressureContrasts, labelsOf(labels.pressure), labelsOf(smallParts.pressure)],
  'claim/review': [review, reviewContrasts, labelsOf(labels.review)],
  'price/free': [free],
};
