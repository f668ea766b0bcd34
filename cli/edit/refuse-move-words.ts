import {
  choicesOf,
  type EditableConfig,
  fieldNames,
  isRefusal,
  readPath,
  schemaAt,
} from '../../renderer/config/edit/index.ts';
import { keysOf, valueAtPath } from '../../renderer/config/value-at.ts';
import { shellWord } from '../../renderer/core/escape.ts';
import { type ConfigPath, formatPath } from '../../renderer/core/finding.ts';
import { onlyOne } from '../../renderer/core/only-one.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { UsageError } from '../context.ts';
import { placeNamed } from './position.ts';

/** Refuses words that say where to move an item, such as 'up' or the name of another one, and says the option. */
export function refuseMoveWords(editable: EditableConfig, item: ConfigPath, words: readonly string[]): void {
  if (words.length === 0) return;
  const name = shellWord(formatPath(item));
  const meant = commandFor(editable, item, words);
  const help = meant ?? `Say where to: npx site move ${name} --before NAME, or --after NAME.`;
  throw new UsageError(escapeForTerminal(`“${words.join(' ')}” is not a place. ${help}`));
}

function commandFor(editable: EditableConfig, item: ConfigPath, words: readonly string[]): string | undefined {
  const [direction, ...name] = words;
  if (words.length === 1 && direction !== undefined) {
    const step = stepFor(editable, item, direction);
    if (step) return step;
  }
  if ((direction === 'before' || direction === 'after') && name.length > 0)
    return placed(editable, item, name.join(' '), [direction]);
  const text = words.join(' ');
  return (
    placed(editable, item, text, ['before', 'after']) ??
    intoList(editable, item, text) ??
    intoField(editable, item, text)
  );
}

const UP = ['up', 'earlier', 'higher'];
const DOWN = ['down', 'later', 'lower'];
const FIRST = ['first', 'top', 'start'];
const LAST = ['last', 'bottom', 'end'];

/** 'up' is before the item above. */
function stepFor(editable: EditableConfig, item: ConfigPath, word: string): string | undefined {
  const container = item.slice(0, -1);
  const siblings = keysOf(valueAtPath(editable.parsed().plainConfig, container));
  const at = siblings.indexOf(item.at(-1) ?? '');
  const isEarlier = [...UP, ...FIRST].includes(word);
  if (!isEarlier && ![...DOWN, ...LAST].includes(word)) return undefined;
  const target = FIRST.includes(word) ? 0 : LAST.includes(word) ? siblings.length - 1 : at + (isEarlier ? -1 : 1);
  const sibling = siblings[target];
  if (sibling === undefined || target === at)
    return `${formatPath(item)} is the ${isEarlier ? 'first' : 'last'} already.`;
  return write(item, [isEarlier ? 'before' : 'after'], [...container, sibling]);
}

const write = (item: ConfigPath, options: readonly string[], place: ConfigPath): string =>
  `Write: ${options.map((option) => `npx site move ${shellWord(formatPath(item))} --${option} ${shellWord(formatPath(place))}`).join(', or: ')}`;

/** The name or the path of another item. */
function placed(
  editable: EditableConfig,
  item: ConfigPath,
  text: string,
  options: readonly string[],
): string | undefined {
  const place = placeNamed(editable, text, item.slice(0, -1));
  const isAlike = !isRefusal(place) && place.length === item.length && place[0] === item[0];
  return !isAlike ? undefined : write(item, options, place);
}

/** The path of a list, or the address of a page: 'pages./contact', '/contact' */
function intoList(editable: EditableConfig, item: ConfigPath, text: string): string | undefined {
  const config = editable.parsed();
  const path = readPath(text.startsWith('/') ? `pages.${text}` : text, config);
  const isList = !isRefusal(path) && Array.isArray(valueAtPath(config.plainConfig, path));
  return isList ? write(item, ['to'], path) : undefined;
}

/** The name of a category is the new value of the only field of the item that can name it. */
function intoField(editable: EditableConfig, item: ConfigPath, text: string): string | undefined {
  const { schema, plainConfig, declaredNames } = editable.parsed();
  const value = valueAtPath(plainConfig, item);
  const own = schemaAt(schema, plainConfig, item);
  const fields = (own ? fieldNames(own.schema, value) : []).filter((name) => {
    const field = schemaAt(schema, plainConfig, [...item, name]);
    return field && choicesOf(field.schema, declaredNames, plainConfig).some((choice) => choice.value === text);
  });
  const field = onlyOne(fields);
  if (field === undefined) return undefined;
  return `Write: npx site set ${shellWord(formatPath([...item, field]))} ${shellWord(text)}`;
}
