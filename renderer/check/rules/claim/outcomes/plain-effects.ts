/** Effects that a list of words finds in any clinic: uses without evidence, and effects that no treatment has in everybody. */

import { quotedFacts } from '../../public-texts/quoted-facts.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { type FoundProblem, type FoundWords, findWordsOfAny, type Problem, withoutOverlap } from '../find-words.ts';
import { ABSOLUTE_EFFECTS } from '../lexicon/absolute-effects.ts';
import { BETTER_THAN_MEDICINE } from '../lexicon/better-than-medicine.ts';
import { COMPLAINTS_THAT_END } from '../lexicon/complaints-that-end.ts';
import { DISCOURAGED_MEDICINES, PAUSED_MEDICINES } from '../lexicon/discouraged-medicines.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { MEASURED_CHANGES } from '../lexicon/measured-changes.ts';
import { registerOf } from '../lexicon/registers.ts';
import { UNDONE_ILLNESSES } from '../lexicon/undone-illnesses.ts';
import { illnessAsked, UNPROVEN_FOR_BABIES, UNPROVEN_USES } from '../lexicon/unproven-uses.ts';
import { UNPROVEN_WITHOUT_DOCTORS, UNPROVEN_WITHOUT_NURSES } from '../lexicon/uses-without-doctors.ts';
import { mayPrescribe } from '../people/prescribers.ts';
import { answerFindings } from './answer-findings.ts';

const UNPROVED: Problem = {
  problem: 'describes an effect without evidence',
  help: 'Say what happens in the treatment and what is known about it, or quote a figure and record its evidence. Send people with an illness to their doctor.',
};
const DISCOURAGED: Problem = {
  problem: 'tells people to do without a medicine that they may need',
  help: 'Remove it. Say that people keep taking their medicines, and ask whoever prescribed them before they change anything.',
};

/** Finds advice to do without a medicine; a prescriber may tell patients to pause one. */
export const discouragedMedicines = (input: RuleInput): readonly FoundProblem[] =>
  findWordsOfAny(input, [
    DISCOURAGED_MEDICINES,
    ...(Object.values(input.site.people).some(mayPrescribe) ? [] : [PAUSED_MEDICINES]),
  ]).map((found) => ({ ...found, ...DISCOURAGED }));

/**
 * Finds plain claims in sentences of the clinic. Cures among these promises are reported as promises, and figures of the
 * config by their evidence.
 */
export function plainEffects(input: RuleInput, promises: readonly FoundWords[]): readonly FoundProblem[] {
  const anywhere = findWordsOfAny(input, [UNPROVEN_USES, ...ABSOLUTE_EFFECTS, BETTER_THAN_MEDICINE, MEASURED_CHANGES]);
  const here = withoutOverlap(
    findWordsOfAny(input, [...COMPLAINTS_THAT_END, UNDONE_ILLNESSES, ...unprovenHere(input)]),
    [...anywhere, ...promises],
  );
  return [...anywhere, ...here]
    .filter(
      ({ text, span }) =>
        text.kind !== 'testimonial' && !quotedFacts(text, span).some((fact) => fact.includes('figures')),
    )
    .map((found) => ({ ...found, ...UNPROVED }));
}

/** What nobody in this clinic treats with evidence; doctors, nurses, pharmacists and vets treat these illnesses. */
function unprovenHere({ site }: Pick<RuleInput, 'site'>): readonly Lexicon[] {
  const registers = Object.values(site.people).flatMap((person) => registerOf(person) ?? []);
  const has = (...names: readonly string[]) => registers.some((register) => names.includes(register));
  if (registers.length === 0 || has('GMC', 'RCVS')) return [];
  return has('NMC', 'GPHC')
    ? [UNPROVEN_WITHOUT_DOCTORS]
    : [...(has('GOSC', 'GCC') ? [UNPROVEN_FOR_BABIES] : []), UNPROVEN_WITHOUT_DOCTORS, UNPROVEN_WITHOUT_NURSES];
}

const AFFIRMED = /^(?:yes|of course|certainly|definitely|absolutely|very much|indeed)\b(?! and no\b)/;

/** 'Do you help with colic?' 'Yes, needles calm the gut.' */
export const affirmedUses = (input: RuleInput): readonly RuleFinding[] =>
  answerFindings(input, (question, answer) => {
    const [words] = AFFIRMED.exec(answer) ?? [];
    const illness = illnessAsked(question, answer);
    return words === undefined || illness === undefined
      ? undefined
      : { words, problem: `affirms an effect on ${illness} without evidence`, help: UNPROVED.help };
  });
