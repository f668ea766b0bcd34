import {
  type EditableConfig,
  fieldNames,
  type Input,
  isFigureFor,
  kindOf,
  type Refusal,
  readInput,
  readPath,
  schemaAt,
} from '../../renderer/config/edit/index.ts';
import { withValueAt } from '../../renderer/config/value-at.ts';
import { type Fields, isPlainObject } from '../../renderer/config/variants.ts';
import type { ConfigPath } from '../../renderer/core/finding.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { UsageError } from '../context.ts';
import { shellField } from './assignments.ts';
import { bracketed, orUsageError } from './paths.ts';

/** Reads a new item from `FIELD=VALUE` words, or from the one value that it is. */
export function itemFrom(
  editable: EditableConfig,
  path: ConfigPath,
  words: readonly string[],
  start: Fields = {},
): unknown {
  const { schema, plainConfig } = editable.parsed();
  // The fields of a section depend on its kind.
  const config = { schema, plainConfig: withValueAt(plainConfig, path, start) };
  const field = schemaAt(schema, config.plainConfig, path);
  const kind = field && kindOf(field.schema, start);
  const [word = '', ...others] = words;
  const isSingle = !field || !(kind === 'fields' || kind === 'section' || (kind === 'record' && word.includes('=')));
  if (isSingle || /^\s*\{/.test(word)) {
    if (words.length !== 1) throw new UsageError(`Write one value${others.length > 0 ? `, not ${words.length}` : ''}.`);
    return orUsageError<Input>(readInput({ schema, plainConfig }, path, word)).value;
  }
  const names = fieldNames(field.schema, start);
  const item = words.reduce<Fields>((made, each) => {
    const [name, text] = fieldIn(each) ?? refuseWord(each, path, { ...config, names });
    const at = orUsageError<ConfigPath>(fieldPath(name, config, path));
    return withField(made, at.slice(path.length).map(String), orUsageError<Input>(readInput(config, at, text)).value);
  }, start);
  return inOrder(item, names);
}

/** Sorts fields as the config language does. */
const inOrder = (item: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(item).sort(([a], [b]) => names.indexOf(a) - names.indexOf(b)));

type Read = Pick<ReturnType<EditableConfig['parsed']>, 'schema' | 'plainConfig'>;

const fieldPath = (name: string, config: Read, path: ConfigPath): ConfigPath | Refusal =>
  readPath(`${bracketed(path)}.${name}`, { ...config, mayDeclare: true });

function fieldIn(word: string): readonly [name: string, text: string] | undefined {
  const at = word.indexOf('=');
  return at <= 0 ? undefined : [word.slice(0, at), word.slice(at + 1)];
}

/** Refuses a word that is no field, and gives it to the field that it fits: “2027-05-03” can be `from`. */
function refuseWord(word: string, path: ConfigPath, { names, ...config }: Read & { names: readonly string[] }): never {
  const kindAt = (name: string) => {
    const field = schemaAt(config.schema, config.plainConfig, [...path, name]);
    return field && kindOf(field.schema);
  };
  const fitting =
    names.find((name) => isFigureFor(config, [...path, name], word)) ??
    names.find((name) => ['text', 'prose'].includes(kindAt(name) ?? ''));
  const example = fitting === undefined ? '' : `, such as ${shellField([fitting, word])}`;
  throw new UsageError(escapeForTerminal(`“${word}” is not a field. Write FIELD=VALUE${example}.`));
}

function withField(item: Fields, [key = '', ...rest]: readonly string[], value: unknown): Fields {
  const inner = item[key];
  return { ...item, [key]: rest.length === 0 ? value : withField(isPlainObject(inner) ? inner : {}, rest, value) };
}
