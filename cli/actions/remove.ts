import type { CommandContext, Exit } from '../context.ts';
import type { ChangeFlags } from '../edit/change-flags.ts';
import { pathOf, refuseDividedPath } from '../edit/paths.ts';
import { runChanges } from '../edit/run-changes.ts';

/** Runs `site remove`. */
export const runRemove = (paths: readonly string[], flags: ChangeFlags, context: CommandContext): Promise<Exit> =>
  runChanges(flags, context, (editable) => {
    refuseDividedPath(editable, paths, (path) => `npx site remove ${path}`);
    // Removes the last items of a list first, so that the indexes of the others stay correct.
    return paths
      .map((path) => pathOf(editable, path))
      .sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)))
      .map((path) => ({ kind: 'remove', path }));
  });
