import { execFile } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Longer than any of these commands takes, so that a check does not wait for a repository that does not answer. */
const TIMEOUT_MS = 5000;

/** Returns the output of a git command about a file; `undefined` if there is no git, no repository or no such file. */
const git = (path: string, ...words: readonly string[]): Promise<string | undefined> =>
  run('git', ['-C', dirname(path), ...words], { timeout: TIMEOUT_MS, maxBuffer: 16 * 1024 * 1024 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );

/** Returns the text that a file had at the end of a day; if no commit is that old, the text of the last commit. */
export async function textOn(path: string, day: string): Promise<string | undefined> {
  const commits = (await git(path, 'log', '--format=%cs %H', '--', basename(path)))?.split('\n').filter(Boolean) ?? [];
  const commit = commits.find((line) => line.slice(0, day.length) <= day) ?? commits[0];
  return commit && git(path, 'show', `${commit.slice(day.length + 1)}:./${basename(path)}`);
}

/** See `Io.revision`. A shallow clone may get more history without another revision. */
export async function revision(folder: string): Promise<string | undefined> {
  const answer = await git(join(folder, 'HEAD'), 'rev-parse', 'HEAD', '--is-shallow-repository');
  if (answer === undefined) return '';
  const [head, isShallow] = answer.split('\n');
  return isShallow === 'false' ? head : undefined;
}
