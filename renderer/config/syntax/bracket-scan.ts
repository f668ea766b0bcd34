import { type Bracket, closingOf, isClosing, isOpening, openingOf } from './brackets.ts';
import { indentOf, isUnclosedString, type Token } from './tokens.ts';

/** The first place at which brackets contradict each other or the indentation. */
export interface Irregularity {
  /**
   * `outside`: the indentation says that an entry ended before; `mismatch`: a bracket closes another kind, or none;
   * `deep`: the indentation says that an entry was closed too early; `end`: the file ends; `hidden`: a string without
   * its end may hide brackets.
   */
  readonly kind: 'outside' | 'mismatch' | 'deep' | 'end' | 'hidden';
  /** The index of the token; for `deep`, that of the bracket that closed too early. */
  readonly index: number;
  /** The brackets that are open there, from the outermost. */
  readonly open: readonly Bracket[];
  /** The last line before it. */
  readonly lastLine: number;
  /** The indexes of brackets at the end of a line that close an entry of an earlier line, the last one first. */
  readonly suspects: readonly number[];
}

interface Level extends Bracket {
  /** The indentation of the first line inside. */
  inner?: number;
}

/** Whether every bracket has its counterpart, whatever the indentation. */
export function isBalanced(tokens: readonly Token[]): boolean {
  const open: Token[] = [];
  for (const token of tokens) {
    if (isOpening(token)) open.push(token);
    else if (isClosing(token) && token.text !== closingOf({ bracket: open.pop()?.text ?? '' })) return false;
  }
  return open.length === 0;
}

/** Returns the first irregularity, or `undefined` if all brackets fit. */
export function scan(tokens: readonly Token[], { isDeepChecked }: { readonly isDeepChecked: boolean }) {
  const open: Level[] = [];
  const suspects: number[] = [];
  let [lastLine, startsWithClosing] = [1, false];
  const at = (kind: Irregularity['kind'], index: number): Irregularity => ({ kind, index, open, lastLine, suspects });
  for (const [index, token] of tokens.entries()) {
    if (isUnclosedString(token)) return at('hidden', index);
    const innermost = open.at(-1);
    const closes = innermost !== undefined && token.text === closingOf(innermost);
    if (token.isFirst) startsWithClosing = isClosing(token);
    if (token.isFirst && innermost && token.line > innermost.line) {
      const indent = indentOf(token.lineText);
      if (closes ? indent < innermost.indent : indent <= innermost.indent) return at('outside', index);
      if (isDeepChecked && closes && indent > innermost.indent) return at('deep', index);
      const early = closes ? undefined : closedEarly(tokens, index, innermost);
      if (isDeepChecked && early !== undefined) return at('deep', early);
      innermost.inner ??= indent;
    }
    if (isClosing(token) && !closes) return at('mismatch', index);
    if (closes && !startsWithClosing && innermost.line < token.line) suspects.unshift(index);
    if (closes) open.pop();
    else if (isOpening(token)) open.push(openingOf(token));
    lastLine = token.line + token.text.split('\n').length - 1;
  }
  return open.length > 0 ? at('end', tokens.length) : undefined;
}

/**
 * Returns the index of the closing bracket before a line that is indented more than its neighbours: they belong to an
 * outer entry if that bracket has closed one too many.
 */
function closedEarly(tokens: readonly Token[], index: number, { inner }: Level): number | undefined {
  const [token, comma] = [tokens[index], tokens[index - 1]];
  if (!token || inner === undefined || indentOf(token.lineText) <= inner) return undefined;
  const before = comma?.text === ',' ? index - 2 : index - 1;
  const closing = tokens[before];
  return closing && isClosing(closing) ? before : undefined;
}
