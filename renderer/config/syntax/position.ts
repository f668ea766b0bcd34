import { type Bracket, bracketsAround, isClosing, isOpening, namesOf } from './brackets.ts';
import { codeOf, type Token, withoutComments } from './tokens.ts';

/** The position at which the compiler stopped. */
export interface SyntaxPosition {
  /** The characters of the line before and after the position. */
  readonly before: string;
  readonly after: string;
  /** Starts at 1. */
  readonly line: number;
  /** The names of the entries around the position, from the outermost: ['booking']. */
  readonly names: readonly string[];
  /** The bracket around the position. */
  readonly around?: Bracket | undefined;
  /** Whether a named field follows the element that begins with some characters before the position. */
  readonly isFollowedByField: (start: string) => boolean;
  /** Whether the line begins a new element: nothing, a comma, a semicolon or an opening bracket is before it. */
  readonly isAfterElement: boolean;
}

export const NOWHERE: SyntaxPosition = {
  before: '',
  after: '',
  line: 1,
  names: [],
  isFollowedByField: () => false,
  isAfterElement: false,
};

/** Describes a position in a file. Lines start at 1, columns at 0. */
export function positionAt(source: string, line: number, column: number): SyntaxPosition {
  const lineText = source.split('\n')[line - 1]?.replace(/\r$/, '') ?? '';
  const open = bracketsAround(source, line, column);
  return {
    before: lineText.slice(0, column),
    after: lineText.slice(column),
    line,
    names: namesOf(open),
    around: open.at(-1),
    isFollowedByField: (start) => isFieldAfter(source, line, column - start.length),
    isAfterElement: /(?:^|[,;{[(])\s*$/.test(withoutComments(source.split('\n', line - 1).join('\n'))),
  };
}

/** Whether a named field follows the element that begins at a position. */
export function isFieldAfter(source: string, line: number, column: number): boolean {
  const tokens = codeOf(source).filter((token) => token.line > line || (token.line === line && token.column >= column));
  const end = elementEnd(tokens);
  return end !== undefined && FIELD.test(source.slice(end.at));
}

const FIELD = /^,\s*(?:(?:\/\/.*|\/\*[\s\S]*?\*\/)\s*)*(?:[A-Za-z_$][\w$]*|'[^'\n]*'|"[^"\n]*")\s*:/;

/** Returns the comma or bracket that ends the first element. */
function elementEnd(tokens: readonly Token[]): Token | undefined {
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0 && (token.text === ',' || isClosing(token))) return token;
    if (isOpening(token)) depth += 1;
    else if (isClosing(token)) depth -= 1;
  }
  return undefined;
}
