/**
 * Measures the peak memory of programs that the benchmark does not load anything into. Linux keeps the peak of each
 * process while it runs (VmHWM, https://man7.org/linux/man-pages/man5/proc_pid_status.5.html).
 */
import { readdirSync, readFileSync } from 'node:fs';

const INTERVAL_MS = 20;
const MIB = 1024;

/**
 * Watches a process and its descendants until `stop` is called, which returns the peak of the largest process in MiB;
 * `undefined` on systems other than Linux.
 */
export function watchPeak(pid) {
  let peak = 0;
  const timer = setInterval(() => {
    for (const one of processesBelow(pid)) peak = Math.max(peak, peakOf(one));
  }, INTERVAL_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return peak === 0 ? undefined : peak / MIB;
    },
  };
}

const processesBelow = (pid) => [pid, ...childrenOf(pid).flatMap(processesBelow)];

/** Any thread of a process can start another process. */
const childrenOf = (pid) =>
  ifRunning(() => readdirSync(`/proc/${pid}/task`), []).flatMap((thread) =>
    ifRunning(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean),
  );

const peakOf = (pid) =>
  ifRunning(() => Number(/^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0), 0);

/** Returns the other value if the process has ended, or if the system has no such files. */
function ifRunning(read, other) {
  try {
    return read();
  } catch {
    return other;
  }
}
