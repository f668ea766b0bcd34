import { shellWord } from '../renderer/core/escape.ts';
import { FORMATS } from './report/formats.ts';

/** The commands that do what other programs call differently. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  set: ['change', 'update', 'replace', 'modify'],
  add: ['create', 'new', 'insert', 'append'],
  remove: ['delete', 'rm', 'del', 'drop'],
  move: ['mv', 'reorder'],
  get: ['show', 'read', 'list', 'ls', 'view'],
  check: ['test', 'validate', 'lint', 'verify'],
  build: ['publish', 'deploy', 'make', 'generate'],
  dev: ['start', 'serve', 'run', 'watch'],
  why: ['find', 'search', 'where'],
};

/** What to write instead of options of `site check` that other programs have. */
const OPTIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FORMATS.map((form) => [`--${form}`, `check --format ${form}`])),
  '--fix': 'fix',
  '--watch': 'dev',
  '--verbose': 'check --all',
};

/** Returns what to write instead of a command or an option that the program does not have; `undefined` if nothing is known. */
export function insteadOf([word = '', ...rest]: readonly string[]): string | undefined {
  if (word === 'rename') return insteadOfRename(rest);
  const option = word === 'check' ? rest.find((each) => Object.hasOwn(OPTIONS, each)) : undefined;
  if (option !== undefined) return `“site check” has no option “${option}”. Write: npx site ${OPTIONS[option]}`;
  const [command] = Object.entries(COMMANDS).find(([, others]) => others.includes(word)) ?? [];
  return (
    command && `There is no command “${word}”. Write: ${[`npx site ${command}`, ...rest.map(shellWord)].join(' ')}`
  );
}

/** A name that visitors read is a value; a name in the config is in every place that uses it. */
function insteadOfRename([what = 'catalogue.massage', ...words]: readonly string[]): string {
  const path = `${what.startsWith('/') ? 'routes.' : ''}${what}${what.endsWith('.name') ? '' : '.name'}`;
  const name = words.join(' ');
  const command = `npx site set ${shellWord(path)} ${shellWord(/[A-Z\s]/.test(name) ? name : '…')}`;
  return (
    `There is no command “rename”. To change the name that visitors read, write: ${command}. To change a name ` +
    'or an address in the config, write the new one in the file, wherever the old one is; “npx site check” lists the places that are left.'
  );
}
