import { spawn } from 'node:child_process';

/** Time limit for processes that still use the output of an ended program. */
const GRACE_MS = 2000;

/**
 * Starts Node programs, each in its own process group, so that everything a test starts, such as a server, ends with the
 * test, and all tests end with this process.
 */
export function nodeStarter(cwd) {
  const running = new Set();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      for (const child of running) endGroup(child);
      process.exit(130);
    });

  return (args, env, stdio = ['ignore', 'pipe', 'pipe']) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio, detached: true });
    running.add(child);
    const ended = endOf(child).then(() => running.delete(child));
    return { child, ended, end: () => endGroup(child) };
  };
}

/** Ends everything that a program has started when it ends, and resolves when all of its output has been read. */
const endOf = (child) =>
  new Promise((resolve) =>
    child.on('exit', () => {
      endGroup(child);
      const grace = setTimeout(resolve, GRACE_MS);
      child.on('close', () => {
        clearTimeout(grace);
        resolve();
      });
    }),
  );

/** Calls a function if something takes too long; returns a function that prevents this. */
export function afterMinutes(minutes, run) {
  const timer = setTimeout(run, minutes * 60_000);
  return () => clearTimeout(timer);
}

/** Runs Node programs to their end. Ends and reports a program that hangs, so that the others can run. */
export const nodeRunner = (start, longestMinutes) => async (args, env) => {
  const began = performance.now();
  const { child, ended, end } = start(args, env);
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
  const cancel = afterMinutes(longestMinutes, () => {
    parts.push(Buffer.from(lateMessage(longestMinutes)));
    end();
  });
  await ended;
  cancel();
  return { code: child.exitCode, output: Buffer.concat(parts).toString(), seconds: secondsSince(began) };
};

export const lateMessage = (minutes) => `It did not end within ${minutes} minutes.\n`;

export const secondsSince = (began) => Math.round((performance.now() - began) / 1000);

function endGroup({ pid }) {
  try {
    // Windows has no process groups.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // All processes of the group have ended.
  }
}
