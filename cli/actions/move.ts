import type { EditableConfig } from '../../renderer/config/edit/index.ts';
import { keysOf, valueAtPath } from '../../renderer/config/value-at.ts';
import type { ConfigPath } from '../../renderer/core/finding.ts';
import { type CommandContext, type Exit, UsageError } from '../context.ts';
import type { EditFlags } from '../edit/edit-flags.ts';
import { orUsageError, pathOf, refuseDividedPath } from '../edit/paths.ts';
import { placeNamed, refuseMoveWords } from '../edit/refuse-move-words.ts';
import { shellWord } from '../edit/shell-word.ts';
import { runEdit } from './edit.ts';

/** The new position of an item: before or after another item, or at the end of a list. */
export interface PositionFlags {
  readonly before?: string;
  readonly after?: string;
  readonly to?: string;
}

export interface MoveFlags extends EditFlags, PositionFlags {}

/** Runs `site move`. It has one argument; others are explained. */
export const runMove = (words: readonly string[], flags: MoveFlags, context: CommandContext): Promise<Exit> =>
  runEdit(flags, context, (editable) => {
    refuseDividedPath(editable, words, (path) => `npx site move ${path} ${optionsText(flags)}`);
    const [path, ...others] = words;
    const item = pathOf(editable, path ?? '');
    refuseMoveWords(editable, item, others);
    const to = positionIn(editable, flags, item.slice(0, -1));
    if (!to) throw new UsageError('Say where to: --before PATH, --after PATH, or --to LIST for its end.');
    return [{ kind: 'move', path: item, to }];
  });

const optionsText = ({ before, after, to }: PositionFlags): string =>
  Object.entries({ before, after, to })
    .flatMap(([name, value]) => (value === undefined ? [] : [`--${name} ${shellWord(value)}`]))
    .join(' ') || '--before NAME';

/** The list or record of a position, and the item behind it; `undefined` if no option names a position. */
export interface Position {
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
