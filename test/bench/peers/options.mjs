/** The arguments of the benchmark of peers. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** The groups of rows of this tool. Everything else that `--only` names is a peer. */
export const OWN = ['check', 'build'];
/** From this size on, each command runs once unless `--runs` is given: some take minutes. */
const LARGE = 10_000;
const RUNS = 3;
/** The programs that write the catalogue, and the one that they import; without Hugo, its folder is needed all the same. */
const REQUIRED = ['make-catalogue.mjs', 'touch-price.mjs', 'hugo/prepare.mjs'];

export const help = (peers) => `npm run bench:peers -- FOLDER [options]

FOLDER contains the same catalogue site for other generators, and the programs that write its catalogue.

  --sizes N,…      numbers of treatments (100,1000,10000)
  --only NAME,…    measure only these: ${[...OWN, ...peers].join(', ')}
  --runs N         repeat each command N times and print the median (${RUNS}; once from ${LARGE.toLocaleString('en')} treatments)
  --json           print one JSON object
  --help           print this text

The peers are copied to the folder for temporary files (TMPDIR) and installed there.
`;

/** Returns the options; throws an error with a message for people if they are wrong. */
export function readOptions(args, peers) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      sizes: { type: 'string', default: '100,1000,10000' },
      only: { type: 'string' },
      runs: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { json, help } = values;
  if (help) return { help };
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new Error('Name one folder, which contains the peers.');
  const missing = REQUIRED.find((file) => !existsSync(join(folder, file)));
  if (missing) throw new Error(`“${folder}” contains no ${missing}, so it is not the whole folder of the peers.`);
  const names = [...OWN, ...peers];
  const only = values.only?.split(',') ?? names;
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`Unknown name “${unknown}” in --only. Write ${names.join(', ')}.`);
  const runs = values.runs === undefined ? undefined : countOf('--runs', values.runs);
  return {
    help,
    json,
    folder,
    only,
    sizes: values.sizes.split(',').map((size) => countOf('--sizes', size)),
    runsOf: (size) => runs ?? (size < LARGE ? RUNS : 1),
  };
}

function countOf(option, text) {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`“${text}” in ${option} is not a whole number above 0.`);
  return Number(text);
}
