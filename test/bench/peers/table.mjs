/** Lays out the results: the cost of each command, compared with an empty Node process and Eleventy’s first build. */

/** Computes the multiples of a row. A multiple is `undefined` if there is nothing to compare with. */
export const rowOf = ({ treatments, name, task, cpu, wall, memory }, { empty, eleventy }) => ({
  treatments,
  name,
  task,
  cpu: rounded(cpu),
  timesNode: rounded(cpu / empty),
  timesEleventy: eleventy === undefined ? undefined : rounded(cpu / eleventy),
  wall: rounded(wall),
  memory: memory === undefined ? undefined : Math.round(memory),
});

/** Returns the lines above the tables: the machine, the versions, and the peers that could not be installed. */
export const headOf = ({ machine, date, versions, missing, empty }) => [
  `Node ${machine.node}, ${machine.cores} cores (${machine.processor}), ${date}`,
  ...listOf(Object.entries(versions).map(([title, version]) => `${title} ${version}`)),
  ...missing.map(describeMissing),
  '',
  `CPU: seconds of user and system time; × node: multiples of “node -e 0” (${empty.toFixed(2)} s);`,
  '× Eleventy: multiples of its first build of the same size; memory: peak of the largest process.',
];

const listOf = (items) => (items.length === 0 ? [] : [items.join(', ')]);

/** States why there are no rows of a peer. */
export const describeMissing = ({ name, reason }) => `Missing: ${name}: ${reason}`;

/** Returns the lines of the table of one size. */
export const tableOf = (treatments, rows) => [
  line([`${treatments.toLocaleString('en')} treatments`, 'CPU', '× node', '× Eleventy', 'clock', 'memory']),
  ...rows.map(({ name, task, cpu, timesNode, timesEleventy, wall, memory }) =>
    line([
      `${name}, ${task}`,
      seconds(cpu),
      timesNode.toFixed(1),
      timesEleventy?.toFixed(1) ?? '',
      seconds(wall),
      memory === undefined ? '' : `${memory.toLocaleString('en')} MB`,
    ]),
  ),
];

const line = ([name, ...cells]) => `${name.padEnd(52)}${cells.map((cell) => cell.padStart(11)).join('')}`.trimEnd();

const seconds = (value) => `${value.toFixed(2)} s`;

const rounded = (value) => Math.round(value * 100) / 100;
