import { type EditableConfig, isRefusal, readPath } from '../../renderer/config/edit/index.ts';
import { keysOf, valueAtPath } from '../../renderer/config/value-at.ts';
import type { ConfigPath } from '../../renderer/core/finding.ts';
import { UsageError } from '../context.ts';
import { bracketed, orUsageError, pathOf } from './paths.ts';

/** The new position of an item: before or after another item, or at the end of a list. */
export interface PositionFlags {
  readonly before?: string;
  readonly after?: string;
  readonly to?: string;
}

/** The list or record of a position, and the item behind it; `undefined` if no option names a position. */
interface Position {
  readonly path: ConfigPath;
  readonly before?: string | number | undefined;
}

/** Reads a position. In the list or record of what is moved, the name of an item is enough. */
export function positionIn(
  editable: EditableConfig,
  { before, after, to }: PositionFlags,
  container: ConfigPath,
): Position | undefined {
  if ([before, after, to].filter((each) => each !== undefined).length > 1)
    throw new UsageError('Use only one of --before, --after and --to.');
  if (before !== undefined) return beforeItem(orUsageError(placeNamed(editable, before, container)));
  if (after !== undefined)
    return afterItem(orUsageError(placeNamed(editable, after, container)), editable.parsed().plainConfig);
  return to === undefined ? undefined : { path: pathOf(editable, to) };
}

const beforeItem = (path: ConfigPath): Position => ({ path: path.slice(0, -1), before: path.at(-1) });

function afterItem(item: ConfigPath, config: unknown): Position {
  const path = item.slice(0, -1);
  const keys = keysOf(valueAtPath(config, path));
  return { path, before: keys[keys.indexOf(item.at(-1) ?? '') + 1] };
}

/** Reads the path of an item; its name is enough in the list or record of another one. */
export function placeNamed(editable: EditableConfig, text: string, container: ConfigPath): ReturnType<typeof readPath> {
  const whole = readPath(text, editable.parsed());
  const inside = isRefusal(whole) ? readPath(`${bracketed(container)}.${text}`, editable.parsed()) : whole;
  return isRefusal(inside) && text.includes('.') ? whole : inside;
}
