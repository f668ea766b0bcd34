import { execFile } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { FileHistory } from '../renderer/core/io.ts';

const run = promisify(execFile);

/** No command takes this long, so a check never hangs on a repository that does not respond. */
const TIMEOUT_MS = 5000;

/**
 * The variables that point git to the repository of the hook it runs in: another folder may belong to another
 * repository (`git rev-parse --local-env-vars`).
 */
const LOCAL_VARIABLES = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'];

const withoutLocal = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !LOCAL_VARIABLES.includes(name)));

interface GitOptions {
  /** Further variables for the command. */
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** Runs a git command in a folder and returns its output; throws the error of the program if it fails. */
export async function runGit(
  folder: string,
  words: readonly string[],
  { env = {}, timeoutMs = TIMEOUT_MS, signal }: GitOptions = {},
): Promise<string> {
  const { stdout } = await run('git', ['-C', folder, ...words], {
    // The language is English, because the reason for a failure is read from its message.
    env: { ...withoutLocal(process.env), LC_ALL: 'C', ...env },
    timeout: timeoutMs,
    maxBuffer: 16 * 1024 * 1024,
    ...(signal ? { signal } : {}),
  });
  return stdout;
}

/** Returns the output of a git command about a file; `undefined` if there is no git, no repository or no such file. */
const git = (path: string, ...words: readonly string[]): Promise<string | undefined> =>
  runGit(dirname(path), words).catch(() => undefined);

/** See `Io.historyOf`. */
export async function historyOf(path: string, day: string): Promise<FileHistory | undefined> {
  const log = (await git(path, 'log', '--format=%cs %H', '--', basename(path))) ?? '';
  const commits = log.split('\n').flatMap((line) => {
    const [committed, id] = line.split(' ');
    return committed && id ? [{ day: committed, id }] : [];
  });
  const last = commits[0];
  const then = commits.find((commit) => commit.day <= day) ?? commits.at(-1);
  const textOf = ({ id }: { readonly id: string }) => git(path, 'show', `${id}:./${basename(path)}`);
  const [textThen, lastText] = await Promise.all([then && textOf(then), last && textOf(last)]);
  return last && textThen !== undefined && lastText !== undefined
    ? { textThen, last: { day: last.day, text: lastText } }
    : undefined;
}

/** See `Io.revision`. A shallow clone may get more history without another revision. */
export async function revision(folder: string): Promise<string | undefined> {
  const answer = await git(join(folder, 'HEAD'), 'rev-parse', 'HEAD', '--is-shallow-repository');
  if (answer === undefined) return '';
  const [head, isShallow] = answer.split('\n');
  return isShallow === 'false' ? head : undefined;
}

/** Returns what git wrote to stderr before it failed. */
export const stderrOf = (error: unknown): string =>
  error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
