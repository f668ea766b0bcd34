/** Statements that the clinic or its people are insured, and not those whom it treats: 'fully insured', 'we hold indemnity cover'. */
import { CLINIC_NOUN } from '../../../../facts/clinic-nouns.ts';
import { anyOf, isDenied, type Lexicon } from './lexicon.ts';
import { PROVIDER } from './providers.ts';

const INSURES_ITSELF = new RegExp(
  `\\b(?:we|i|our (?:[a-z-]+ )?(?:staff|people|${PROVIDER})|(?:the|this) ${CLINIC_NOUN}|(?:each|every) (?:[a-z]+ist|practitioner|nurse|doctor)|every(?:one|body) here|of (?:us|the team)|she|he)\\b`,
);

const INSURABLE =
  '(?:people|persons?|patients?|clients?|members?|owners?|visitors?|parents?|families|employees|animals?|pets?|dogs?|cats?|horses?|rabbits?)';
const OTHERS_INSURED = new RegExp(`^ ${INSURABLE}\\b`);
const IS_OF_OTHERS = new RegExp(
  `\\b(?:your|${INSURABLE}|those|anyone|anybody|everyone who|everybody who)(?: [a-z]+)?(?: who| that)? (?:is|are) (?:also |not |already )?$`,
);

export const INSURED: Lexicon = {
  words: anyOf(
    '(?:fully |comprehensively )?insured',
    '(?:holds?|have|has|carry|carries|with|covered by) (?:[a-z]+ )?(?:(?:public|professional|product|medical|liability|indemnity|malpractice|and) ?)+ (?<=(?:liability|indemnity|malpractice) )(?:insurance|cover)',
  ),
  harmless: (context) =>
    isDenied(context) ||
    (/^(?:have|has|with|holds?|carr(?:y|ies)) /.test(context.word) && !INSURES_ITSELF.test(context.before)) ||
    // 'What insured patients bring', 'people who are insured with another company'
    OTHERS_INSURED.test(context.after) ||
    IS_OF_OTHERS.test(context.before) ||
    // 'Insured? Ask your insurer for a code.'
    context.endsInQuestionMark ||
    /\b(?:if|whether|check|make sure|ask|must|should|you are|you're)\b/.test(context.before),
};
