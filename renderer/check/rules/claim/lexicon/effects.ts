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
  '(?:immediately|instantly|at once|straight away|right away|overnight|from the (?:very )?first (?:day|session|treatment|visit|night)|the (?:(?:very )?(?:next|same)|following) (?:day|evening|morning|night|afternoon))';
const MORE = "(?: [\\w'-]+){0,4}?";

/** Not 'over two years': colours wear off in that time. */
const QUICKLY = `(?:in|within|after)(?: (?:as little as|just|only|about)){0,2} (?:${SESSION}|[\\w-]+ (?:hours?|days?|weeks?))`;

/** What a treatment is for. */
const EFFECT =
  '(?:results?|effects?|benefits?|relief|glow|boost|contours?|improvements?|differences?|(?:an?|the|any|first|real|visible|real) changes?|lash lift|tan|curl|smoothness|whiteness)';
/** A better state, most often a comparative. */
const BETTER =
  '(?:visible|noticeable|better(?! (?:to|than|if)\\b)|less (?:pain|hair|itching)|pain-free|hair-free|more (?:[a-z]+ly|relaxed|supple|mobile|radiant|even|hydrated|flexible|energy|volume|confident)|(?:fresh|young|clear|clearly|smooth|soft|bright|well|fit|active|lively|playful|mobile|freely|perfectly|easily|normally|(?:him|her|it)self|themselves) again|(?:full|firm|smooth|clear|young|fresh|bright|plump|tight|whit|soft|calm|clean|thick|sharp|small|slimm|lean|fitt|straight|strong|quiet)e?r|(?:dr|eas|happ|health|shin|shini)er|(?:eas|happ|health|shin)ier|drier)';
const NOTICE = '(?:see|notice|feel|smell|taste|hear|sleep|look|walk|move|run|breathe|concentrate)s?';
/** What a treatment does to a complaint. */
const IMPROVE =
  '(?:eas|reduc|los|improv|smooth|tighten|brighten|whiten|soften|shin|slow|straighten|lighten|shrink)(?:e?s|e?d|e)?(?: down)?';
/** A good state that stays. */
const GOOD = `(?:white|clear|smooth|soft|fresh|shiny|straight|firm|young|curled|lifted|tinted|bright|even|glossy|silky|sleek|shaped|full|sharp|supple|radiant|hydrated|protected|[a-z]+-free|${BETTER})`;
/** What clients want to be rid of; a wound or a cold goes by itself. */
const COMPLAINT =
  '(?:stress|tension|anxiety|worr(?:y|ies)|nerves|fears?|headaches?|migraines?|(?:[a-z]+ )?pains?|aches?|stiffness|snoring|tinnitus|ringing|cravings?|tiredness|fatigue|itching|odours?|smells?|tattoos?|wrinkles?|lines|pigmentation|blemish(?:es)?|hairs?|verrucas?|warts?)';
const STAY = '(?:stay|hold|keep|remain|endure)s?';

const AFTER = '(?:after|within|in|by)(?: (?:only|just|as little as|a mere))?';
const LESS = '(?:less|fewer|half the)';
const CHANGED =
  '(?:light|flatt|thinn|small|pal|calm|quiet|steadi|smooth|clear|bright|whit|soft|tight|firm|fresh|strong|straight|suppl|slimm)e?r';
/** What clients want to be able to do. */
const ABLE =
  '(?:run|walk|jump|climb|swim|play|ski|bend|kneel|lift|sleep|reach|wear|golf|chew|hear|follow|kick|squat|dance|cycle|smile|hike|bite|move)';

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
    `(?:fades?(?: away)?|clears? up) ${QUICKLY}`,
    `${COMPLAINT}(?: (?:that|which|in) [\\w'-]+){0,2} (?:disappears?|vanish(?:es)?|melts? away|goes|go(?: away)?|lifts?|eases?|stops?|is gone|are gone) ${THEN}`,
    `(?<!\\b(?:to|must|should|please|can|may|not|and) )(?<=[a-z] )(?:stop|halve|double|triple|banish|relieve|heal|calm|eliminate|quieten|silence)(?:e?s)?(?= [a-z])(?: [\\w'-]+){0,6}? ${THEN}`,
    `${STAY} away${ABOUT} (?:${SPAN}|${LONG})`,
    `keeps? (?:its|their|your|the) (?:${EFFECT}|shape|colour|shine|lift|tone|firmness|freshness|straightness)${ABOUT} (?:${SPAN}|${LONG})`,
    `(?:run|walk|sleep|move|jump|climb|play|hear|see|read|swim|work|train|dance|bend|kneel)s? again${MORE} (?:${THEN}|${AT_ONCE})`,
    `(?:sleep|asleep|heal|recover|live|run|read|learn|hear)s?${MORE} (?:${SPAN}|twice as) (?:sooner|faster|longer|earlier|better|fast|long|well|soon)`,
    `(?:long[ -])?lasting (?:${EFFECT}|shine|colour|radiance|freshness|softness|hydration|comfort|volume|protection)`,
    `leaves? (?:you|it|them|(?:your|the) [a-z]+) (?:(?:feeling|looking) )?${GOOD}${ABOUT} (?:${SPAN}|${LONG})`,
    `(?:glows?|shines?|${STAY} (?:in|its|their) shape|keeps? (?:[\\w'-]+ ){1,3}(?:away|at bay))${ABOUT} (?:${SPAN}|${LONG})`,
    `(?:perfect|clear|full|sharp|crisp) (?:sight|vision|hearing|skin|movement|breath)${MORE} (?:${THEN}|${AT_ONCE})`,
    'results that last',
    `(?:${LESS}(?: [a-z-]+){0,3}?|(?:[a-z-]+ shades? )?${CHANGED}(?: [a-z-]+){0,2}?) ${AFTER} (?:${SPAN}|${SESSION})`,
    `${AFTER} (?:${SPAN}|${SESSION}|days|weeks),? (?:you|your [a-z]+|he|she|it) (?:will|'ll) (?:be )?${ABLE}(?:[a-z]?ing)?\\b`,
    `(?:will|'ll) (?:be )?${ABLE}(?:[a-z]?ing)?(?: [a-z]+){1,3} again ${AFTER} (?:${SPAN}|${SESSION})`,
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
    isAllowed(context) ||
    isBooking(context) ||
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
const isCondition = ({ word, before }: WordContext): boolean =>
  /\bif\b/.test(word) || /\bif (?:you|your \w+|it|there)(?: \w+)? $/.test(before);

/** 'You can drive again after two days' is aftercare; “after only one session” is not. */
const isAllowed = ({ word, before }: WordContext): boolean =>
  / again /.test(word) &&
  /\b(?:can|may|should|not) $/.test(before) &&
  !/\b(?:only|just)\b/.test(word) &&
  !SESSIONS.test(word);

const SESSIONS = new RegExp(`${SESSION}$`);

/** 'You pay less after the third session', 'slots vanish within hours' */
const isBooking = ({ word, before }: WordContext): boolean =>
  (/^(?:less|fewer|half)\b/.test(word) && /\b(?:pay|costs?|charge|price|come|need)\b/.test(before)) ||
  /\b(?:slots?|places?|spaces?|tickets?|appointments?)(?: [a-z]+)? $/.test(before) ||
  /\b(?:appointments|visits)\b.* (?:after|within|in)\b/.test(word);

/** What happens without any treatment. */
const NATURAL =
  /\b(?:whatever (?:they|you|anyone|people) do|by (?:it|them)sel(?:f|ves)|on (?:its|their) own|untreated|without (?:any )?treatment|naturally|if nobody)\b/;
const isNatural = ({ before, after }: WordContext): boolean => NATURAL.test(`${before} ${after}`);
