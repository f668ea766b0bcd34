import { join } from 'node:path';
import type { Refusal, Texts } from '../../renderer/config/edit/index.ts';
import { type CommandContext, UsageError } from '../context.ts';
import { type ConfigFlags, cacheFolder } from '../options.ts';
import { type Conflict, type FileChange, writeFiles } from './write-files.ts';

/** Returns the files that an edit changes. */
export const fileChanges = (before: Texts, after: Texts): readonly FileChange[] =>
  [...after].flatMap(([path, text]) => {
    const was = before.get(path);
    return was === undefined || was === text ? [] : [{ path, before: Buffer.from(was), after: Buffer.from(text) }];
  });

/** Explains why an edit was not written. */
export const conflictRefusal = ({ changedMeanwhile }: Conflict): Refusal => ({
  message: `${changedMeanwhile} has been changed by somebody else in the meantime.`,
  help: 'Run the command again.',
});

/** Writes an edit, unless somebody has changed one of its files since it was read. */
export async function save(
  changes: readonly FileChange[],
  flags: ConfigFlags,
  context: CommandContext,
): Promise<Conflict | undefined> {
  if (context.stop.aborted) throw new UsageError('Stopped. Nothing was written.');
  const { progress } = context.terminal;
  const result = await writeFiles(changes, {
    lockFolder: join(cacheFolder(flags, context), 'editing'),
    progress,
    stop: context.stop,
  });
  context.terminal.endProgress();
  return result;
}
