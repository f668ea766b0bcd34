import { type Irregularity, isBalanced, scan } from './bracket-scan.ts';
import { type Bracket, closingOf, isClosing, namesOf } from './brackets.ts';
import { codeOf, type Token } from './tokens.ts';

/** A bracket that is never closed. */
export interface Unclosed {
  readonly kind: 'unclosed';
  readonly opening: Bracket;
  /** The names of the entries around it, from the outermost: ['catalogue', 'massage']. */
  readonly names: readonly string[];
  /** The last line that belongs to it: the closing bracket is missing at its end or below it. */
  readonly lastLine: number;
  /** Whether another entry follows, so that a comma is missing too. */
  readonly isFollowed: boolean;
  /** Whether the last line ends with a comma. */
  readonly hasComma: boolean;
  /** The bracket before which it is missing, if both are in one line. */
  readonly before?: Token;
}

/** Closing brackets of the wrong kind, or in the wrong order. */
export interface Wrong {
  readonly kind: 'wrong';
  readonly token: Token;
  readonly found: string;
  readonly expected: string;
  /** The bracket that is open there. */
  readonly opening: Bracket;
}

/** A closing bracket too many. */
export interface Extra {
  readonly kind: 'extra';
  readonly token: Token;
  /** The name of the entry that it ends too early; missing if it closes nothing. */
  readonly name?: string | undefined;
}

/**
 * Finds the first mistake with brackets. Returns `undefined` if every bracket has its counterpart, or after a string
 * without its end, which hides the brackets behind it.
 */
export function findBracketFault(source: string): Unclosed | Wrong | Extra | undefined {
  const tokens = codeOf(source);
  if (isBalanced(tokens)) return undefined;
  const first = scan(tokens, { isDeepChecked: true });
  const extra = first?.kind === 'deep' ? extraBefore(tokens, first) : undefined;
  if (extra) return extra;
  const found = first?.kind === 'deep' ? scan(tokens, { isDeepChecked: false }) : first;
  return !found || found.kind === 'hidden' ? undefined : faultAt(tokens, found);
}

/** Returns the bracket whose removal makes the indentation fit, or at least gives every bracket its counterpart. */
function extraBefore(tokens: readonly Token[], { index, suspects }: Irregularity): Extra | undefined {
  const candidates = [...suspects.slice(0, MAX_SUSPECTS), index];
  const without = (at: number) => tokens.toSpliced(at, 1);
  const found =
    candidates.find((at) => !scan(without(at), { isDeepChecked: true })) ??
    candidates.findLast((at) => isBalanced(without(at)));
  return found === undefined ? undefined : extraAt(tokens, found);
}

const MAX_SUSPECTS = 5;

/** Distinguishes the three mistakes at a place by the correction that makes the most of the file fit. */
function faultAt(tokens: readonly Token[], found: Irregularity): Unclosed | Wrong | Extra | undefined {
  const { index, open, lastLine } = found;
  const token = tokens[index];
  const innermost = open.at(-1);
  if (!innermost) return extraBefore(tokens, found) ?? (token && { kind: 'extra', token });
  const missing: Unclosed = {
    kind: 'unclosed',
    opening: innermost,
    names: namesOf(open),
    lastLine,
    isFollowed: token !== undefined && !isClosing(token),
    hasComma: tokens.findLast(({ line }) => line === lastLine)?.text === ',',
    ...(token && isClosing(token) && token.line === innermost.line ? { before: token } : {}),
  };
  if (!token || !isClosing(token)) return missing;
  const replaced = replacedRun(tokens, found, { token, opening: innermost });
  const inserted = tokens.toSpliced(index, 0, { ...token, text: closingOf(innermost), isFirst: false });
  const rest = [replaced.tokens, inserted, tokens.toSpliced(index, 1)].map(restOf);
  const best = Math.min(...rest);
  if (rest[0] === best) return replaced.fault;
  return rest[1] === best ? missing : { kind: 'extra', token };
}

/** The number of tokens that do not fit. */
const restOf = (tokens: readonly Token[]): number => {
  const next = scan(tokens, { isDeepChecked: true });
  return next ? tokens.length - next.index : 0;
};

/** Replaces the brackets that follow each other at a place by those that close what is open. */
function replacedRun(
  tokens: readonly Token[],
  { index, open }: Irregularity,
  { token, opening }: Pick<Wrong, 'token' | 'opening'>,
) {
  const end = tokens.findIndex((each, at) => at >= index && (!isClosing(each) || each.line !== token.line));
  const run = tokens.slice(index, end < 0 ? tokens.length : end);
  const expected = open.toReversed().slice(0, run.length).map(closingOf);
  const last = run.findLastIndex(({ text }, at) => text !== expected[at]);
  const fault: Wrong = {
    kind: 'wrong',
    ...{ token, opening },
    found: textOf(run.slice(0, last + 1)),
    expected: expected.slice(0, last + 1).join(''),
  };
  const corrected = run.map((each, at): Token => ({ ...each, text: expected[at] ?? each.text }));
  return { fault, tokens: tokens.toSpliced(index, run.length, ...corrected) };
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('');

function extraAt(tokens: readonly Token[], index: number): Extra | undefined {
  const token = tokens[index];
  const innermost = scan(tokens.slice(0, index), { isDeepChecked: false })?.open.at(-1);
  return (
    token && {
      kind: 'extra',
      token,
      name: innermost && closingOf(innermost) === token.text ? innermost.name : undefined,
    }
  );
}
