import { type PublicText, type PublicTextKind, type Span, textAt } from '../../public-texts/index.ts';
import type { Occurrence, SearchedTexts } from './searched-texts.ts';

/** Words that a rule looks for, and the contexts in which they are harmless. */
export interface Lexicon {
  /** Matched against the normal form of a text: lower case, plain hyphens and apostrophes, single spaces. */
  readonly words: readonly RegExp[];
  readonly harmless?: (context: WordContext) => boolean;
  /**
   * Decides what the words mean in their sentence: returns the part of it that makes the claim, or `undefined` if it
   * makes none. Without it, the words are the claim.
   */
  readonly claimIn?: (context: WordContext) => Extent | undefined;
}

/** How many characters before and after the words belong to a claim. */
export interface Extent {
  readonly before: number;
  readonly after: number;
}

/** A matched word and the rest of its sentence. */
export interface WordContext {
  /** The sentence before, to which “it” may refer; empty for the first sentence. */
  readonly previous: string;
  readonly before: string;
  readonly word: string;
  readonly after: string;
  /** The clause after it, if a colon ends `after`: ' three for the price of two'. */
  readonly afterColon: string;
  /** The next sentence, if this one is a question: ' we prescribe it'. */
  readonly reply: string;
  /** The word as the owner wrote it. */
  readonly authored: string;
  /** True if the sentence is a question. */
  readonly endsInQuestionMark: boolean;
  /** True if the text ends with a question, as a visitor’s does: 'I take warfarin. May I come?' */
  readonly isOfQuestion: boolean;
  readonly kind: PublicTextKind;
}

/** Words of a lexicon in a text. */
export interface WordMatch<Text extends PublicText = PublicText> {
  readonly text: Text;
  readonly span: Span;
}

/**
 * Makes each pattern match whole words. They are not joined with “|”, because V8 searches a pattern of this length
 * without its optimisations (kRegExpTooLargeToOptimize), which takes forty times as long as searching for each.
 */
export const anyOf = (...patterns: readonly string[]): readonly RegExp[] =>
  patterns.map((pattern) => new RegExp(`\\b(?:${pattern})(?!\\w)`, 'g'));

/** Finds the words of a lexicon in texts, in the order of the texts. */
export function wordMatchesIn<Text extends PublicText>(
  { words, harmless, claimIn = wordsAlone }: Lexicon,
  texts: SearchedTexts<Text>,
): readonly WordMatch<Text>[] {
  return texts(words).flatMap((occurrence) => {
    const { text, at, length } = occurrence;
    const context = contextOf(occurrence);
    const extent = harmless?.(context) ? undefined : claimIn(context);
    return extent ? [{ text, span: text.normal.original(at - extent.before, length + sumOf(extent)) }] : [];
  });
}

const wordsAlone = (): Extent => ({ before: 0, after: 0 });
const sumOf = ({ before, after }: Extent): number => before + after;

export const SENTENCE_END = /[.!?;:\n](?=\s|$)/;

function contextOf({ text, searched, at, length }: Occurrence): WordContext {
  const rest = searched.slice(at + length);
  const end = SENTENCE_END.exec(rest);
  const next = end ? (rest.slice(end.index + 1).split(SENTENCE_END)[0] ?? '') : '';
  const sentences = searched.slice(0, at).split(SENTENCE_END);
  return {
    previous: sentences.at(-2)?.trim() ?? '',
    before: sentences.at(-1)?.trimStart() ?? '',
    word: searched.slice(at, at + length),
    after: end ? rest.slice(0, end.index) : rest,
    afterColon: end?.[0] === ':' ? next : '',
    reply: end?.[0] === '?' ? next : '',
    authored: textAt(text, text.normal.original(at, length)),
    endsInQuestionMark: end?.[0] === '?',
    isOfQuestion: /\?\W*$/.test(rest),
    kind: text.kind,
  };
}

/** 'no guarantee', 'cannot be guaranteed', 'is not painless': a text that denies something does not claim it. */
export const isDenied = ({ before }: Pick<WordContext, 'before'>): boolean => DENIED.test(before);

const DENIED =
  /\b(?:no|not|none|nothing|nobody|never|neither|nor|without|cannot|rarely|hardly|\w+n't)\b(?! (?:only|just)\b)(?: (?!but\b)[\w'-]+){0,4} ?$|\b(?:rarely|seldom|hardly ever), (?:[\w'-]+ ){1,3}$|\bno \w+(?: [\w'-]+){0,7} (?:can|could|may) (?:ever )?be $/;

/** 'Is it painless?', 'How long does it last?': a visitor's question is not a claim; its answer may be. */
export const isQuestion = ({ endsInQuestionMark, before, word }: WordContext): boolean =>
  endsInQuestionMark && QUESTION_WORD.test(`${before}${word}`) && !GIVES_REASON.test(before);

/** 'Why look further, when we …?' states what follows. */
const GIVES_REASON = /^why\b.*, (?:when|if|since|because) (?:we|our|you (?:can|could))\b/;

/**
 * 'Be wary of anyone who promises a result', 'nobody can say that it is safe', 'what others call permanent', 'it is not
 * true that it never hurts', 'we cannot guarantee a straight leg or a vein that …'
 */
export const isAboutOthers = (context: WordContext): boolean =>
  isReported(context) || ABOUT_OTHERS.some((pattern) => pattern.test(context.before));

/** True for words that the clinic does not assert: it denies them, a visitor asks them, or they are about others. */
export const isNotAsserted = (context: WordContext): boolean =>
  isDenied(context) || isQuestion(context) || isAboutOthers(context);

/** True if the sentence only reports what others say or ask, or what nobody says: 'they ask whether it lasts'. */
export const isReported = ({ before }: Pick<WordContext, 'before'>): boolean =>
  REPORTED.some((pattern) => pattern.test(before));

const REPORTED: readonly RegExp[] = [
  /\b(?:not|never|nobody|no one|\w+n't) (?:[\w'-]+ ){0,2}(?:promise|say|claim|believe|expect|think|tell|mean)s?(?: [\w'-]+){0,4}? that\b/,
  /\b(?:cannot|can't|do not|don't|never|nobody can|no one can) (?:guarantee|promise)\b/,
  /\bit (?:is|was|has been) (?:often |sometimes |widely |once )?(?:claimed|said|believed|thought) that\b/,
  /\b(?:(?:not|never) true|untrue|wrong|myths?|mistake) (?:that|to (?:think|believe))\b/,
  /\b(?:diets|adverts?|leaflets?|posters?|flyers?|advertisements?|advertising|websites?|influencers?|celebrit\w+|magazines?|brands|gadgets|apps|labels?|packets?|companies|books|videos|products) (?:often |may )?(?:promise|claim|say|sell|offer|advertise)s?\b/,
  /\b(?:ask(?:s|ed)?|wonder(?:s|ed)?|wants? to know|wanted to know) (?:[\w'-]+ ){0,4}(?:whether|if)\b[^,;:]*$/,
];

const ABOUT_OTHERS: readonly RegExp[] = [
  /\b(?:anyone|anybody|(?:some|other|many) (?:clinics|practices|people|providers|firms|websites)|whoever|those|somebody|someone|beware|wary|that (?:promises?|claims?)|which we do not (?:offer|do|use))\b/,
  /^(?:nobody|no one|no \w+) (?:can|could|may|should|will)\b|\b(?:calls?|called|known as) $/,
];

const QUESTION_WORD =
  /^(?:is|are|am|was|does|do|did|will|would|can|could|should|must|may|how|what|when|where|which|who|why)\b/;
