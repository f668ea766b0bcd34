import type { Change, EditableConfig } from '../../renderer/config/edit/index.ts';
import { valueAtPath } from '../../renderer/config/value-at.ts';
import { type ConfigPath, formatPath } from '../../renderer/core/finding.ts';

/** The path of an item before and after it was moved within its list. */
export interface Moved {
  readonly from: ConfigPath;
  readonly to: ConfigPath;
}

/** Returns where a change moves an item of a list; `undefined` for any other change. */
export function movedBy(change: Change, before: EditableConfig): Moved | undefined {
  if (change.kind !== 'move') return undefined;
  const { path: from, to } = change;
  const index = from.at(-1);
  if (typeof index !== 'number' || formatPath(to.path) !== formatPath(from.slice(0, -1))) return undefined;
  const list = valueAtPath(before.parsed().plainConfig, to.path);
  const next = to.before ?? (Array.isArray(list) ? list.length : 0);
  return { from, to: [...to.path, Number(next) > index ? Number(next) - 1 : Number(next)] };
}

/** Returns the move that undoes another one. */
export const movedBack = (moved: Moved | undefined): Moved | undefined => moved && { from: moved.to, to: moved.from };
