import type { PublicText, PublicTextKind, Span } from '../../public-texts/index.ts';

/** Words that a rule looks for, and the company in which they are harmless. */
export interface Lexicon {
  /** Looked for in texts in their normal form: lower case, plain hyphens and apostrophes, single spaces. */
  readonly words: RegExp;
  readonly harmless?: (company: Company) => boolean;
}

/** A word that was found, and what stands around it in its sentence. */
export interface Company {
  readonly before: string;
  readonly word: string;
  readonly after: string;
  /** The word as it was typed. */
  readonly authored: string;
  /** True where the sentence is a question. */
  readonly asked: boolean;
  readonly kind: PublicTextKind;
}

/** Words of a lexicon in a text. */
export interface Hit<Text extends PublicText = PublicText> {
  readonly text: Text;
  readonly run: Span;
}

/** One pattern of many, each a whole word or several. */
export const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})(?!\\w)`, 'g');

/** Stands between texts: no pattern holds it, so that no word is found across two of them. */
const BORDER = '\u0000';

/** Texts as they are looked through: all at once, because to ask each of thousands costs ten times as much. */
export interface Looked<Text extends PublicText = PublicText> {
  readonly texts: readonly Text[];
  readonly looked: readonly string[];
  readonly joined: string;
}

export function look<Text extends PublicText>(texts: readonly Text[]): Looked<Text> {
  const looked = texts.map(lookedThrough);
  return { texts, looked, joined: looked.join(BORDER) };
}

/** Where texts hold words of a lexicon, in their order. */
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

/** In a name, hyphens and underscores stand for spaces. */
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

/** 'no guarantee', 'cannot be guaranteed', 'is not painless': what a text denies it does not claim. */
export const isDenied = ({ before }: Company): boolean => DENIED.test(before);

const DENIED =
  /\b(?:no|not|none|nothing|nobody|never|neither|nor|without|cannot|rarely|hardly|\w+n't)\b(?! (?:only|just)\b)(?: (?!but\b)[\w'-]+){0,4} ?$/;

/** 'Is it painless?', 'How long does it last?': a visitor's question, to which the answer says what is so. */
export const isQuestion = ({ asked, before, word }: Company): boolean => asked && ASKING.test(`${before}${word}`);

const ASKING = /^(?:is|are|am|was|does|do|did|will|would|can|could|should|may|how|what|when|where|which|who|why)\b/;
