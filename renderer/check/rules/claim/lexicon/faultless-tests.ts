/**
 * Tests that are said to find everything. No test does: an advertisement must not imply that one is enough for a diagnosis
 * (ASA A17-389426 Bluecrest Health Screening Ltd).
 */
import { anyOf, isAboutOthers, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

const TEST =
  '(?:(?:oct |mri |ct |body |eye |blood |skin |health |full |3d |retinal |ultrasound |heart )*(?:scans?|tests?|screening|ultrasound|x-rays?|mammograms?|examinations?|check-?ups?|mri|oct|camera))';
const THE = '(?:the|our|this|a|an|one|such a|each|every)';
const FINDS =
  '(?:finds?|shows?|detects?|reveals?|spots?|sees?|catch(?:es)?|discovers?|picks? up|identif(?:y|ies)|uncovers?|rules? out|excludes?)';
const ILLS =
  '(?:diseases?|conditions?|problems?|cancers?|tumou?rs?|illness(?:es)?|abnormalit(?:y|ies)|disorders?|allerg(?:y|ies)|intolerances?|defects?|faults?|infections?|injur(?:y|ies)|fractures?)';

export const FAULTLESS_TESTS: Lexicon = {
  words: anyOf(
    // 'The scan finds every eye disease'
    `${TEST} (?:(?:will|can|always|reliably) )*${FINDS} (?:every|all|each|any and every)(?: (?:the|single|possible|known|of the))*(?: [a-z-]+){0,2} ${ILLS}`,
    // 'With the scan, nothing is missed'
    `(?:with|after|thanks to|because of|in) ${THE} ${TEST},? (?:nothing|no (?:[a-z]+ )?${ILLS}) (?:(?:is|are|was|will be|gets|can be|goes|remains?|slips?)(?: ever)? (?:missed|overlooked|undetected|unnoticed|undiscovered|hidden|through)|escapes? (?:us|you|it))`,
    `(?:nothing|no (?:[a-z]+ )?${ILLS}) (?:escapes?|slips past|gets past|is missed by|stays hidden from|hides from) ${THE} ${TEST}`,
    `${TEST} (?:(?:never|hardly ever|does not|do not|will not|cannot) miss(?:es)? (?:anything|any [a-z ]*${ILLS}|an? (?:[a-z]+ )?${ILLS}|things?)|miss(?:es)? nothing)`,
    // 'If there is anything in there, the scan will show it'
    `if (?:there is|there's|you have|it is|there were) (?:anything|something|an? (?:[a-z]+ )?${ILLS})(?: [a-z]+){0,3}, ${THE} ${TEST} (?:will|would|is going to) (?:find|show|detect|reveal|spot|see|catch|discover|pick)(?: it)?(?: up)?`,
  ),
  harmless: (context) => isHarmless(context),
};

/** 'No scan finds every disease', 'do not believe that a test finds every allergy' */
const isHarmless = (context: WordContext): boolean =>
  isQuestion(context) ||
  isAboutOthers(context) ||
  (!/^(?:nothing|no) /.test(context.word) && isDenied(context)) ||
  /\b(?:almost|nearly|may|might|most|few|as if|wish|believe|think)\b/.test(`${context.before}${context.word}`);
