/** Sentences that deny risks: 'What can go wrong? Nothing', 'IPL is suitable for everyone', 'no contraindications' */
import { anyOf, isAboutOthers, isNotAsserted, type Lexicon } from './lexicon.ts';
import { RISKY } from './risky-treatments.ts';

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

const EVERYBODY = '(?:everybody|everyone|anybody|anyone|every (?:person|patient|client|body|skin))';
const TREATMENT = `${RISKY}(?: (?:hair removal|therapy|treatments?|sessions?|injections?|dentistry))?`;

export const SUITS_EVERYBODY: Lexicon = {
  words: anyOf(
    `${TREATMENT} (?:is|are) (?:(?:completely|perfectly|absolutely|entirely) )?(?:suitable|safe|right|appropriate|fine|good) for ${EVERYBODY}`,
    `${TREATMENT} (?:suits?|works? for|helps?) ${EVERYBODY}`,
    `${EVERYBODY} can (?:safely )?(?:have|use|get|be treated with|try|enjoy|book) (?:our |the )?${TREATMENT}`,
    '(?:there are|it has|this has|has) (?:absolutely |simply )?no contra-?indications',
  ),
  /** 'Anyone over 18 can have IPL', 'if there are no contraindications', 'suitable for everyone with fair skin' */
  harmless: (context) =>
    isNotAsserted(context) ||
    /\b(?:not|never|nobody|if|whether|unless|when|where|once|provided|as long as|so that|sure|check\w*|assum\w+|that|who|patient|client|person)\b/.test(
      context.before,
    ) ||
    /^,? (?:aged?|over|under|above|from|with|who|whose|in|else|but|except|unless|apart|provided|as long as|if|once|after|to)\b/.test(
      context.after,
    ),
};
