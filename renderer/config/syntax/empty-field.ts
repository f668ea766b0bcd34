import type { Finding } from '../../core/finding.ts';
import { locationsIn } from '../../core/source-location.ts';
import { meaningOf } from '../mistakes/missing-fields.ts';
import { findBracketFault } from './bracket-fault.ts';
import { bracketsAround, namesOf } from './brackets.ts';
import type { Stop } from './stop.ts';
import { SYNTAX } from './syntax-rule.ts';
import { withoutComments } from './tokens.ts';

const NAME = String.raw`(?:[A-Za-z_$][\w$]*|'[^'\n]*'|"[^"\n]*")`;
/** A name and a colon before the position, perhaps with the name of the next field behind them. */
const EMPTY = new RegExp(String.raw`[{,(]\s*(${NAME})\s*:\s*(${NAME}\s*)?$`);
/** Names and values before the position: more of them would take long to read. */
const MAX_BEFORE = 2000;

/** Reports a field without a value: 'image: ,'. The compiler stops behind it, or at the colon of the next field. */
export function emptyFieldFinding(source: string, { file, line, column, at }: Stop): Finding | undefined {
  const start = Math.max(0, at - MAX_BEFORE);
  const [all, written, next] = EMPTY.exec(withoutComments(source.slice(start, at))) ?? [];
  const follows = /^\s*(?:([,}\])])|(:(?!\/\/)))/.exec(source.slice(at));
  if (all === undefined || written === undefined || !follows?.[next === undefined ? 1 : 2]) return undefined;
  const name = written.replace(/^['"]|['"]$/g, '');
  const nameAt = at - all.length + all.indexOf(written);
  const location = locationsIn(source, file)(nameAt, written.length);
  if (next !== undefined && isDeeper(source, nameAt, at - next.length) && findBracketFault(source)) {
    const colon = locationsIn(source, file)(source.indexOf(':', nameAt + written.length), 1);
    return {
      ...SYNTAX,
      message: `“${name}” has no “{” after its colon.`,
      help: `Write ${written}: {`,
      location,
      fix: { title: 'Write {', edits: [{ ...colon, column: colon.endColumn, text: ' {' }] },
    };
  }
  const keys = [...namesOf(bracketsAround(source, line, column)), name];
  return {
    ...SYNTAX,
    message: `“${name}” has no value.`,
    help: meaningOf(keys, valueElsewhere(source, name)) ?? 'Write its value behind the colon, or remove the line.',
    location,
  };
}

/** Whether a position is in a later line that begins further to the right: fields are indented inside their braces. */
function isDeeper(source: string, outer: number, inner: number): boolean {
  const indentOf = (at: number) => /^[ \t]*/.exec(source.slice(source.lastIndexOf('\n', at) + 1))?.[0].length ?? 0;
  return source.slice(outer, inner).includes('\n') && indentOf(inner) > indentOf(outer);
}

/** A short value of the same field elsewhere: "'room'". */
const valueElsewhere = (source: string, name: string): string | undefined =>
  /^[\w$]+$/.test(name)
    ? new RegExp(String.raw`\b${name.replaceAll('$', '\\$')}:\s*('[^'\\\n]{1,40}')`).exec(source)?.[1]
    : undefined;
