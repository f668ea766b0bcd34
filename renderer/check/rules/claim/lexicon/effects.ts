/**
 * Statements about how soon an effect shows or how long it lasts. CAP code 3.7 requires advertisers to hold evidence
 * before they make such a claim.
 */

import { isEffectSubject } from './effect-subjects.ts';
import { LONG, SESSION, SPAN } from './effect-times.ts';
import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

const ABOUT =
  '(?: (?:for|about|around|roughly|up to|at least|between|from|more than|over|as long as|typically|usually)){0,3}';
const SOON = '(?:in|within|after|at|over|by)(?: (?:as little as|just|only|about)){0,2}';
const THEN = `${SOON} (?:${SPAN}|${SESSION}|minutes|hours|days|weeks)`;
const AT_ONCE =
  '(?:immediately|instantly|at once|straight away|right away|overnight|from the (?:very )?first (?:day|session|treatment|visit|night))';
const MORE = "(?: [\\w'-]+){0,4}?";

/** What a treatment is for. */
const EFFECT =
  '(?:results?|effects?|benefits?|relief|glow|boost|contours?|improvements?|differences?|(?:an?|the|any|first|real|visible|real) changes?|lash lift|tan|curl|smoothness|whiteness)';
/** A better state, most often a comparative. */
const BETTER =
  '(?:visible|noticeable|better(?! (?:to|than|if)\\b)|less (?:pain|hair|itching)|pain-free|hair-free|more (?:[a-z]+ly|relaxed|supple|mobile|radiant|even|hydrated|flexible|energy|volume|confident)|(?:fresh|young|clear|clearly|smooth|soft|bright|well|freely|perfectly|easily|normally) again|(?:full|firm|smooth|clear|young|fresh|bright|plump|tight|whit|soft|calm|clean|thick|sharp|slimm|lean|fitt|straight|quiet)e?r|(?:dr|happ|health|shin)ier|drier)';
const NOTICE = '(?:see|notice|feel|hear|sleep|look|walk|move|run|breathe|concentrate)s?';
/** What a treatment does to a complaint. */
const IMPROVE =
  '(?:eas|reduc|los|improv|smooth|tighten|brighten|whiten|soften|shin|slow|straighten|lighten|shrink)(?:e?s|e?d|e)?(?: down)?';
/** A good state that stays. */
const GOOD = `(?:white|clear|smooth|soft|fresh|shiny|straight|firm|young|curled|lifted|tinted|bright|even|glossy|silky|sleek|shaped|full|sharp|supple|radiant|hydrated|protected|[a-z]+-free|${BETTER})`;
const STAY = '(?:stay|hold|keep|remain|endure)s?';

export const EFFECTS: Lexicon = {
  words: anyOf(
    `last(?:s|ed|ing)?${ABOUT} (?:${SPAN}|${LONG})`,
    `full (?:at|after|by|in)${ABOUT} ${SPAN}`,
    `${NOTICE} (?:an? |the |your |you )?(?:${EFFECT}|${BETTER})${MORE} (?:${THEN}|${AT_ONCE})`,
    `(?:${EFFECT}|${BETTER}|appears?|shows?|${IMPROVE})${MORE} ${THEN}`,
    `(?:relief|${BETTER})${MORE} ${AT_ONCE}`,
    `(?:instant(?:ly)?|immediate(?:ly)?|overnight) (?:${EFFECT}|${BETTER})`,
    `(?:works|will work|takes? effect|kicks? in|helps)${MORE} (?:${THEN}|${AT_ONCE})`,
    `(?:gone|disappears?|vanish(?:es)?) ${THEN}`,
    `(?:long[ -])?lasting ${EFFECT}`,
    'results that last',
    `${EFFECT}(?: that| which)? ${STAY}${ABOUT} (?:${SPAN}|${LONG})`,
    `(?:the|your) (?:lift|shade|colour|tint|tan|curl|shape) ${STAY}${ABOUT} (?:${SPAN}|${LONG})`,
    `(?<![a-z,] )${GOOD} [a-z]+ for${ABOUT} ${SPAN}`,
    `${STAY} ${GOOD}${ABOUT} (?:${SPAN}|${LONG})`,
    `protects?${MORE} for${ABOUT} (?:${SPAN}|${LONG})`,
    `${SPAN} (?:of|without) (?:[\\w'-]+ )?(?:relief|protection|glow|pain|shaving)`,
  ),
  harmless: (context) =>
    isDenied(context) ||
    isQuestion(context) ||
    isReport(context) ||
    isCondition(context) ||
    isNatural(context) ||
    !isEffectSubject(context),
};

/** 'Results are reviewed after two weeks', 'your blood results are ready within three days' */
function isReport({ word, before, after }: WordContext): boolean {
  if (/\b(?:review|assess|check|photograph|look (?:again|at)|book|refund|redeem)/.test(word)) return true;
  const sentence = `${before}${word}${after}`;
  return /\bresults?\b/.test(word) && (TESTED.test(sentence) || SENT.test(sentence));
}

const TESTED =
  /\b(?:tests?|blood|laborator\w+|labs?|swabs?|biops\w+|samples?|scans?|x-rays?|screening|urine|analys[ei]s|profiles?)\b/;
const SENT =
  /\b(?:receive|sen[dt]|post|e-?mail|ring|call|discuss|explain|known?|wait for|ready|back|available|here|arrive|come|(?:get|have|with) (?:your|the))\b/;

/** 'If you see a change within a day, ring us' */
const isCondition = ({ before }: WordContext): boolean => /\bif (?:you|your \w+|it|there)(?: \w+)? $/.test(before);

/** What happens without any treatment. */
const NATURAL =
  /\b(?:whatever (?:they|you|anyone|people) do|by (?:it|them)sel(?:f|ves)|on (?:its|their) own|untreated|without (?:any )?treatment|naturally|if nobody)\b/;
const isNatural = ({ before, after }: WordContext): boolean => NATURAL.test(`${before} ${after}`);
