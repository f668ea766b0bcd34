/**
 * Inspections and their results: 'The CQC rated us Outstanding.' The Care Quality Commission lets providers quote its ratings,
 * and readers need the date and the report, since a rating ends with the next inspection (Health and Social Care Act
 * 2008 (Regulated Activities) Regulations 2014, regulation 20A).
 */
import { CLINIC_NOUN } from '../../../../facts/clinic-nouns.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { sentencesIn } from '../../../../facts/sentences.ts';
import { proseOf } from '../../about/prose.ts';
import { quotedFacts } from '../../public-texts/quoted-facts.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt, type Problem, wordsAt } from '../find-words.ts';
import { ADD_REGISTRATION, INSPECTOR, registrationsOf } from '../inspectors.ts';

/** Whoever grades clinics, and the nurseries of their staff. */
const GRADER = `(?:${INSPECTOR}|ofsted)`;
const GRADE = '["“]?(?:outstanding|excellent|good|top|highly)\\b';
const CLINIC = `(?:us|our [a-z]+(?: [a-z]+)?|(?:the|this) (?:${CLINIC_NOUN}|hospital))`;

const RESULTS: readonly RegExp[] = [
  // 'The CQC, which rated us outstanding in the spring'
  `\\b${GRADER}\\b[^.!?]{0,30}\\b(?:rated|rates|graded|judged|ranked|found|called|declared) ${CLINIC}[^.!?]{0,30} ?${GRADE}`,
  `\\b${GRADER}\\b[^.!?]{0,30}\\b(?:gave|gives|awarded) ${CLINIC} [^.!?]{0,30}${GRADE}`,
  `\\b(?:rated|graded|judged|ranked) ${GRADE}["”]? by (?:the )?${GRADER}\\b`,
].map((pattern) => new RegExp(pattern));

/** True for a sentence, in normal form, that states the result of an inspection of the clinic. */
export const statesInspection = (sentence: string): boolean => RESULTS.some((pattern) => pattern.test(sentence));

const DIRECTLY = '(?:(?:has|have|last|also|already|regularly|recently|fully|independently|both) )*';
const DONE = '(?:inspected|regulated|visited|checked|monitored|licensed)';
/** 'The CQC inspected us', 'the Care Quality Commission came last spring', but not 'the CQC visited the hospital' */
const INSPECTED: readonly RegExp[] = [
  `\\b${INSPECTOR} ${DIRECTLY}(?:inspect(?:s|ed)|visit(?:s|ed)|regulates|checks|checked) (?:us|here|our \\w+|this \\w+|the ${CLINIC_NOUN})\\b`,
  `\\b${INSPECTOR} ${DIRECTLY}(?:came|comes|called|visited) (?:here|by|again|to (?:see|inspect) us|last|this|in|on|twice|unannounced)\\b`,
  `(?:^|\\b(?:we are|we were|${CLINIC_NOUN} (?:is|was)) )${DIRECTLY}${DONE}(?:(?:,| and|, and) (?:rated|${DONE}))* by (?:the )?${INSPECTOR}\\b`,
].map((pattern) => new RegExp(pattern));

const UNDATED: Problem = {
  problem: 'states the result of an inspection without its date',
  help: 'Add the date of the inspection and a link to its report, or remove the sentence if nobody inspected this clinic. The CQC inspects only England; Wales, Scotland and Northern Ireland have inspectors of their own.',
};
/** Inspectors visit providers that are registered with them, which the config states. */
const UNREGISTERED: Problem = {
  problem: 'says that an inspectorate visits this clinic, but the config contains no registration',
  help: ADD_REGISTRATION,
};

const YEAR = /\b20\d\d\b/;
const DENIED = /\b(?:not|never|no|if|neither|nor)\b|n't\b/;

/** Reports results of inspections without their date, and inspections of a clinic that is not registered for them. */
export function inspectionResults({ site, publicTexts }: RuleInput): readonly RuleFinding[] {
  const name = normalise(site.clinic.name).text;
  // 'Mill Lane is regulated by the CQC'
  const isInspected = (sentence: string) =>
    INSPECTED.some((pattern) => pattern.test(sentence.replace(name, 'the clinic')));
  const problemIn = (sentence: string, quotesFact: boolean): Problem | undefined => {
    if (DENIED.test(sentence)) return undefined;
    if (statesInspection(sentence)) return YEAR.test(sentence) || quotesFact ? undefined : UNDATED;
    return registrationsOf(site).length === 0 && isInspected(sentence) ? UNREGISTERED : undefined;
  };
  return proseOf(publicTexts).flatMap((text) =>
    sentencesIn(text.normal.text).flatMap(({ text: sentence, start }) => {
      const match = { text, span: text.normal.original(start, sentence.length) };
      const found = problemIn(sentence, quotedFacts(text, match.span).length > 0);
      return found ? findingAt(match, `“${wordsAt(match).replace(/[.!]$/, '')}” ${found.problem}.`, found.help) : [];
    }),
  );
}
