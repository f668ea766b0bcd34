import { type EditableConfig, isRefusal, pathsMeant, readPath } from '../../renderer/config/edit/index.ts';
import { valueAtPath } from '../../renderer/config/value-at.ts';
import { shellWord } from '../../renderer/core/escape.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import { onlyOne } from '../../renderer/core/only-one.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { UsageError } from '../context.ts';
import { type Assignment, assignmentsIn, QUOTATION_MARKS } from './assignments.ts';

/** Refuses words of `site set` that are not a path and its value in turn, and says how they are written. */
export function refuseSetWords(editable: EditableConfig, words: readonly string[]): void {
  const meant =
    withoutSigns(editable, words) ??
    withGroup(editable, words) ??
    withWholePath(editable, words) ??
    withWholeValue(editable, words);
  if (!meant) return;
  const command = meant.pairs.map(([path, value]) => `${shellWord(path)} ${shellWord(value)}`).join(' ');
  throw new UsageError(escapeForTerminal(`${meant.message} Write: npx site set ${command}`));
}

interface Meant {
  readonly message: string;
  readonly pairs: readonly Assignment[];
}

const isPath = (editable: EditableConfig, text: string): boolean => !isRefusal(readPath(text, editable.parsed()));

/** 'catalogue.massage.price=65', and 'catalogue.massage price=65', as in `site add` */
function withoutSigns(editable: EditableConfig, words: readonly string[]): Meant | undefined {
  const message = 'A path and its value are two words, without a sign between them.';
  const pairs = assignmentsIn(words, (name) => isPath(editable, name));
  if (pairs) return { message, pairs };
  const [group = '', ...others] = words;
  if (others.length === 0 || !isGroup(editable, group)) return undefined;
  const fields = assignmentsIn(others, (name) => isPath(editable, `${group}.${name}`));
  return fields && { message, pairs: fields.map(([name, value]) => [`${group}.${name}`, value]) };
}

/** A list or an object as a value. */
const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Whether a text is the path of a value with fields or entries. */
function isGroup(editable: EditableConfig, text: string): boolean {
  const { plainConfig } = editable.parsed();
  const path = readPath(text, editable.parsed());
  const value = isRefusal(path) ? undefined : valueAtPath(plainConfig, path);
  return typeof value === 'object' && value !== null;
}

/** 'clinic.hours', 'saturday', 'closed', 'sunday', 'closed' */
function withGroup(editable: EditableConfig, [group = '', ...others]: readonly string[]): Meant | undefined {
  if (others.length === 0 || others.length % 2 !== 0 || !isGroup(editable, group)) return undefined;
  const pairs = others.flatMap((name, at): readonly Assignment[] =>
    at % 2 === 0 ? [[`${group}.${name}`, others[at + 1] ?? '']] : [],
  );
  if (!pairs.every(([path]) => /[^.]$/.test(path) && isPath(editable, path))) return undefined;
  return { message: notAPath([group, others[0] ?? '']), pairs };
}

const notAPath = (words: readonly string[]): string => `“${words.join(' ')}” is not a path.`;

/** 'massage', 'price', '£65' and 'clinic.hours', 'saturday', '9am', 'to', 'noon': the path was divided. */
function withWholePath(editable: EditableConfig, words: readonly string[]): Meant | undefined {
  const [first = '', second = ''] = words;
  if (isPath(editable, first) && (!isGroup(editable, first) || isJson(second))) return undefined;
  for (let count = words.length - 1; count > 1; count -= 1) {
    const named = words.slice(0, count);
    const path = onlyOne(pathsMeant(named, editable.parsed()));
    if (path) return { message: notAPath(named), pairs: [[formatPath(path), words.slice(count).join(' ')]] };
  }
  return undefined;
}

/** 'catalogue.massage.name', 'Deep', 'massage': the shell has divided the value at its spaces. */
function withWholeValue(editable: EditableConfig, [path = '', ...words]: readonly string[]): Meant | undefined {
  const [, next] = words;
  if (next === undefined || next.includes('.') || isPath(editable, next) || !isPath(editable, path)) return undefined;
  return { message: QUOTATION_MARKS, pairs: [[path, words.join(' ')]] };
}
