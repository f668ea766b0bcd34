/** Sentences that give every review the best possible rating: 'All our reviews have five stars.' */
import type { Normalised } from './normalise.ts';
import { namesOtherSite } from './ratings.ts';
import { sentenceAt } from './sentences.ts';

const ALL_BEST =
  /\b(?:every|each)(?: single| one)?(?: of (?:our|the|these))? reviews?(?: (?:that )?(?:we|people|patients|clients) [a-z ]{1,20}?)? (?:is|has|was|had|gives us|gave us) (?<one>(?:five|5)[ -]stars?)(?!\w)|\ball (?:of )?our reviews (?:are|have) (?<all>(?:five|5)[ -]stars?)(?!\w)/g;

/** Returns the words that give all reviews the best possible rating. */
export const perfectRatingsIn = (
  normal: Normalised,
  site: string,
): readonly { readonly at: number; readonly length: number }[] =>
  [...normal.text.matchAll(ALL_BEST)].flatMap(({ index, 0: whole, groups = {} }) => {
    const words = groups.one ?? groups.all ?? '';
    const sentence = sentenceAt(normal.text, index);
    return namesOtherSite(sentence, site) || /\b(?:not|if|n't)\b/.test(sentence)
      ? []
      : [normal.original(index + whole.lastIndexOf(words), words.length)];
  });
