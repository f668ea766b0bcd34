/** Words in quotation marks, what kind of words they are, and the sentence around them. */
import type { Span } from '../public-texts/index.ts';

export interface Quotation extends Span {
  /** The words without their quotation marks. */
  readonly words: string;
  /** The rest of the sentence in which they stand; other quotations in it are masked. */
  readonly before: string;
  readonly after: string;
}

/** An apostrophe does not end a quotation in single marks: ‘I can’t stop smiling’. */
const QUOTATION = /[“"]([^”"\n]{3,300})[”"]|(?<![\p{L}\d])‘((?:[^‘’\n]|’(?=\p{L})){3,300})’(?!\p{L})/gu;
const MASK = '§';
/** The end of a sentence; 'Mrs P. from Tenbury' contains none. */
const SENTENCE_END = /(?<!\b(?:Mrs?|Ms|Dr|Prof|\p{Lu}))[.!?…](?=\s|$)|\n/gu;

/**
 * Returns the quotations of a text. If one is a sentence of its own, the sentences around it may name the speaker: 'What
 * did our last bride say? “…”', '“…” Thank you, Angela!'
 */
export function quotationsIn(text: string): readonly Quotation[] {
  const found = [...text.matchAll(QUOTATION)];
  if (found.length === 0) return [];
  const masked = text.replace(QUOTATION, (words) => MASK.repeat(words.length));
  const ends = [...masked.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
  return found.map(({ 0: { length }, 1: double, 2: single = '', index: at }) => {
    const words = double ?? single;
    const starts = [0, ...ends.filter((end) => end <= at)];
    const before = masked.slice(starts.at(-1), at).trimStart();
    const isSentence = before === '' && /[.!?…]$/.test(words);
    const introduction = isSentence
      ? masked
          .slice(starts.at(-2), at)
          .trim()
          .replace(/[.?!]$/, ': ')
      : before;
    const to = ends.find((end) => end > at + length) ?? masked.length;
    return { at, length, words, before: introduction, after: masked.slice(at + length, to) };
  });
}

/** Praise of a treatment, of those who gave it, or of its result. */
const PRAISE = new RegExp(
  `\\b(?:${[
    'best|better|nicest|kindest|greatest?|wonderful\\w*|amazing\\w*|fantastic|brilliant\\w*|lovely|excellent|outstanding|superb|first[- ]class|incredibl[ey]|fabulous|marvellous|impeccable|exceptional|unbelievable|perfect\\w*|faultless|flawless',
    'professional|friendly|kind|caring|(?:so|very) patient|patience|thorough|gentle|warm|spotless|calm|quick|honest|attentive|super|top',
    'worth|recommend\\w*|thank(?:s| you)|grateful|delighted|thrilled|impressed|love[sd]?|adored?|never looked back|second to none|would (?:go|come|do it|have it) (?:back|again)|booked again|coming back',
    'magic\\w*|miracles?|life-?sav\\w+|sav(?:ed|ers?) (?:my|our|me|us)|angels?|god-?send\\w*|treasure|gem|medal|gold(?:en)?|fault|royalty|verdict|hero(?:es)?|genius|legends?|stars?|heaven(?:ly)?|bliss(?:ful)?|dream|glow\\w*|fans|life[- ]chang\\w+|changed? (?:my|our|everything)|transform\\w+|like (?:family|a (?:queen|king|baby|new))',
    'never [a-z]+ed|at last|finally|first time|for the first|(?:wish|if only) (?:I|we) had|should have come|why did (?:I|we) (?:not|wait)|sooner|(?:ten|twenty|years|weeks|10|20) (?:years )?(?:earlier|younger)|new (?:man|woman|person|lease|dog|cat)|brand new|different (?:man|woman|person|child|dog|cat|horse)',
    "(?:never|not|n[’']t|nobody|no other|nowhere|anyone|anywhere) (?:[a-z]+ ){0,4}(?:felt|looked|been|slept|seen|met|known|had|explained|listened|else|so)|felt? a thing|only (?:people|place|one|clinic)|listen(?:s|ed)?|trust|in (?:safe|good) hands|no more|pain[- ]free|painless|confidence|gave (?:me|us|him|her) (?:back|my|our)|back (?:to|on) (?:my|our)|again|any more|(?:ten|10|five|5)(?: out of |/)(?:ten|10|five|5)",
  ].join('|')})(?!\\w)`,
  'iu',
);
export const isPraise = ({ words }: Pick<Quotation, 'words'>): boolean => PRAISE.test(words);

/** 'I sleep', 'gave me', 'our boy': words about the speaker. */
const OWN_EXPERIENCE = /\b(?:I|I[’']\w+|me|my|mine|myself|we|we[’']\w+|us|our|ours)\b/u;
export const isOwnExperience = ({ words }: Pick<Quotation, 'words'>): boolean => OWN_EXPERIENCE.test(words);

/** 'The vet sat on the floor with Biscuit for half an hour.' */
export const isStory = ({ words }: Pick<Quotation, 'words'>): boolean =>
  words.split(' ').length >= 7 && /\b(?:was|were|had|did|sat|took|came|went|got|saw|found|[a-z]{3,}ed)\b/.test(words);

/** '“How long will it take?”' */
const isQuestion = (words: string): boolean => /^[^.!?]*\?\W*$/.test(words);
/** '“Why We Sleep”', '“The Robin Room”' */
const isTitle = (words: string): boolean => {
  const long = words.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return long.length > 1 && long.every((word) => /^\p{Lu}/u.test(word)) && !/[.!]$/.test(words);
};

/** True if the words can be what somebody thinks of the clinic, and no question, title or single term. */
export const isOpinion = ({ words }: Pick<Quotation, 'words'>): boolean =>
  !isTitle(words) && (!isQuestion(words) || PRAISE.test(words));
