import type { CommandContext, Exit } from '../context.ts';
import type { EditFlags } from '../edit/edit-flags.ts';
import { pathOf } from '../edit/paths.ts';
import { runEdit } from './edit.ts';

/** Runs `site remove`. */
export const runRemove = (paths: readonly string[], flags: EditFlags, context: CommandContext): Promise<Exit> =>
  runEdit(flags, context, (editable) =>
    // Removes the last items of a list first, so that the indexes of the others stay correct.
    paths
      .map((path) => pathOf(editable, path))
      .sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)))
      .map((path) => ({ kind: 'remove', path })),
  );
