/**
 * Advantages for those who decide on the day of a visit, before they have thought about it: 'pay on the day and the second
 * tooth is half price' (GMC, guidance on cosmetic interventions, paragraphs 50 to 54).
 */
import { anyOf, isNotAsserted, type Lexicon } from './lexicon.ts';

const DECIDE =
  '(?:pay(?: in full)?|book|decide|sign(?: up)?|say yes|agree|join|order|commit|go ahead|start|buy|choose|take (?:it|them|the plan))';
const WITH = "(?: (?!not\\b|never\\b|if\\b|cancel\\w*\\b)[\\w'-]+){0,5}?";
const VISIT =
  '(?:(?:first|free|next) )?(?:visit|consultation|appointment|assessment|scan|check-?up|test|examination|taster|trial|session)';
const AT_ONCE = `(?:on the (?:very )?day(?: of (?:your|the) ${VISIT})?|(?:at|during) your (?:first |free )?(?:visit|consultation|appointment|assessment|check-?up|taster|trial)|before you leave|there and then|then and there|on the spot|while you are (?:here|with us))`;
const CHEAPER =
  '(?:half[ -]price|(?:[£%\\d.,]+|ten|twenty|fifty)(?: per cent)? off|(?<!-)free\\b(?! (?:to|of)\\b)|discount(?:ed)?|(?:we|you|and) (?:will )?(?:halve|save(?: £\\d+(?:[.,]\\d+)*)?|cut)|cheaper|(?:cost|pay)s? less|reduced|at no (?:extra )?charge|bonus|complimentary)';

export const SAME_DAY_DEALS: Lexicon = {
  words: anyOf(
    // 'Sign up at your first visit and save £50', 'if you decide on the spot, the plan is half price'
    `${DECIDE}${WITH} ${AT_ONCE},?(?: (?!not\\b|never\\b|before\\b|may\\b|might\\b|members\\b|everybody\\b|everyone\\b|cancel\\w*\\b)[£%\\w.,'-]+){0,12}? ${CHEAPER}`,
    // '10% off if you go ahead on the day'
    `${CHEAPER}(?: (?!not\\b|never\\b|whether\\b)[£%\\w.,'-]+){0,6}? (?:if|when) you ${DECIDE}${WITH} ${AT_ONCE}`,
  ),
  // No word begins at a pound sign.
  claimIn: ({ before }) => ({ before: before.endsWith('£') ? 1 : 0, after: 0 }),
  harmless: (context) =>
    isNotAsserted(context) || /\b(?:whether|or later)\b/.test(`${context.before} ${context.after}`),
};
