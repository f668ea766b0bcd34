import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { cpuSeconds } from './cpu-time.mjs';
import { afterMinutes, lateMessage, secondsSince } from './run-node.mjs';

const PROGRAM = fileURLToPath(new URL('test-process.mjs', import.meta.url));

/** If the finished files have left more than this in the memory of their process, the next file gets a new one. */
const MAX_BYTES = 1.5e9;

/** In V8’s usual 16 MB, many values of a check are copied twice before they are garbage. */
const YOUNG_GENERATION = '--max-semi-space-size=64';

/** Time in which a process whose files have ended closes its browsers and deletes their profiles. */
const END_MS = 10_000;

/**
 * Returns a place in which test files run one after another, in the same process as long as it can be used. `run`
 * returns the output of a file and its exit status: `null` if it was ended by force, and not 0 if it ended the process.
 */
export function testPlace(start, longestMinutes) {
  let current;
  const end = async () => {
    const ending = current;
    current = undefined;
    if (ending) await endOf(ending);
  };
  const run = async (path, env) => {
    if (current?.nodeEnv !== env.NODE_ENV) await end();
    current ??= startProcess(start, env);
    const { pid } = current.child;
    const [began, cpuBefore] = [performance.now(), cpuSeconds(pid)];
    const { code, bytes, output } = await runIn(current, path, longestMinutes);
    const [seconds, cpu] = [secondsSince(began), Math.max(0, cpuSeconds(pid) - cpuBefore)];
    if (bytes === undefined || bytes > MAX_BYTES) await end();
    return { code, output, seconds, cpu };
  };
  return { run, end, nodeEnv: () => current?.nodeEnv };
}

async function endOf({ child, ended, end }) {
  if (child.connected) child.disconnect();
  const late = setTimeout(end, END_MS);
  await ended;
  clearTimeout(late);
}

function startProcess(start, env) {
  const mark = `END-${randomUUID()}`;
  const started = start(['--enable-source-maps', YOUNG_GENERATION, PROGRAM, mark], env, [
    'ignore',
    'pipe',
    'pipe',
    'ipc',
  ]);
  return { ...started, mark, nodeEnv: env.NODE_ENV };
}

async function runIn({ child, ended, end, mark }, path, longestMinutes) {
  const parts = [];
  const cancel = afterMinutes(longestMinutes, () => {
    parts.push(Buffer.from(lateMessage(longestMinutes)));
    end();
  });
  const finished = lineWith(mark, child, parts);
  // An error here means that the process has ended.
  child.send(path, () => undefined);
  await Promise.race([finished, ended]);
  cancel();
  for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners('data');
  const [output, last] = Buffer.concat(parts).toString().split(`\n${mark} `);
  if (last === undefined) return { code: child.exitCode === null ? null : child.exitCode || 1, output };
  const [code, bytes] = last.split(/\s/).map(Number);
  return { code, bytes, output };
}

/** Collects the output of a process until the line with a mark. */
const lineWith = (mark, { stdout, stderr }, parts) =>
  new Promise((resolve) => {
    let end = '';
    stderr.on('data', (part) => parts.push(part));
    stdout.on('data', (part) => {
      parts.push(part);
      end = (end + part).slice(-200);
      // Whatever the process wrote to the other stream before has been read when this turn of the event loop ends.
      if (end.includes(mark) && end.endsWith('\n')) setImmediate(resolve);
    });
  });
