/** How much more the score of a passage must be if the weights know little of it, so that one word decides. */

/** The rarities of the features of 'Wax: chin' have a length of 18, those of a sentence of eight words about 35. */
const SHORT = 22;
/** Two or three words are a claim only if both are words of claims: 'No more itching', but not 'Sheets for owners'. */
const MARGIN_OF_SHORT = 0.4;
/** If fewer than half of the features are known, a known word decides although it means little in such a sentence. */
const MARGIN_OF_UNKNOWN = 0.1;
/** Clients use words that no clinic uses: “She found the knot at once,” said a goalkeeper. */
const QUOTATION = /[“"]/;

/** Returns how far above the threshold a passage must be, by the length of its known features and the share of features that are known. */
export function marginOf(passage: string, length: number, shareKnown: number): number {
  if (QUOTATION.test(passage)) return 0;
  if (length < SHORT) return MARGIN_OF_SHORT;
  return shareKnown < 0.5 ? MARGIN_OF_UNKNOWN : 0;
}
