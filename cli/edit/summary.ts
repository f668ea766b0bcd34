import type { Change, Unwrapped } from '../../renderer/config/edit/index.ts';
import { valueAtPath } from '../../renderer/config/value-at.ts';
import { type ConfigPath, formatPath } from '../../renderer/core/finding.ts';
import { relativePath } from '../../renderer/core/relative-path.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import type { MadeChange } from './make-changes.ts';

const MAX_LENGTH = 60;

/** A value on one line: a text in quotation marks, the form of anything else. */
export function valueText(value: unknown): string {
  if (value === undefined) return 'not set';
  if (typeof value === 'string') return `“${shortened(escapeForTerminal(value.replaceAll('\n', ' ')))}”`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? '{ … }' : String(value);
}

export const shortened = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;

/** Describes a change to its owner: 'clinic.phone: “…” → “…”'. */
export function changeText({ change, before, after }: Pick<MadeChange, 'change' | 'before' | 'after'>): string {
  const name = formatPath(change.path);
  const now = (path: ConfigPath) => valueText(valueAtPath(after.parsed().plainConfig, path));
  switch (change.kind) {
    case 'set':
      return `${name}: ${valueText(valueAtPath(before.parsed().plainConfig, change.path))} → ${now(change.path)}${readAs(change)}`;
    case 'unwrap':
      return `${name}: ${now(change.path)} stays, without ${change.removed.map((one) => ANNOTATIONS[one]).join(' and ')}`;
    case 'add':
      return `Added ${formatPath([...change.path, ...addedKey(change, before.parsed().plainConfig)])}`;
    case 'remove':
      return `Removed ${name}`;
    case 'move':
      return `Moved ${name} ${destinationText(change)}`;
  }
}

const readAs = ({ withLetters }: Change & { readonly kind: 'set' }): string =>
  withLetters === undefined ? '' : ` (letters of ${valueText(withLetters)} were read as digits)`;

const ANNOTATIONS: Readonly<Record<Unwrapped, string>> = { $standIn: 'its stand-in', $accept: 'its exceptions' };

function addedKey(change: Change & { readonly kind: 'add' }, config: unknown): ConfigPath {
  if (change.key !== undefined) return [change.key];
  const list = valueAtPath(config, change.path);
  return [Number(change.before ?? (Array.isArray(list) ? list.length : 0))];
}

const destinationText = ({ to }: Change & { readonly kind: 'move' }): string =>
  to.before === undefined ? `to the end of ${formatPath(to.path)}` : `before ${formatPath([...to.path, to.before])}`;

/** The file and line of a change: of the added text, or of the text that it replaced. */
export function changeLocation({ change, edits, before, after }: MadeChange): string {
  const edit = change.kind === 'add' ? edits.at(-1) : edits[0];
  if (!edit) return '';
  const shift = edits
    .filter(({ file, start }) => file === edit.file && start < edit.start)
    .reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
  const isGone = change.kind === 'remove';
  const text = (isGone ? before : after).texts.get(edit.file) ?? '';
  const blank = isGone ? 0 : edit.text.length - edit.text.trimStart().length;
  const line = text.slice(0, edit.start + (isGone ? 0 : shift + blank)).split('\n').length;
  return `${relativePath(before.config.folder, edit.file)}:${line}`;
}
