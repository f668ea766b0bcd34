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

/** Whether a file may have such a comment: a quicker test, which strings can mislead. */
export const mayHaveLongComment = (source: string): boolean => SUSPICIOUS.test(source);
