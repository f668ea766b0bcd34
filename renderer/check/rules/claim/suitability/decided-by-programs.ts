/**
 * Programs that are said to find out what somebody has to assess: 'Our app confirms that you are suitable' (CAP code 12.2;
 * GDC, “Statement on ‘direct-to-consumer’ orthodontic treatment”, 2021).
 */
import type { SentenceSpan } from '../../../../facts/sentences.ts';
import type { PublicText } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt, wordsAt } from '../find-words.ts';
import { isRegisteredByLaw } from '../lexicon/registers.ts';
import { riskyTreatmentIn } from '../lexicon/risky-treatments.ts';

const PROGRAM =
  '(?:our|the|this|an?) (?:[a-z-]+ ){0,3}(?:app|quiz|questionnaire|chat ?bot|bot|algorithm|software|ai|artificial intelligence|checker|online (?:form|test|tool)|self-assessment)';
const DECIDES =
  '(?:(?:then|also|can|will|instantly|immediately|quickly) )*(?:confirms?|decides?|determines?|establish(?:es)?|works? out|says?|tells? you|lets? you know|shows?(?: you)?)';
const WHAT_SUITS =
  "(?:(?:that|whether|if) (?:(?:you are|you're|your [a-z]+ is) (?:[a-z]+ )?(?:suitable|(?:an? )?(?:good |right |ideal )?candidate)|(?:treatment|surgery|braces?|aligners?|implants?|lenses) (?:suits?|(?:is|are) right for) you)|(?:which|what) (?:treatments?|operation|procedure|medicine|tablets|braces?|aligners?|lenses) (?:you need|(?:suits?|(?:is|are) (?:right|best|suitable) for) you)|what is wrong with you|your diagnosis)(?!\\w)";
/** 'Our app confirms within minutes that you are suitable', 'an app that diagnoses your rash' */
const DECIDED_BY_PROGRAM = new RegExp(
  `\\b${PROGRAM} (?:(?:that|which) )?(?:${DECIDES}(?: (?!(?:not|us|the|our|him|her|them)\\b)[a-z-]+){0,4}? ${WHAT_SUITS}|(?:can )?diagnoses? (?:you|(?:your|their|the|what|any|skin|eye|most|many) [a-z]+)(?!\\w))`,
);

/** 'No dentist needed' and 'without an appointment' name nobody who decides. */
const NOBODY = /\b(?:without|no) (?:[a-z]+ )?(?:dentist|doctor|nurse|clinician|appointment|visit|examination)s?\b/g;
/** 'You get a first idea, and our dentist decides': the program decides nothing. */
const DECIDES_NOTHING =
  /\b(?:may|might|could|likely|probably|rough(?:ly)?|first|then|before|later|dentists?|orthodontists?|doctors?|nurses?|vets?|opticians?|optometrists?|surgeons?|clinicians?|appointments?|visits?|in person|face to face|assess\w*|examin\w+|consult\w*|not|no|never|nobody|cannot|trust|beware)\b|n't\b/;

/** Reports such a sentence about a treatment that harms some people, and in a clinic with members of a health profession. */
export function decidedByProgram(
  { text: sentence, start }: SentenceSpan,
  text: PublicText,
  { site, lookups }: Pick<RuleInput, 'site' | 'lookups'>,
): readonly RuleFinding[] {
  const found = DECIDED_BY_PROGRAM.exec(sentence);
  if (!found || sentence.endsWith('?')) return [];
  const rest = `${sentence.slice(0, found.index)} ${sentence.slice(found.index + found[0].length)}`;
  const isMedical = Object.values(site.people).some(isRegisteredByLaw);
  const needsAssessment = isMedical || riskyTreatmentIn(`${sentence} ${lookups.questionOf(text)}`) !== undefined;
  if (!needsAssessment || DECIDES_NOTHING.test(rest.replace(NOBODY, ' '))) return [];
  const match = { text, span: text.normal.original(start + found.index, found[0].length) };
  return [
    findingAt(
      match,
      `“${wordsAt(match)}” leaves to a program what somebody has to assess.`,
      'Say only what it prepares, and who assesses people: “Send us a photograph, and we tell you whether an assessment is worthwhile.”',
    ),
  ];
}
