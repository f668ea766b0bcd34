import type { PublicText, PublicTextKind, Span } from '../../public-texts/index.ts';

/** Words that a rule looks for, and the contexts in which they are harmless. */
export interface Lexicon {
  /** Matched against the normal form of a text: lower case, plain hyphens and apostrophes, single spaces. */
  readonly words: RegExp;
  readonly harmless?: (company: Company) => boolean;
}

/** A matched word and the rest of its sentence. */
export interface Company {
  readonly before: string;
  readonly word: string;
  readonly after: string;
  /** The word as the owner wrote it. */
  readonly authored: string;
  /** True if the sentence is a question. */
  readonly asked: boolean;
  readonly kind: PublicTextKind;
}

/** Words of a lexicon in a text. */
export interface Hit<Text extends PublicText = PublicText> {
  readonly text: Text;
  readonly run: Span;
}

/** Builds one pattern from many; each matches whole words. */
export const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})(?!\\w)`, 'g');

/** Separates texts in the joined string. No pattern contains it, so no match spans two texts. */
const BORDER = '\u0000';

/**
 * Texts prepared for searching. They are joined because one search of all of them is ten times as fast as a search of
 * each.
 */
export interface Looked<Text extends PublicText = PublicText> {
  readonly texts: readonly Text[];
  readonly looked: readonly string[];
  readonly joined: string;
}

export function look<Text extends PublicText>(texts: readonly Text[]): Looked<Text> {
  const looked = texts.map(lookedThrough);
  return { texts, looked, joined: looked.join(BORDER) };
}

/** Finds the words of a lexicon in all texts, in the order of the texts. */
export function hitsIn<Text extends PublicText>(
  { words, harmless }: Lexicon,
  { texts, looked, joined }: Looked<Text>,
): readonly Hit<Text>[] {
  const found: Hit<Text>[] = [];
  let index = 0;
  let start = 0;
  for (const match of joined.matchAll(words)) {
    while (match.index > start + (looked[index]?.length ?? 0)) start += (looked[index++]?.length ?? 0) + BORDER.length;
    const text = texts[index];
    if (!text) continue;
    const [word] = match;
    const at = match.index - start;
    const run = text.normal.original(at, word.length);
    if (!harmless?.(companyOf(text, looked[index] ?? '', { at, word, run }))) found.push({ text, run });
  }
  return found;
}

const NAMES: ReadonlySet<PublicTextKind> = new Set(['address', 'short link', 'file name']);

/** In names, hyphens and underscores take the place of spaces. */
const lookedThrough = ({ kind, normal }: PublicText): string =>
  NAMES.has(kind) ? normal.text.replace(/[-_]/g, ' ') : normal.text;

const SENTENCE_END = /[.!?;:\n](?=\s|$)/;

function companyOf(
  { kind, text }: PublicText,
  looked: string,
  { at, word, run }: { readonly at: number; readonly word: string; readonly run: Span },
): Company {
  const rest = looked.slice(at + word.length);
  const end = SENTENCE_END.exec(rest);
  return {
    before: looked.slice(0, at).split(SENTENCE_END).at(-1)?.trimStart() ?? '',
    word,
    after: end ? rest.slice(0, end.index) : rest,
    authored: text.slice(run.at, run.at + run.length),
    asked: end?.[0] === '?',
    kind,
  };
}

/** 'no guarantee', 'cannot be guaranteed', 'is not painless': a text that denies something does not claim it. */
export const isDenied = ({ before }: Company): boolean => DENIED.test(before);

const DENIED =
  /\b(?:no|not|none|nothing|nobody|never|neither|nor|without|cannot|rarely|hardly|\w+n't)\b(?! (?:only|just)\b)(?: (?!but\b)[\w'-]+){0,4} ?$/;

/** 'Is it painless?', 'How long does it last?': a visitor's question is not a claim; its answer may be. */
export const isQuestion = ({ asked, before, word }: Company): boolean => asked && ASKING.test(`${before}${word}`);

const ASKING = /^(?:is|are|am|was|does|do|did|will|would|can|could|should|may|how|what|when|where|which|who|why)\b/;
