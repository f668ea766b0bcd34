import { spawn } from 'node:child_process';

/** Time limit for processes that still use the output of an ended program. */
const GRACE_MS = 2000;

/**
 * Runs Node programs, each in its own process group, so that everything a test starts, such as a server, ends with the
 * test, and all tests end with this process. Ends and reports a program that hangs, so that the others can run.
 */
export function nodeRunner({ cwd, longestMinutes }) {
  const running = new Set();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      for (const child of running) endGroup(child);
      process.exit(130);
    });

  return (args, env) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
      running.add(child);
      const start = performance.now();
      const parts = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
      const late = setTimeout(() => {
        parts.push(Buffer.from(`It did not end within ${longestMinutes} minutes.\n`));
        endGroup(child);
      }, longestMinutes * 60_000);
      const settle = () => {
        running.delete(child);
        const seconds = Math.round((performance.now() - start) / 1000);
        resolve({ code: child.exitCode, output: Buffer.concat(parts).toString(), seconds });
      };
      child.on('exit', () => {
        clearTimeout(late);
        endGroup(child);
        const grace = setTimeout(settle, GRACE_MS);
        child.on('close', () => {
          clearTimeout(grace);
          settle();
        });
      });
    });
}

function endGroup({ pid }) {
  try {
    // Windows has no process groups.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // All processes of the group have ended.
  }
}
