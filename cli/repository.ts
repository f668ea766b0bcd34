import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { UsageError } from './context.ts';
import { hasCode } from './errors.ts';
import { runGit, stderrOf } from './git.ts';

/** A commit, and its name as the owner wrote it: 'main'. */
export interface Revision {
  readonly name: string;
  readonly commit: string;
}

/** The git repository that contains a config. */
export interface Repository {
  /** Finds a commit by the name of a branch, a tag or a commit. */
  readonly revision: (name: string) => Promise<Revision>;
  /** Finds the last commit that two revisions have in common. */
  readonly mergeBase: (first: Revision, second: Revision) => Promise<Revision>;
  /**
   * Calls a function with the path of the config as it is in a commit, in a temporary folder that contains the files of
   * that commit. Neither the repository nor its working tree changes.
   */
  readonly checkOut: <T>(revision: Revision, use: (file: string) => Promise<T>) => Promise<T>;
}

/** A repository may contain large images. */
const CHECKOUT_TIMEOUT_MS = 300_000;

/** Opens the repository of a config. */
export async function openRepository(file: string, signal: AbortSignal): Promise<Repository> {
  const folder = dirname(file);
  const git = (words: readonly string[]) => runGit(folder, words, { signal });
  const answer = await git(['rev-parse', '--show-toplevel', '--show-prefix']).catch(noRepository(folder));
  const [top = folder, prefix = ''] = answer.split(/\r?\n/);
  return {
    revision: async (name) => {
      const commit = await git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).catch(() => noRevision(name));
      return { name, commit: commit.trim() };
    },
    mergeBase: async (first, second) => {
      const commit = await git(['merge-base', first.commit, second.commit]).catch(() =>
        usage(`${first.name} and ${second.name} have no commit in common.`),
      );
      return { name: first.name, commit: commit.trim() };
    },
    checkOut: (revision, use) =>
      inTemporaryFolder(async (temporary) => {
        const tree = join(temporary, 'tree');
        const env = { GIT_INDEX_FILE: join(temporary, 'index') };
        const options = { env, timeoutMs: CHECKOUT_TIMEOUT_MS, signal };
        await runGit(top, ['read-tree', revision.commit], options)
          .then(() => runGit(top, ['checkout-index', '--all', '--quiet', `--prefix=${tree}/`], options))
          .catch(notCheckedOut(revision));
        const config = join(tree, prefix, basename(file));
        const help = existsSync(file) ? '' : ' Run the command in the folder of the config, or name it with --config.';
        if (!existsSync(config)) return usage(`${revision.name} has no ${prefix}${basename(file)}.${help}`);
        await linkPackages({ top, prefix, tree });
        return use(config);
      }),
  };
}

async function inTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'site-diff-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A config may import packages, which are not part of a commit: it gets those that are installed now. */
async function linkPackages({
  top,
  prefix,
  tree,
}: {
  readonly top: string;
  readonly prefix: string;
  readonly tree: string;
}) {
  const folders = prefix.split('/').filter(Boolean);
  for (let depth = 0; depth <= folders.length; depth += 1) {
    const packages = join(...folders.slice(0, depth), 'node_modules');
    const [from, to] = [join(top, packages), join(tree, packages)];
    // On Windows, links to folders need no permission if they are junctions.
    if (existsSync(from) && existsSync(dirname(to)) && !existsSync(to)) await symlink(from, to, 'junction');
  }
}

const usage = (message: string): never => {
  throw new UsageError(message);
};

const noRepository =
  (folder: string) =>
  (error: unknown): never => {
    if (hasCode(error) && error.code === 'ENOENT')
      return usage('git is not installed. Install it: earlier versions of the site are read from its repository.');
    return usage(
      `${folder} is not in a git repository, so there is no earlier version to compare with.${reasonOf(error)}`,
    );
  };

const noRevision = (name: string): never =>
  usage(
    `The repository has no revision “${name}”. Name a branch, a tag or a commit, such as main or HEAD~1. A shallow clone needs more history: git fetch --unshallow.`,
  );

const notCheckedOut =
  ({ name }: Revision) =>
  (error: unknown): never =>
    usage(`The files of ${name} cannot be read from the repository.${reasonOf(error)}`);

/** The message of git itself, unless it says only that there is no repository. */
function reasonOf(error: unknown): string {
  const stderr = stderrOf(error);
  return stderr === '' || /not a git repository/.test(stderr) ? '' : ` git reports: ${stderr.split('\n')[0]}`;
}
