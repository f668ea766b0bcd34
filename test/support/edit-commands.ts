/** Runs the commands that read and edit a config, on copies of the smallest site. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAdd } from '../../cli/actions/add.ts';
import { runGet } from '../../cli/actions/get.ts';
import { runMove } from '../../cli/actions/move.ts';
import { runRemove } from '../../cli/actions/remove.ts';
import { runSet } from '../../cli/actions/set.ts';
import { type CommandRun, DEFAULT_FLAGS, runIn, shareCache } from './command-run.ts';
import { siteCopy } from './site-copy.ts';
import { inFolder } from './sites.ts';

type Flags = Readonly<Record<string, unknown>>;

/** An edit of the smallest site: its output, and the lines that it changed. */
interface Edited extends CommandRun {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

type Action = (folder: string) => Promise<CommandRun>;

export const get =
  (path: string | readonly string[] = [], flags: Flags = {}) =>
  (folder: string) =>
    runIn(folder, (context) => runGet([path].flat(), { ...DEFAULT_FLAGS, ...flags }, context));
export const set =
  (words: readonly string[], flags: Flags = {}): Action =>
  (folder) =>
    runIn(folder, (context) => runSet(words, { ...DEFAULT_FLAGS, ...flags }, context));
export const add =
  (what: string, words: readonly string[], flags: Flags = {}): Action =>
  (folder) =>
    runIn(folder, (context) => runAdd(what, words, { ...DEFAULT_FLAGS, ...flags }, context));
export const remove =
  (paths: readonly string[], flags: Flags = {}): Action =>
  (folder) =>
    runIn(folder, (context) => runRemove(paths, { ...DEFAULT_FLAGS, ...flags }, context));
export const move =
  (path: string | readonly string[], flags: Flags): Action =>
  (folder) =>
    runIn(folder, (context) => runMove([path].flat(), { ...DEFAULT_FLAGS, ...flags }, context));

const linesOf = (text: string): readonly string[] => text.split('\n').map((line) => line.trim());

/** Runs a command in a copy of the smallest site, with edits of its config. */
export const after = (action: Action, edits: Readonly<Record<string, string>> = {}): Promise<Edited> =>
  inFolder(async (folder) => {
    await siteCopy('minimal', folder, edits);
    await shareCache(folder);
    const file = join(folder, 'site.config.ts');
    const before = linesOf(await readFile(file, 'utf8'));
    const run = await action(folder);
    const now = linesOf(await readFile(file, 'utf8'));
    return {
      ...run,
      removed: before.filter((line) => !now.includes(line)),
      added: now.filter((line) => !before.includes(line)),
    };
  });
