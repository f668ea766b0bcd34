import type { Finding } from '../../core/finding.ts';
import { locationsIn } from '../../core/source-location.ts';
import { type Bracket, bracketsAround, isClosing, isOpening } from './brackets.ts';
import { isFieldAfter } from './position.ts';
import { offsetOf, type Stop } from './stop.ts';
import { SYNTAX } from './syntax-rule.ts';
import { codeOf, type Token, withoutComments } from './tokens.ts';

/** A call directly behind an opening brace, which the compiler reads as the name of a function. */
const CALL = /^\{\s*([A-Za-z_$][\w$]*)\s*\(/;

/** Reports a call in braces, '{ hero(…) }': in a list, the braces are too many; elsewhere, they should be a list. */
export function callInBraces(source: string, { file, line, column }: Stop): Finding | undefined {
  const code = withoutComments(source);
  const open = bracketsAround(source, line, column);
  const index = open.findLastIndex(
    (each) => each.bracket === '{' && CALL.test(code.slice(offsetOf(source, each.line, each.column))),
  );
  const brace = open[index];
  if (!brace) return undefined;
  const at = offsetOf(source, brace.line, brace.column);
  const [, call = ''] = CALL.exec(code.slice(at)) ?? [];
  const [before] = /[[,:(]\s*$/.exec(code.slice(0, at)) ?? [];
  const isInList = open[index - 1]?.bracket === '[' && !before?.startsWith(':');
  if (before === undefined || (!isInList && (before.startsWith(',') || isFollowedByField(source, brace))))
    return undefined;
  const end = endOf(codeOf(source), at);
  const [opening, closing] = isInList ? ['', ''] : ['[', ']'];
  const location = locationsIn(source, file)(at, 1);
  const edits = end && [
    { ...location, text: opening },
    ...(end.text === '}' ? [{ ...locationsIn(source, file)(end.at, 1), text: closing }] : []),
  ];
  const inner = shown(source.slice(at + 1, end?.at), call);
  return {
    ...SYNTAX,
    message: isInList
      ? `“${call}” is in braces, which an item of a list does not have.`
      : `${brace.name === undefined ? 'This' : `“${brace.name}”`} is a list, which is in square brackets.`,
    help: `Write ${opening}${inner}${closing} instead of {${isInList ? ` ${inner} ` : inner}}.`,
    location,
    ...(edits ? { fix: { title: isInList ? 'Remove the braces' : 'Write [ … ]', edits } } : {}),
  };
}

/** The code between the braces, if it is short. */
const shown = (code: string, call: string): string =>
  code.includes('\n') || code.length > MAX_SHOWN ? `${call}(…)` : code.trim();

const MAX_SHOWN = 60;

const isFollowedByField = (source: string, { line, column }: Bracket): boolean =>
  isFieldAfter(source, line, column + 1);

/** Returns the bracket that closes the one at an offset, of whatever kind. */
function endOf(tokens: readonly Token[], at: number): Token | undefined {
  let depth = 0;
  for (const token of tokens.filter((each) => each.at >= at)) {
    if (isOpening(token)) depth += 1;
    else if (isClosing(token)) depth -= 1;
    if (depth === 0) return token;
  }
  return undefined;
}
