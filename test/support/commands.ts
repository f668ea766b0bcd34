import { type SpawnOptions, spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs a command in a shell and returns its exit status and its output. */
export function shell(command: string, options: SpawnOptions) {
  const child = spawn('bash', ['-c', command], options);
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
  return new Promise<{ readonly code: number | null; readonly output: string }>((done) =>
    child.on('close', (code) => done({ code, output: Buffer.concat(parts).toString() })),
  );
}

/** Runs a command that serves a site until `visit` has ended; fails if it ends before it prints an address. */
export function whileServing<T>(
  command: string,
  options: SpawnOptions,
  visit: (address: string) => Promise<T>,
): Promise<T> {
  // In a group of its own, because npm starts the server in a child process.
  const child = spawn('bash', ['-c', command], { ...options, detached: true });
  const parts: Buffer[] = [];
  const output = () => Buffer.concat(parts).toString();
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const address = new Promise<string>((done, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        parts.push(part);
        const [found] = /http:\/\/localhost:\d+/.exec(output()) ?? [];
        if (found !== undefined) done(found);
      });
    ended.then(() => failed(new Error(`“${command}” ended before it served anything:\n${output()}`)));
  });
  return address.then(visit).finally(async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await ended;
  });
}

/** Returns the commands of a document: the lines of the blocks without a language. */
export const commandsOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm)]
    .filter(([, language]) => language === '')
    .flatMap(([, , block = '']) => block.split('\n').filter(Boolean));

/** Returns the folder after a command, if it is `cd`; otherwise `undefined`. */
export const folderAfter = (command: string, folder: string): string | undefined =>
  command.startsWith('cd ') ? resolve(folder, command.slice(3)) : undefined;
