/**
 * Ratings of a clinic in sentences: '4.9 of 5', 'four point nine stars', 'Google rates us 4.9'. Pain, sight and hygiene
 * have scores too, so a number is a rating only if its sentence is about reviews.
 */
import { CLINIC_NOUN } from './clinic-nouns.ts';
import type { Normalised } from './normalise.ts';
import { numberFromWords } from './number-words.ts';
import { sentenceAt } from './sentences.ts';

const DIGIT = '(?:zero|one|two|three|four|five|six|seven|eight|nine|ten)';
const DECIMAL = `(?:\\d\\.\\d{1,2}|(?:${DIGIT}|\\d) point (?:${DIGIT}|\\d)|${DIGIT} and (?:a half|three[ -]quarters?|a quarter))`;
const WHOLE = `(?:10|\\d|${DIGIT})`;
const BEST = '(?:10|5|ten|five)';
const OUT_OF = '(?: ?/ ?| (?:(?:out )?of|from|on a scale of) (?:a possible |a maximum of )?)';
const STARS = '(?:[ -]?stars?|★|(?: [a-z]+)? stars?)';

/** Sites that publish reviews. */
export const SITE =
  '(?:google|trustpilot|facebook|feefo|doctify|yell|tripadvisor|vethelpdirect|treatwell|iwantgreatcare|fresha|booksy|yelp)';
/** People who write reviews. */
export const REVIEWERS =
  '(?:patients?|clients?|customers?|owners?|users?|visitors?|reviewers?|people|everyone|everybody|families|parents|mums|dads|mothers|fathers|members|women|men|guests)';
const US = `(?:us|our [a-z]+|the (?:[a-z]+ )?(?:${CLINIC_NOUN}|team))`;
const NOUN = '(?:ratings?|scores?|average|marks?)';
const RATE = '(?:rate[sd]?|rank(?:s|ed)?|puts?|scor(?:es?|ed)|gives?|gave|award(?:s|ed)?|averages?)';

/** The value counts no noun that follows: 'give us five', but not 'give us two working days'. */
const END_OF_VALUE = `(?=${OUT_OF}|${STARS}| *(?:$|[.,;:!?)”"-])| (?:on|from|for|in|because|and|overall|by|every|each|again|at|when|as|with|but|so|too|without|across)\\b)`;

/** Patterns of whole words of a value: '4.9 of 5', 'our score with Google stands at 4.9'. */
export const VALUE_PATTERNS: readonly string[] = [
  `${DECIMAL}${OUT_OF}${BEST}${STARS}?`,
  `${WHOLE}${OUT_OF}${BEST}${STARS}?`,
  `${DECIMAL}${STARS}`,
  `${DECIMAL}(?: [a-z]+)? (?:ratings?|reviews?|average|score)`,
  `${NOUN}:?(?: [a-z'-]+){0,4}? ${DECIMAL}(?:${OUT_OF}${BEST})?`,
  `${RATE}(?: ${US})?(?: an?)?(?: (?:average of|perfect|full|nearly|almost|over))* ${DECIMAL}(?:${OUT_OF}${BEST})?`,
  `${RATE} ${US}(?: an?| at)?(?: (?:perfect|full))? (?:${WHOLE}|${DECIMAL})(?:${OUT_OF}${BEST}|[ -]stars?\\b|${END_OF_VALUE})`,
  `${NOUN}:? ${DECIMAL}`,
  `${SITE}(?: [a-z]+){0,2}:? ${DECIMAL}(?:${OUT_OF}${BEST})?`,
  `${DECIMAL} (?:on|with|at) ${SITE}`,
  // '4.8 from 92 Google reviews', '4.8 (92 reviews)'
  `${DECIMAL} (?:\\(|(?:from|across|over|based on) )(?:(?:about|over|all|our|more than) )*(?:[\\d,]+ )?(?:[a-z-]+ )?(?:reviews?|ratings?)\\)?`,
  // 'We are on Google, and 4.9 is what people think.'
  `(?<=\\b${SITE}\\b[^.!?;]{0,40}\\band )${DECIMAL}(?= is (?:what|how) (?:they|people|you|everybody|our)\\b)`,
];

/** '97 % of', 'nineteen out of twenty'. */
const SHARE =
  '(?:(?:\\d{2,3}|[a-z]+(?:ty|teen|hundred)(?:-[a-z]+)?) ?(?:%|per ?cent)|(?:nine|nineteen|eight|9|19|8) (?:out of|in) (?:ten|twenty|10|20))';
/** Words for a bad review. */
const BAD = '(?:bad|negative|poor|critical|one-star|unhappy)';

/** Patterns of praise that contain no value to compare. */
export const PRAISE_PATTERNS: readonly string[] = [
  '(?:five|5)[ -](?:[a-z]+ )?stars?(?: (?:ratings?|rated|reviews?|service|clinic|treatment|care|experience))?',
  'rated [“"]?(?:excellent|outstanding|exceptional)',
  '(?:top|full|maximum) marks',
  `a perfect (?:score|${BEST})`,
  '(?:maximum|highest|best|top|full)(?: possible)? (?:ratings?|score)',
  `${RATE} ${US} the (?:maximum|top mark|best mark|highest mark)`,
  '(?:top|best|highest|most)[ -](?:rated|reviewed)|(?:best|most)(?: [a-z-]+)? reviews (?:of|in)',
  `${RATE} ${US}(?: an?| at)? \\d{2,3} ?(?:%|per ?cent)`,
  `(?:${SHARE}(?: of)?(?: (?:our|all|the|those))* |every one of (?:our |all )?)${REVIEWERS}(?: (?:who|whom|that|of) [a-z ]{2,30}?)? (?:(?:say|tell us|told us|said|agree)(?: that)? )?(?:they )?(?:(?:would |will )?(?:recommend|come back|return|love)|would (?:send|choose|do it|have it|book)|are (?:happy|satisfied|delighted))`,
  `(?:recommended|loved|trusted|rated) by ${SHARE}(?: of)?(?: (?:our|all|the|those))*(?: ${REVIEWERS})?`,
  `(?:never|not) (?:had|received|got) an? (?:single )?${BAD} reviews?|(?:glowing|rave|raving|nothing but (?:good|positive|five-star)|only (?:good|positive|five-star)) reviews|raves? about (?:us|our)`,
  `(?:not a single|not one|no|zero) ${BAD} reviews?(?= (?:in|since|so far|yet|to date|on)\\b| *(?:$|[.,!]))`,
  `thumbs up from|(?:feedback|reviews) (?:is|are) (?:overwhelmingly|all|always|very|entirely) positive|${DECIMAL} on average`,
  `voted [a-z -]{2,30} by (?:our )?${REVIEWERS}`,
  `${REVIEWERS} (?:all )?(?:agree|love us|adore us|swear by)`,
  '(?:satisfaction|recommendation|approval) (?:rate|score|rating)s?(?: (?:is|of|stands at))?:? \\d{1,3}(?:\\.\\d)? ?(?:%|per ?cent)|\\d{2,3} ?(?:%|per ?cent) (?:patient|client|customer) satisfaction|(?:net )?promoter score|100 ?% five-star',
  '\\d{2,3} ?(?:%|per ?cent) (?:of (?:our|all|the) (?:[a-z]+ )?(?:reviews|ratings|reviewers)|positive (?:reviews|ratings|feedback))',
  `(?:excellent|outstanding)(?: ratings?)?[”"]?,? (?:on|at|says?) ${SITE}`,
  `${SITE}(?: reviews?| ratings?)?:? [“"]?(?:excellent|outstanding)`,
];

const ABOUT_REVIEWS = new RegExp(
  [
    `\\b(?:${SITE}|review(?:s|ed|ers?)?|stars?|our (?:[a-z]+ )?${NOUN}|${RATE} ${US}|we (?:score|average)|recommended|recommend us|rave[sd]?|satisfaction|promoter score|testimonials|average ${NOUN}|with (?:all )?our ${REVIEWERS})\\b|★`,
    `\\b(?:rated|scored|given|awarded)\\b.* by\\b|^ ?(?:rated|scored) `,
    `\\b(?:says?|marks?|scores?|ratings?) (?:(?:of|from|all|the|our|my) ){0,3}(?:[a-z]+ )?${REVIEWERS}\\b`,
    `\\b${REVIEWERS}(?: [a-z]+){0,5}? (?:say|think|give|rate|score|award|left|leave|gave|agree)s?\\b`,
  ].join('|'),
);
/** Other things that are graded. */
const OTHER_SCALE =
  /\b(?:pain\w*|discomfort|(?:un)?comfort\w*|stings?|sore\w*|hurts?|itch\w*|strength|power|hygiene|council|uva|uvb|spf|hotel|acuity|cholesterol|ratio|body condition|dental score|cqc|inspect\w+|ofsted|energy|hardness|severity|anxiety|studies|suns?creams?|sunscreens?|breakfast|restaurants?|chefs?)\b/;
export const isOtherScale = (sentence: string): boolean => OTHER_SCALE.test(sentence);
const NAMED_SITE = new RegExp(`\\b${SITE}\\b`);
/** Words that are about reviews in any sentence. */
const CERTAIN = new RegExp(
  `${DECIMAL}${OUT_OF}${BEST}|(?:five|5)(?: out of | ?/ ?)(?:five|5)|(?:ten|10)(?: out of | ?/ ?)(?:ten|10)|^rated |^(?:top|best|highest)[ -]rated|rating of|^average rating|recommend|^(?:loved|trusted) by |would |are (?:happy|satisfied|delighted)$|^raves?|review|^voted|^(?:gave|gives?) us the|thumbs|positive$|on average$|satisfaction|promoter|testimonial|feedback`,
);

/** True if the words are about the clinic’s reviews, on the site of the config or on another one. */
export function isRating(sentence: string, words: string, site?: string): boolean {
  if (NAMED_SITE.test(sentence) || (site !== undefined && sentence.includes(site.toLowerCase()))) return true;
  if (OTHER_SCALE.test(sentence)) return false;
  return ABOUT_REVIEWS.test(sentence) || CERTAIN.test(words);
}

/** True if a sentence names a site with reviews, but not this one. */
export const namesOtherSite = (sentence: string, site: string): boolean =>
  NAMED_SITE.test(sentence) && !sentence.includes(site.toLowerCase());

/** A decimal value that a sentence states, and its position in the original text. */
interface StatedRating {
  readonly at: number;
  readonly length: number;
  readonly value: number;
  /** The best possible value, if the sentence states it. */
  readonly best?: number;
}

const VALUE = new RegExp(`\\b(?:${VALUE_PATTERNS.join('|')})(?!\\w)`, 'g');
/** Texts without such words are skipped quickly. */
const HINT = /star|★|rat(?:e|ing)|scor|average|review|mark|award|g(?:i|a)ve|\b(?:of|from) |\/|is (?:what|how)/;
const STATED = new RegExp(`(?<value>${DECIMAL})(?:${OUT_OF}(?<best>${BEST}))?`);

/** Returns the decimal values that a text states about reviews on this site. A whole number is praise more often. */
export const ratingsIn = (normal: Normalised, site: string): readonly StatedRating[] =>
  !(HINT.test(normal.text) || normal.text.includes(site.toLowerCase()))
    ? []
    : [...normal.text.matchAll(VALUE)].flatMap(({ 0: words, index }) => {
        const sentence = sentenceAt(normal.text, index);
        const match = STATED.exec(words);
        const { value: stated = '', best } = match?.groups ?? {};
        const value = decimalOf(stated);
        if (!match || value === undefined || !isRating(sentence, words, site) || namesOtherSite(sentence, site))
          return [];
        const place = normal.original(index + match.index, stated.length);
        return [{ ...place, value, ...(best === undefined ? {} : { best: numberOf(best) }) }];
      });

/** '4.9' → 4.9, 'four point nine' → 4.9, 'nine and a half' → 9.5. */
function decimalOf(words: string): number | undefined {
  if (/^[\d.]+$/.test(words)) return Number(words);
  const [whole = '', fraction] = words.split(/ and (?=a half|a quarter|three)/);
  if (fraction !== undefined)
    return numberOf(whole) + (FRACTIONS[fraction.replace(/^three[ -]quarters?$/, 'three quarters')] ?? Number.NaN);
  const [ones = '', part] = words.split(' point ');
  return part === undefined ? undefined : Number(`${numberOf(ones)}.${numberOf(part)}`);
}

const FRACTIONS: Readonly<Record<string, number>> = { 'a quarter': 0.25, 'a half': 0.5, 'three quarters': 0.75 };

const numberOf = (words: string): number =>
  /^\d+$/.test(words) ? Number(words) : (numberFromWords(words) ?? Number.NaN);

const SITES = new RegExp(NAMED_SITE, 'g');

/** Returns the names of sites with reviews in normalised text. */
export const reviewSitesIn = (text: string): readonly RegExpExecArray[] => [...text.matchAll(SITES)];
