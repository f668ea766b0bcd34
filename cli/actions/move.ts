import { shellWord } from '../../renderer/core/escape.ts';
import { type CommandContext, type Exit, UsageError } from '../context.ts';
import type { ChangeFlags } from '../edit/change-flags.ts';
import { pathOf, refuseDividedPath } from '../edit/paths.ts';
import { type PositionFlags, positionIn } from '../edit/position.ts';
import { refuseMoveWords } from '../edit/refuse-move-words.ts';
import { runChanges } from '../edit/run-changes.ts';

export interface MoveFlags extends ChangeFlags, PositionFlags {}

/** Runs `site move`. It has one argument; others are explained. */
export const runMove = (words: readonly string[], flags: MoveFlags, context: CommandContext): Promise<Exit> =>
  runChanges(flags, context, (editable) => {
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
