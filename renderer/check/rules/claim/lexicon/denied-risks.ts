/** Risks that a question names and the answer denies: 'What can go wrong during the operation? Nothing' */
import { anyOf, isAboutOthers, type Lexicon } from './lexicon.ts';

const RISKS = '(?:risks?|dangers?|side effects?|complications?)';
const ASKS = `(?:what (?:can|could|might) (?:possibly )?go wrong|can (?:any|some)thing go wrong|(?:and )?(?:what (?:are|about) )?(?:(?:are|is) there |do(?:es)? (?:[a-z]+ ){1,4}(?:have|carry|cause) )?(?:(?:the|any|some|a|other) )*${RISKS})`;
const DETAIL = '(?: [a-z]+){0,5}';
const NONE =
  '(?:(?:no, )?(?:absolutely |simply )?(?:there (?:are|is) )?(?:none|nothing|zero|nil)|no, never|(?:never|no)(?!,))';
const END = '(?: (?:at all|whatsoever))?(?= *(?:[.!,;:]|$))';
/** What can be put off, arranged or said without harm, and tests that only look or listen */
const HARMLESS =
  /\b(?:wait\w*|doing nothing|delay\w*|not (?:treating|coming)|book\w*|park\w*|post|deliver\w*|insur\w*|pay\w*|online|late|cancel\w*|known|reported|found|so far|tests?|scans?|ultrasound|questionnaires?|listen\w*|sounds?|talk\w*|look\w*|photos?|measur\w*|read\w*|call|chat|consultation)\b/;

export const DENIED_RISKS: Lexicon = {
  words: anyOf(`${ASKS}${DETAIL}(?:\\?|:| -) ${NONE}${END}`),
  harmless: (context) =>
    context.before !== '' ||
    isAboutOthers(context) ||
    HARMLESS.test(`${context.word} ${context.after} ${context.afterColon}`),
};

const ASKED = new RegExp(`^${ASKS}${DETAIL}\\??$`);
const DENIES = new RegExp(`^${NONE}${END}`);

/** Returns the first words of an answer that deny the risks for which the question asks. */
export const deniedRisk = (question: string, answer: string): string | undefined =>
  ASKED.test(question) && !HARMLESS.test(`${question} ${answer}`) ? DENIES.exec(answer)?.[0] : undefined;
