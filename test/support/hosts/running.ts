import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';

export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  /** Runs in a temporary folder, so that its files are deleted with it. */
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

const TRIES = 2400;
const PAUSE_MS = 50;

/** Runs a function with a server, from its first answer on a port until the process has ended. */
export async function withProgram<T>(program: Program, port: number, run: (url: string) => Promise<T>): Promise<T> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(program.command, program.args, {
    cwd: program.cwd,
    env: {
      ...process.env,
      HOME: program.cwd,
      XDG_CONFIG_HOME: program.cwd,
      XDG_DATA_HOME: program.cwd,
      ...program.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Starts a process group, so that all child processes end with it.
    detached: true,
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  const state = { ended: false };
  const ended = new Promise<void>((resolve) => {
    for (const event of ['close', 'error'] as const)
      child.once(event, () => {
        state.ended = true;
        resolve();
      });
  });
  try {
    for (let tries = 0; !(await answers(url)); tries += 1) {
      if (state.ended || tries === TRIES)
        throw new Error(`${program.command} does not answer: ${Buffer.concat(said).toString().slice(-2000)}`);
      await wait(PAUSE_MS);
    }
    return await run(url);
  } finally {
    if (child.pid !== undefined && !state.ended) process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
}

const answers = (url: string): Promise<boolean> =>
  ask(url, { method: 'HEAD', address: '/robots.txt' }).then(
    () => true,
    () => false,
  );
