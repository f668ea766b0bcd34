import type { Finding } from '../../core/finding.ts';
import { locationsIn } from '../../core/source-location.ts';
import { noteAt } from '../field-notes.ts';
import type { Extra } from './bracket-fault.ts';
import { bracketsAround, isClosing, isOpening, namesOf } from './brackets.ts';
import { SYNTAX } from './syntax-rule.ts';
import { codeOf, type Token } from './tokens.ts';

const NAME_BEFORE = /(?:'([^'\n]+)'|"([^"\n]+)"|([A-Za-z_$][\w$]*))\s*$/;

/** Reports the missing “[” of a list that ends with the reported “]”: '/404': hero({ … })], */
export function missingOpening(source: string, extra: Extra, file: string): Finding | undefined {
  const { token } = extra;
  if (token.text === ')') return missingCall(source, extra, file);
  if (token.text !== ']') return undefined;
  const before = codeOf(source).filter(({ at }) => at < token.at);
  const colon = lastColon(before);
  if (!colon) return undefined;
  const match = NAME_BEFORE.exec(source.slice(0, colon.at));
  const name = match?.[1] ?? match?.[2] ?? match?.[3];
  const value = before.find(({ at }) => at > colon.at);
  if (name === undefined || !value || value.text === '[') return undefined;
  const keys = [...namesOf(bracketsAround(source, token.line, token.column)), name];
  if (!name.startsWith('/') && !hasSeveralItems(before, colon) && !isList(keys)) return undefined;
  const location = locationsIn(source, file)(value.at, 1);
  const start = /^(?:[\w$]+\(?|.[^'"]*['"]?)/.exec(source.slice(value.at))?.[0] ?? '';
  return {
    ...SYNTAX,
    message: `“${name}” is a list: its “]” has no “[”.`,
    help: `Write “[” before “${start}”.`,
    location,
    fix: { title: 'Write [', edits: [{ ...location, endColumn: location.column, text: '[' }] },
  };
}

/** Reports a call without its “(”, or what remains of a call whose name was deleted: `'£60', 'the price'),`. */
function missingCall(source: string, { token, name: ended }: Extra, file: string): Finding | undefined {
  const before = codeOf(source).filter(({ at }) => at < token.at);
  const colon = lastColon(before);
  if (!colon || ended !== undefined) return undefined;
  const [all = '', call] = /^:\s*([A-Za-z_$][\w$]*)\s*(?=['"{[])/.exec(source.slice(colon.at, token.at)) ?? [];
  if (call !== undefined) {
    const location = locationsIn(source, file)(colon.at + all.trimEnd().length - call.length, call.length);
    const end = { ...location, column: location.endColumn };
    return {
      ...SYNTAX,
      message: `“${call}” has no “(” after it.`,
      help: `Write “${call}(”.`,
      location,
      fix: { title: 'Write (', edits: [{ ...end, text: '(' }] },
    };
  }
  const [, value, rest] =
    /^:\s*('[^'\n]*'|"[^"\n]*"|[\d.]+)(\s*,\s*('[^'\n]*'|"[^"\n]*"),?\s*)$/.exec(source.slice(colon.at, token.at)) ??
    [];
  return rest === undefined
    ? undefined
    : {
        ...SYNTAX,
        message: `This “)” is one too many: there is no “(” for it.`,
        help: `Remove it, and “${rest.trim()}” before it: only ${value} and a comma remain.`,
        location: locationsIn(source, file)(token.at - rest.length, rest.length + 1),
      };
}

/** The colon of the last field, in the object that is open at the end. */
function lastColon(tokens: readonly Token[]): Token | undefined {
  let depth = 0;
  for (const token of tokens.toReversed()) {
    if (isClosing(token)) depth += 1;
    else if (isOpening(token)) depth -= 1;
    if (depth < 0) return undefined;
    if (depth === 0 && token.text === ':') return token;
  }
  return undefined;
}

/** Whether a comma separates two items after a colon. */
function hasSeveralItems(tokens: readonly Token[], colon: Token): boolean {
  let depth = 0;
  return tokens.some((token, index) => {
    if (token.at <= colon.at) return false;
    if (isOpening(token)) depth += 1;
    else if (isClosing(token)) depth -= 1;
    return depth === 0 && token.text === ',' && index < tokens.length - 1;
  });
}

const isList = (keys: readonly string[]): boolean =>
  keys.some((_, index) => noteAt(keys.slice(index), undefined)?.example.startsWith('['));
