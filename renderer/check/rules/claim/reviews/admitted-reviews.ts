/** Sentences that admit bad reviews: 'One patient took away two stars because of the stairs.' They choose and praise nothing. */

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
const NONE =
  /\b(?:no|not (?:one|a single|any)|nobody|never|none|without|nor|\w+n't|(?:fewer|less|more) than|if|would)\b/;

/** True if a sentence in normal form says that somebody was not content. */
export function admitsBadReview(sentence: string): boolean {
  const { index } = ADMITS.exec(sentence) ?? {};
  return index !== undefined && !NONE.test(sentence.slice(0, index));
}
