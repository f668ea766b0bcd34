import { dirname } from 'node:path';
import { relativePath } from '../../renderer/core/relative-path.ts';
import { fileChanges } from '../edit/save.ts';
import { unifiedDiff } from '../edit/unified-diff.ts';
import { runGit, stderrOf } from '../git.ts';
import type { ImageFiles } from './image-files.ts';
import type { Session } from './session-type.ts';

/** The changes since the editor was opened. */
export interface ReviewView {
  readonly steps: readonly { readonly id: number; readonly label: string; readonly where: string }[];
  /** The difference between the files when the editor was opened, or at the last commit, and now. */
  readonly diff: string;
  /** Whether the files are in a git repository, and a message for the commit. */
  readonly canCommit: boolean;
  readonly message: string;
}

export type CommitResult =
  | { readonly kind: 'committed'; readonly commit: string }
  | { readonly kind: 'refused'; readonly message: string };

export interface Review {
  readonly read: () => Promise<ReviewView>;
  /** Commits the files that have been changed here, and nothing else. Never pushes. */
  readonly commit: (message: string) => Promise<CommitResult>;
}

export function openReview(session: Session, images: Pick<ImageFiles, 'used'>): Review {
  let base = session.editable().texts;
  let committed = 0;
  const folder = dirname(session.editable().file);
  const isRepository = runGit(folder, ['rev-parse', '--is-inside-work-tree']).then(
    (answer) => answer.trim() === 'true',
    () => false,
  );
  const changes = () => fileChanges(base, session.editable().texts);
  const steps = () => session.history().done.filter(({ id }) => id > committed);
  return {
    read: async () => ({
      steps: steps().map(({ id, label, where }) => ({ id, label, where })),
      diff: changes()
        .map(({ path, before, after }) => unifiedDiff(relativePath(folder, path), String(before), String(after)))
        .join('\n'),
      canCommit: (await isRepository) && changes().length > 0,
      message: messageFor(steps().map(({ label }) => label)),
    }),
    commit: async (message) => {
      const paths = changes().map(({ path }) => path);
      if (paths.length === 0) return { kind: 'refused', message: 'There is nothing to commit.' };
      if (message.trim() === '') return { kind: 'refused', message: 'Write a message for the commit.' };
      const files = images.used();
      try {
        // git commits only files that it knows.
        if (files.length > 0) await runGit(folder, ['add', '--intent-to-add', '--', ...files]);
        await runGit(folder, ['commit', '--quiet', '--message', message, '--only', '--', ...paths, ...files]);
        const commit = await runGit(folder, ['rev-parse', '--short', 'HEAD']);
        base = session.editable().texts;
        committed = session.history().done.at(-1)?.id ?? committed;
        return { kind: 'committed', commit: commit.trim() };
      } catch (error) {
        return { kind: 'refused', message: gitMessage(error) };
      }
    },
  };
}

/** Returns the commit message: a single change as it is, or a line with the number of changes above their list. */
const messageFor = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : [`Make ${others.length + 1} changes of the site`, '', first, ...others].join('\n');

function gitMessage(error: unknown): string {
  const stderr = stderrOf(error);
  return stderr === '' ? 'git could not commit the files.' : `git could not commit the files: ${stderr}`;
}
