import { codeOf, indentOf, type Token } from './tokens.ts';

/** An opening bracket, with the name of the field, call or constant that it belongs to. */
export interface Bracket {
  readonly bracket: string;
  /** 'massage' in `massage: {` and 'faq' in `faq([`; `undefined` for an object in a list. */
  readonly name?: string;
  /** Whether it is the first character of a field's value, as in `massage: {`. */
  readonly startsValue: boolean;
  /** Starts at 1. */
  readonly line: number;
  /** The position of the bracket in its line; starts at 0. */
  readonly column: number;
  /** The number of spaces and tabs at the start of its line. */
  readonly indent: number;
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** The bracket that closes this one. */
export const closingOf = ({ bracket }: Pick<Bracket, 'bracket'>): string => CLOSING[bracket] ?? '';

/** The bracket that a closing bracket closes. */
export const openingFor = (closing: string): string =>
  Object.keys(CLOSING).find((opening) => CLOSING[opening] === closing) ?? '';

export const isOpening = ({ text }: Token): boolean => text in CLOSING;
export const isClosing = ({ text }: Token): boolean => /^[\])}]$/.test(text);

/** The last name before a bracket: a key, in quotes or not, the name of a call, or a constant. */
const NAME_BEFORE = /(?:'([^'\n]+)'|"([^"\n]+)"|([\w$-]+))\s*[:=]?\s*[[({]*$/;

export const openingOf = ({ text, line, column, lineText }: Token): Bracket => {
  const before = lineText.slice(0, column);
  const match = NAME_BEFORE.exec(before);
  const name = match?.[1] ?? match?.[2] ?? match?.[3];
  return {
    ...{ bracket: text, line, column, indent: indentOf(lineText), startsValue: /:\s*$/.test(before) },
    ...(name === undefined ? {} : { name }),
  };
};

/** Returns the brackets that are open before a position, from the outermost. Lines start at 1, columns at 0. */
export function bracketsAround(source: string, line: number, column: number): readonly Bracket[] {
  const open: Bracket[] = [];
  for (const token of codeOf(source)) {
    if (token.line > line || (token.line === line && token.column >= column)) break;
    if (isOpening(token)) open.push(openingOf(token));
    else if (isClosing(token)) open.pop();
  }
  return open;
}

/** Returns the names of open brackets. In `faq([`, both brackets have the same name, which counts once. */
export const namesOf = (open: readonly Bracket[]): readonly string[] =>
  open.flatMap(({ name, line }, index) => {
    const outer = open[index - 1];
    return name === undefined || (name === outer?.name && line === outer.line) ? [] : [name];
  });
