/** Sentences that say of the clinic, or of one of its people, that they cure a complaint: 'we cure hot flushes'. */
import type { RuleInput } from '../../rule.ts';
import { type FoundWords, findWords } from '../find-words.ts';
import { namesComplaint } from '../lexicon/complaints.ts';
import { anyOf, isNotAsserted, type Lexicon } from '../lexicon/lexicon.ts';
import { lastNamed } from '../people/named-person.ts';

const CURES: Lexicon = {
  // Up to where the object ends: 'hot flushes, poor sleep and brain fog', 'your dog's limp | with laser'
  words: anyOf(
    "cur(?:e|es|ed)(?: (?!and\\b|or\\b|with\\b|without\\b|in\\b|by\\b|so\\b|to\\b|at\\b|for\\b|after\\b|before\\b|when\\b)[\\w'-]+){1,4}(?:(?:, | and |, and | or )(?!(?:we|she|he|you|it|they)\\b)[\\w'-]+(?: [\\w'-]+)?(?=[,.;:!]|$| and | or ))*",
  ),
  /** 'We can cure some warts', 'nobody can say that we cure asthma' */
  harmless: (context) =>
    isNotAsserted(context) ||
    !namesComplaint(context.word) ||
    /\b(?:can|could|may|might|most|many|some|few|often|usually|sometimes|try|hope|aim|whether|if|when|to|cannot)\b/.test(
      `${context.before} ${context.word}`,
    ),
};

/** 'we', 'our approach', 'Dr Okafor', 'Helen’s method' */
const OURS =
  /(?:^|[,:;] |\b(?:and|but|because|that) )(?:(?:we|our (?:[\p{L}-]+ ){0,3}[\p{L}-]+|(?:Dr|Mr|Mrs|Ms|Miss|Mx)\.? \p{Lu}[\p{L}’'-]*(?: [\p{L}-]+){0,3}) (?:(?:also|will|have|has|quickly|simply|gently) )*)$/iu;
const NAMED =
  /(?:^|[,:;] |\b(?:and|but|because|that) )(?:(?:[\p{L}-]+ )?\p{Lu}[\p{L}-]+(?:['’]s [\p{L}-]+(?: [\p{L}-]+)?)?|[Ss]he|[Hh]e) (?:(?:also|will|has) )*$/u;
const SENTENCE = /[^.!?;:\n]*$/;

/** Finds the cures that a sentence ascribes to the clinic. */
export const plainCures = (input: RuleInput): readonly FoundWords[] =>
  findWords(input, CURES).filter(({ text, span }) => {
    const before = (SENTENCE.exec(text.text.slice(0, span.at))?.[0] ?? '').trimStart();
    if (text.kind === 'testimonial') return false;
    return (
      OURS.test(before) || (NAMED.test(before) && lastNamed(Object.values(input.site.people), before) !== undefined)
    );
  });
