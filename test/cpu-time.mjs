import { readdirSync, readFileSync } from 'node:fs';

/** The number of clock ticks per second, which is the same on every Linux (man 5 proc). */
const TICKS = 100;

/**
 * Returns the CPU time, in seconds, that a process and its descendants have used so far; 0 without /proc. This measures
 * the cost of a file even if the machine is busy.
 */
export function cpuSeconds(root) {
  const processes = runningProcesses();
  const isWithin = (pid) => pid === root || (processes.has(pid) && isWithin(processes.get(pid).parent));
  const ticks = [...processes].reduce((sum, [pid, { used }]) => (isWithin(pid) ? sum + used : sum), 0);
  return ticks / TICKS;
}

/** The parent of every process, and the ticks that it and its ended children have used. */
function runningProcesses() {
  const processes = new Map();
  for (const name of entriesOf('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const line = textOf(`/proc/${name}/stat`);
    // The name of the program, in parentheses, may contain spaces.
    const [, parent, ...fields] = line.slice(line.lastIndexOf(')') + 2).split(' ');
    if (line) processes.set(Number(name), { parent: Number(parent), used: sumOf(fields.slice(9, 13)) });
  }
  return processes;
}

const sumOf = (texts) => texts.reduce((sum, text) => sum + Number(text), 0);

function entriesOf(folder) {
  try {
    return readdirSync(folder);
  } catch {
    // Not Linux.
    return [];
  }
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended since the folder was listed.
    return '';
  }
}
