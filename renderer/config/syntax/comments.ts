import { isComment, type Token, tokensOf } from './tokens.ts';

/** A comment that goes on too far. */
export interface LongComment {
  readonly token: Token;
  /** The line in which it ends, at the end of another comment; `undefined` if it never ends. */
  readonly lastLine?: number;
}

/** A comment in which another one begins at the start of a line, so that its own end is probably missing. */
const SUSPICIOUS = /(?<=^|\s)\/\*(?:(?!\*\/)[\s\S])*?\n[ \t]*\/\*/;

/** Finds a comment whose end is missing: it hides everything up to the end of the next one, or of the file. */
export function findLongComment(source: string): LongComment | undefined {
  for (const token of tokensOf(source)) {
    if (!isComment(token) || token.text.startsWith('//')) continue;
    if (!token.text.endsWith('*/') || token.text.length < 4) return { token };
    if (SUSPICIOUS.test(token.text)) return { token, lastLine: token.line + token.text.split('\n').length - 1 };
  }
  return undefined;
}

/**
 * Finds the end of a comment without its beginning, from a line on: its words before it may have several lines. The
 * first slash after the line must be its own: another one may begin a pattern.
 */
export function findStrayEnd(source: string, line: number): Token | undefined {
  const tokens = [...tokensOf(source)].filter((token) => token.line >= line && token.line < line + MAX_LINES);
  const slash = tokens.findIndex(({ text }) => text === '/');
  const [star, end] = [tokens[slash - 1], tokens[slash]];
  return star?.text === '*' && end?.at === star.at + 1 ? star : undefined;
}

/** A note is shorter. */
const MAX_LINES = 10;

/** Whether a file may have such a comment: a quicker test, which strings can mislead. */
export const mayHaveLongComment = (source: string): boolean => SUSPICIOUS.test(source);
