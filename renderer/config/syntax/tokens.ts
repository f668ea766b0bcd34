/** Splits a file that may not be valid TypeScript, where a parser gives up. */

/** A string, a comment or one other character. */
export interface Token {
  readonly text: string;
  /** The offset in the file. */
  readonly at: number;
  /** Starts at 1. */
  readonly line: number;
  /** The position in its line; starts at 0. */
  readonly column: number;
  /** Whether it is the first of its line, apart from comments. */
  readonly isFirst: boolean;
  readonly lineText: string;
}

/** Comments and strings. An unclosed string ends with its line, and an unclosed comment with the file. */
const TEXT = /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|`(?:\\[\s\S]|[^`\\])*(?:`|$)|'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?/g;

const TOKENS = new RegExp(`${TEXT.source}|\\S`, 'g');

const UNCLOSED_STRING = /^(?:'(?:\\.|[^'\\])*|"(?:\\.|[^"\\])*|`(?:\\[\s\S]|[^`\\])*)$/;

/** Whether a token is a string without its end, which hides the brackets behind it. */
export const isUnclosedString = ({ text }: Token): boolean => UNCLOSED_STRING.test(text);

export const isComment = ({ text }: Token): boolean => text.startsWith('//') || text.startsWith('/*');

export function* tokensOf(source: string): Generator<Token> {
  const lines = source.split('\n');
  let [line, lineStart, lastTokenLine] = [1, 0, 0];
  let offset = 0;
  for (const { 0: text, index: at } of source.matchAll(TOKENS)) {
    for (; offset < at; offset += 1) if (source[offset] === '\n') [line, lineStart] = [line + 1, offset + 1];
    const isFirst = line !== lastTokenLine;
    const token: Token = { text, at, line, column: at - lineStart, isFirst, lineText: lines[line - 1] ?? '' };
    yield token;
    if (!isComment(token)) lastTokenLine = line;
  }
}

/** Returns a file with spaces in place of its comments and strings. */
export const withoutText = (source: string): string =>
  source.replace(TEXT, (text) => (text.length === 1 ? text : text.replace(/\S/g, ' ')));

/** Returns a file with spaces in place of its comments. */
export const withoutComments = (source: string): string =>
  source.replace(TEXT, (text) => (/^\/[/*]/.test(text) ? text.replace(/\S/g, ' ') : text));

/** Returns the tokens without comments. */
export const codeOf = (source: string): readonly Token[] => [...tokensOf(source)].filter((token) => !isComment(token));

/** The number of spaces and tabs at the start of a line. */
export const indentOf = (lineText: string): number => /^[ \t]*/.exec(lineText)?.[0].length ?? 0;
