import type { AmountInSentence } from './amount-in-sentence.ts';

const EXAMPLE = /\b(?:an? (?:\w+ )?example|for example|for instance|suppose|imagine|let us say|let's say)\b/;

/** 'An example: your dog’s bill comes to £640' */
export const isInExample = ({ subject: { named, question }, text, neighbouringText }: AmountInSentence): boolean =>
  named.length === 0 && EXAMPLE.test(`${question}\n${text}\n${neighbouringText}`);
