/** Answers that only name what a treatment is used for: 'What do you use it for?' 'Mainly for back pain, beside exercise.' */
import { textAt } from '../../public-texts/index.ts';
import type { RuleInput } from '../../rule.ts';
import type { FoundClaim } from '../learned/index.ts';

const ASKS_USE =
  /\bwhat\b.*\b(?:for|with|against)\b *\??$|\bwhat (?:do you|does it|do they|can you|is it|are they|can it) (?:treat|use|used|help)|\bwho (?:is it|are they) for\b|\bwhich (?:complaints|problems|conditions)\b/;
const NAMES_USE =
  /^(?:(?:mainly|mostly|usually|often|chiefly|above all|especially|most often),? )?(?:for|against|with) (?!good\b|ever\b|all\b|every)/i;
/** A verb of its own can promise a result: 'For back pain it works at once.' */
const PROMISES =
  /\b(?:it|they|which|that|you|results?|works?|helps?|cures?|relie\w+|better|gone|lasts?|instant\w*|quick\w*|fast|proven|permanent\w*|free of)\b/i;

/** True if a sentence names complaints and says nothing about the result. */
export const onlyNamesUse = ({ text, sentence }: FoundClaim, { lookups }: RuleInput): boolean => {
  const words = textAt(text, sentence);
  return NAMES_USE.test(words) && !PROMISES.test(words) && ASKS_USE.test(lookups.questionOf(text));
};
