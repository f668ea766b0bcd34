/** Treatments that harm some people, and are said to suit everybody: 'IPL is suitable for everyone', 'no contraindications' */
import { anyOf, isNotAsserted, type Lexicon } from './lexicon.ts';
import { RISKY } from './risky-treatments.ts';

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
