import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

const NUMBER = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|\\d+(?:\\.\\d+)?)';
const UNIT = '(?:hours?|days?|weeks?|months?|years?|h)';
/** '3-4 months', 'two years or more', '24-48h' */
const SPAN = `${NUMBER}(?: ?(?:-|to|or|and) ?${NUMBER})?[ -]?${UNIT}(?: or (?:more|longer))?`;
const ABOUT =
  '(?: (?:for|about|around|roughly|up to|at least|between|from|more than|over|as long as|typically|usually)){0,3}';

const EFFECT =
  '(?:results?|effects?|visible|noticeable|full effect|glow|contours?|improvements?|differences?|appears?|shows?|eases?|eased|reduces?|reduced|fuller|firmer|smoother|clearer|younger|drier|fresher|brighter|plumper|tighter)';

/**
 * Statements about how soon an effect shows or how long it lasts. CAP code 3.7 requires advertisers to hold evidence
 * before they make such a claim.
 */
export const EFFECTS: Lexicon = {
  words: anyOf(
    `last(?:s|ed|ing)?${ABOUT} ${SPAN}`,
    `full (?:at|after|by|in)${ABOUT} ${SPAN}`,
    `${EFFECT}(?: [\\w'-]+){0,4}? (?:in|within|after|at|over|by)(?: as little as| just| only| about){0,2} ${SPAN}`,
    '(?:long[ -])?lasting (?:results?|effects?|changes?|improvements?|differences?|relief|glow)',
    'results that last',
    `(?:results?|effects?)(?: that| which)? (?:stays?|holds?|keeps?|endures?)${ABOUT} ${SPAN}`,
  ),
  harmless: (context) => isDenied(context) || isQuestion(context) || lastsOtherwise(context) || isReviewTime(context),
};

const APPOINTMENT =
  /\b(?:courses?|programmes?|sessions?|appointments?|visits?|consultations?|calls?|classe?s?|vouchers?|cards?|offers?|packages?|plans?|memberships?|gift)(?: [\w'-]+){0,8} ?$/;

/** 'The course lasts two months': the duration of an appointment is not an effect. */
const lastsOtherwise = ({ before, word }: WordContext): boolean => word.startsWith('last') && APPOINTMENT.test(before);

/** 'Results are reviewed after two weeks': the time of a review is not an effect. */
const isReviewTime = ({ word }: WordContext): boolean =>
  /\b(?:review|assess|check|photograph|look|book|refund|redeem)/.test(word);
