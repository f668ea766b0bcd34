/** The results of a benchmark, as a table for people or as JSON for programs. */
import { cpus } from 'node:os';

/** Prints each row when it is known, because the next may take minutes. */
export function reporter({ json, empty }) {
  const rows = [];
  const print = (text) => process.stdout.write(`${text}\n`);
  const machine = { node: process.versions.node, cores: cpus().length, processor: cpus()[0]?.model ?? '' };
  if (!json) {
    print(
      `Node ${machine.node}, ${machine.cores} cores (${machine.processor}), ${new Date().toISOString().slice(0, 10)}`,
    );
    print('CPU: seconds of user and system time; ×: multiples of “node -e 0”.\n');
    print(line(['', 'CPU', '×', 'clock', 'memory']));
  }
  const add = (name, { cpu, wall, memory }) => {
    const factor = cpu / empty.cpu;
    rows.push({
      name,
      cpu: rounded(cpu),
      factor: rounded(factor),
      wall: rounded(wall),
      memory: memory && rounded(memory),
    });
    if (json) return;
    const peak = memory === undefined ? '' : `${Math.round(memory)} MB`;
    print(line([name, `${cpu.toFixed(2)} s`, factor.toFixed(1), `${wall.toFixed(2)} s`, peak]));
  };
  const note = (text) => !json && print(text);
  return { add, note, end: () => json && print(JSON.stringify({ version: 1, machine, rows }, null, 2)) };
}

const line = ([name, ...cells]) => `${name.padEnd(58)}${cells.map((cell) => cell.padStart(10)).join('')}`.trimEnd();

const rounded = (value) => Math.round(value * 100) / 100;
