import { matchesOverlap } from '../find-words.ts';
import type { FoundClaim } from '../learned/index.ts';

/** Words that promise a result beyond doubt, so that nobody has to ask whether they do. */
const CERTAIN =
  /\b(?:(?:we|I) (?:all )?(?:promise|guarantee|assure)|for (?:good|life|ever)|forever|once and for all|permanently|never\b.*\b(?:again|needs?|comes? back|returns?|hurts?|feels?|gets?)|never (?:again|need|comes? back|returns?)|cur(?:es|ed?)|(?:say|wave|kiss) goodbye to|(?:will|is|are) (?:all )?(?:be )?gone|won[’']t feel (?:a thing|anything)|(?:throw away|bin) your)\b/i;

/** Whether words promise a result: 'we promise that …', 'for good', 'never need … again', 'cures'. */
export const isCertain = (words: string): boolean => CERTAIN.test(words);

/** How soon a result shows, and how long it lasts, is for `claim/effect`. */
const TIME = /\b(?:sessions?|visits?|treatments?|hours?|days?|weeks?|months?|years?|lasts?|lasting|lifetime)\b/i;

/** 'Get rid of dry eye for good': words that `claim/guarantee` reports for certain need no finding of `claim/effect`. */
export const isSameClaim = (claim: FoundClaim, promise: FoundClaim): boolean =>
  matchesOverlap(claim, promise) &&
  (promise.hasUsualWord || (isCertain(promise.words) && !claim.hasUsualWord && !TIME.test(claim.words)));
