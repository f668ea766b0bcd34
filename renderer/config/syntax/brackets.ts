/** Finds brackets in a file that is not valid TypeScript, where a parser gives up. */

/** An opening bracket, with the name of the field, call or constant that it belongs to. */
export interface Bracket {
  readonly bracket: string;
  /** 'massage' in `massage: {` and 'faq' in `faq([`; `undefined` for an object in a list. */
  readonly name?: string;
  /** Starts at 1. */
  readonly line: number;
  /** The position of the bracket in its line; starts at 0. */
  readonly column: number;
  /** The number of spaces and tabs at the start of its line. */
  readonly indent: number;
}

/** A bracket that is never closed. */
export interface Unclosed {
  readonly opening: Bracket;
  /** The names of the entries around it, from the outermost: ['catalogue', 'massage']. */
  readonly names: readonly string[];
  /** The last line that belongs to it: the closing bracket is missing at its end or below it. */
  readonly lastLine: number;
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** The bracket that closes this one. */
export const closingOf = ({ bracket }: Bracket): string => CLOSING[bracket] ?? '';

/** A bracket, or the first characters of a line, outside strings and comments. */
interface Token {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly isFirst: boolean;
  readonly lineText: string;
}

/** Strings and comments, which may contain brackets, or one other character. An unclosed string ends with its line. */
const TOKENS =
  /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|`(?:\\[\s\S]|[^`\\])*(?:`|$)|'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|\S/g;

const UNCLOSED_STRING = /^(?:'(?:\\.|[^'\\])*|"(?:\\.|[^"\\])*|`(?:\\[\s\S]|[^`\\])*)$/;

function* tokensOf(source: string): Generator<Token> {
  const lines = source.split('\n');
  let [line, lineStart, lastTokenLine] = [1, 0, 0];
  let offset = 0;
  for (const match of source.matchAll(TOKENS)) {
    for (; offset < match.index; offset += 1) if (source[offset] === '\n') [line, lineStart] = [line + 1, offset + 1];
    if (!match[0].startsWith('//') && !match[0].startsWith('/*')) {
      const lineText = lines[line - 1] ?? '';
      yield { text: match[0], line, column: match.index - lineStart, isFirst: line !== lastTokenLine, lineText };
      lastTokenLine = line;
    }
  }
}

const indentOf = (lineText: string): number => /^[ \t]*/.exec(lineText)?.[0].length ?? 0;

/** The last name before a bracket: a key, in quotes or not, the name of a call, or a constant. */
const NAME_BEFORE = /(?:'([^'\n]+)'|"([^"\n]+)"|([\w$-]+))\s*[:=]?\s*[[({]*$/;

const openingOf = ({ text, line, column, lineText }: Token): Bracket => {
  const match = NAME_BEFORE.exec(lineText.slice(0, column));
  const name = match?.[1] ?? match?.[2] ?? match?.[3];
  return { bracket: text, line, column, indent: indentOf(lineText), ...(name === undefined ? {} : { name }) };
};

/**
 * Finds the first bracket that is not closed where the indentation says that its entry ends: a line with the same or a
 * smaller indentation that does not begin with the closing bracket. Returns `undefined` if every bracket is closed, if
 * there is one closing bracket too many, or after a string without its end, which hides the brackets behind it.
 */
export function findUnclosed(source: string): Unclosed | undefined {
  const open: Bracket[] = [];
  let lastLine = 1;
  for (const token of tokensOf(source)) {
    if (UNCLOSED_STRING.test(token.text)) return undefined;
    const innermost = open.at(-1);
    const closes = innermost !== undefined && token.text === closingOf(innermost);
    const isOutside =
      token.isFirst &&
      innermost !== undefined &&
      isIndentedLess(token, innermost, closes) &&
      token.line > innermost.line;
    if (isOutside || (/^[\])}]$/.test(token.text) && !closes)) return unclosed(open, lastLine);
    if (closes) open.pop();
    else if (token.text in CLOSING) open.push(openingOf(token));
    lastLine = token.line + token.text.split('\n').length - 1;
  }
  return unclosed(open, lastLine);
}

const isIndentedLess = ({ lineText }: Token, { indent }: Bracket, closes: boolean): boolean =>
  closes ? indentOf(lineText) < indent : indentOf(lineText) <= indent;

function unclosed(open: readonly Bracket[], lastLine: number): Unclosed | undefined {
  const opening = open.at(-1);
  return opening && { opening, names: namesOf(open), lastLine };
}

/** Returns the names of the brackets that are open before a position. Lines start at 1, columns at 0. */
export function namesAround(source: string, line: number, column: number): readonly string[] {
  const open: Bracket[] = [];
  for (const token of tokensOf(source)) {
    if (token.line > line || (token.line === line && token.column >= column)) break;
    if (token.text in CLOSING) open.push(openingOf(token));
    else if (/^[\])}]$/.test(token.text)) open.pop();
  }
  return namesOf(open);
}

/** In `faq([`, both brackets have the same name, which counts once. */
const namesOf = (open: readonly Bracket[]): readonly string[] =>
  open.flatMap(({ name, line }, index) => {
    const outer = open[index - 1];
    return name === undefined || (name === outer?.name && line === outer.line) ? [] : [name];
  });
