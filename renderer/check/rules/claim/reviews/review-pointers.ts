/** Sentences about reviews that praise nothing: where reviews are, requests that suggest no opinion, and bad reviews. */
import { normalise } from '../../../../facts/normalise.ts';
import { reviewSitesIn } from '../../../../facts/ratings.ts';
import { reviewCountsIn } from '../../../../facts/review-counts.ts';

/**
 * The words with which a sentence can say where reviews are, who writes them and how to read or leave one. A sentence of
 * nothing else praises nothing; any other word may.
 */
const NEUTRAL = new Set(
  `a about all an and any anybody anyone are as at be been both by can client clients customers do each every everybody
  find for from goes have here how i in is it its leave left may more of on one or others our ours owners page parents
  patients people please post posted posts profile published read review reviewed reviewer reviewers reviews say says see shown
  site that the their them there these they those to unedited us visitors we website what where which who will with
  write writes written you your yours`.split(/\s+/),
);

/** 'good or bad', 'happy or not', 'whether or not they were pleased', 'whatever you write': both opinions are welcome. */
const EITHER =
  /\b(?:good|happy|pleased|satisfied|positive|nice|kind|like it) (?:or|and) (?:bad|not|unhappy|negative|critical|disappointed|otherwise)\b|\bwhether or not\b|\bwhatever (?:you|they|it)\b/;
const ASKS =
  /\b(?:leave|write|post|give|add|tell)\b.*\b(?:reviews?|feedback|what you think)\b|\b(?:ask|invite)s?\b.*\b(?:review|one)\b/;
const REVIEWS = '(?:reviews?|comments?|ratings?|testimonials)';
const REMOVE = '(?:remove|delete|hide|edit|buy|sell|choose|take down|pay for)';
/** 'We never remove bad reviews', 'beware of sites that hide reviews', 'we delete comments that name a patient' */
const FAIR = new RegExp(
  [
    `\\b(?:never|not|nor|neither|\\w+n't) ${REMOVE}\\b[^.;]*\\b${REVIEWS}\\b`,
    `\\b(?:beware|wary|avoid|watch out)\\b[^.;]*\\b${REMOVE}\\b[^.;]*\\b${REVIEWS}\\b`,
    // 'Bad reviews are answered', 'we show good and bad reviews'
    `\\b(?:bad|negative|critical|all|every|both|unhappy) ${REVIEWS} (?:are|is|get) (?:answered|read|kept|shown|published|left)\\b`,
    `\\b(?:show|publish|read|answer|keep|print|reply to)s? (?:good and bad|both good and bad|all|every|any|the bad) ${REVIEWS}\\b`,
    `\\b${REVIEWS}\\b[^.;]*, (?:both )?(?:good and bad|bad and good)\\W*$`,
    `\\b${REMOVE} ${REVIEWS} (?:that|which|if they) (?:name|insult|threaten|identify|contain|break|give away|mention)s?\\b`,
  ].join('|'),
);
/** A text with a rating, “4.8”, never counts as neutral. */
const DECIMAL = /\d\.\d/;
const QUOTE = /[“”"]/;

/** True if a sentence of a normalised text only says where and how many reviews are, keeps bad ones, or asks for any review, good or bad. */
export function isNeutralAboutReviews(sentence: string, text: string): boolean {
  const rest = withoutCounts(sentence);
  if (/\d/.test(rest) || QUOTE.test(sentence) || DECIMAL.test(text)) return false;
  return isPointer(rest) || FAIR.test(sentence) || (EITHER.test(sentence) && ASKS.test(sentence));
}

/** 'About ninety people have reviewed us on Google' → ' us on Google': other rules compare the number. */
const withoutCounts = (sentence: string): string =>
  reviewCountsIn(normalise(sentence)).reduceRight(
    (rest, { at, length }) => `${rest.slice(0, at)}reviewed${rest.slice(at + length)}`,
    sentence,
  );

function isPointer(sentence: string): boolean {
  const sites = new Set(reviewSitesIn(sentence).map(([site]) => site));
  const words = sentence.match(/[\p{L}'’-]+/gu) ?? [];
  return (
    (sites.size > 0 || /\breviews?\b/.test(sentence)) && words.every((word) => sites.has(word) || NEUTRAL.has(word))
  );
}

const FEW = '(?:only |just )?(?:one|two|three|1|2|3)';
const ADMITS = new RegExp(
  [
    '\\b(?:took (?:away|off|from us)|knocked off|docked|deducted|held back|kept back|cost us)\\b[^.;]*\\bstars?\\b',
    `\\b(?:gave|given|left|rated|scored|awarded)(?: us| it)? ${FEW}(?: out of (?:five|ten|5|10)| stars?)\\b`,
    `\\b${FEW}[ -]stars? (?:reviews?|ratings?|ones?)\\b`,
    // 'Not everybody gives us five stars', 'half a star short of full marks'
    '\\bnot every(?:body|one| \\w+)\\b[^.;]*\\b(?:stars?|five|ten|marks)\\b',
    '\\bshort of\\b[^.;]*\\b(?:stars?|five|ten|marks)\\b',
    // 'Several found our waiting room cold'
    '\\b(?:found|called|thought) (?:us|(?:the|our) [a-z ]{2,30}?) (?:too )?(?:steep|slow|late|cold|small|dear|expensive|noisy|dark|rude|narrow|hard)\\b',
  ].join('|'),
);
/** 'Nobody gave us three stars', 'not one three-star review', 'fewer than three stars' */
const NOBODY =
  /\b(?:no|not (?:one|a single|any)|nobody|never|none|without|nor|\w+n't|(?:fewer|less|more) than|if|would)\b/;

/** True if a sentence in normal form admits a bad review: 'One patient took away two stars because of the stairs.' */
export function admitsBadReview(sentence: string): boolean {
  const { index } = ADMITS.exec(sentence) ?? {};
  return index !== undefined && !NOBODY.test(sentence.slice(0, index));
}
