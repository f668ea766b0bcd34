/** Sentences that say that somebody looks at visitors before they are treated, in the words of many clinics. */

const ASSESS = 'assess\\w*|consult(?:s|ed|ations?)?|examin\\w+';
const WHO =
  "(?:(?:a|an|the|our|your|one of our) (?:[a-z-]+ ){0,2}(?:doctor|surgeon|nurse|prescriber|dentist|vet|pharmacist|practitioner|clinician|physician|gp|specialist|consultant|anaesthetist)s?|(?:dr|mr|mrs|ms|miss|professor)\\.? [a-z'’-]+|we|she|he|they)";
const LOOKS = '(?:looks?|sees?|meets?|asks?|checks?|talks?|speaks?|reviews?|goes|decides?)';
const FIRST = '(?:first|beforehand|before (?:any|the|we|you|it|that|anything|every|each|your))';

const NOTICES: readonly RegExp[] = [
  `\\b(?:${ASSESS})\\b[^.!?\\n]{0,80}\\b(?:first|before|required|needed|necessary|decides?|depends|settles|comes?)\\b`,
  `\\b(?:first|before|required|only after|once)\\b[^.!?\\n]{0,80}\\b(?:${ASSESS}|seen by)\\b`,
  `\\b(?:examines?|sees|assess(?:es)?) you\\b[^.!?\\n]{0,60}\\b(?:first|before|in person|face to face)\\b`,
  // 'The surgeon looks at it first', 'A nurse checks your skin beforehand'
  `\\b${WHO} (?:[a-z]+ )?${LOOKS}\\b[^.!?\\n]{0,60}\\b${FIRST}\\b`,
  // 'You see a prescriber first', 'First you meet the surgeon'
  `\\byou (?:always |will |have to |must )?(?:see|meet|speak to|speak with|talk to|talk with) [^.!?\\n]{0,40}\\b${FIRST}\\b`,
  `\\b(?:first|before)\\b[^.!?\\n]{0,40}\\b(?:you |will |must |to )(?:see|meet|speak|talk)\\b`,
  '\\b(?:conversation|chat|talk|appointment|examination) (?:always )?(?:comes )?first\\b',
  // 'Only if a prescriber thinks that it is right for you', 'what was decided with you in the consultation'
  `\\bonly (?:if|when|after|once)\\b[^.!?\\n]{0,40}\\b${WHO} (?:agrees?|decides?|thinks?|approves?|says?|finds?|prescribes?|has|have)\\b`,
  `\\b(?:after|following|subject to|decided|agreed|discussed)\\b[^.!?\\n]{0,40}\\b(?:${ASSESS})\\b`,
].map((pattern) => new RegExp(pattern, 'i'));

/** True if the text of a page says that an assessment comes before the treatment. */
export const statesAssessment = (words: string): boolean => NOTICES.some((pattern) => pattern.test(words));
