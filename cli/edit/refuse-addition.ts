import {
  type EditableConfig,
  fieldNames,
  isRefusal,
  isSectionKind,
  kindOf,
  pathsMeant,
  readPath,
  schemaAt,
} from '../../renderer/config/edit/index.ts';
import { REFERENCE_KINDS, type ReferenceKind } from '../../renderer/config/reference-kinds.ts';
import { valueAtPath } from '../../renderer/config/value-at.ts';
import { type ConfigPath, formatPath } from '../../renderer/core/finding.ts';
import { onlyOne } from '../../renderer/core/only-one.ts';
import { slugOf } from '../../renderer/core/slug.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { UsageError } from '../context.ts';
import { carelessFields, fieldsIn, shellWords } from './assignments.ts';
import { pathOf } from './paths.ts';

/** Refuses a command, and says which one is meant. */
function refuse(message: string, words: readonly string[]): never {
  throw new UsageError(escapeForTerminal(`${message} Write: npx site add ${shellWords(words)}`));
}

/** Refuses fields that are not one word each. */
export function refuseCarelessFields(what: string, words: readonly string[]): void {
  const careless = carelessFields(words);
  if (careless) refuse(careless.message, [what, ...careless.words]);
}

/** Refuses an entry without a name: `treatment name='Toe spa'`. */
export function refuseWithoutName(kind: ReferenceKind, words: readonly string[]): void {
  const fields = fieldsIn(words);
  const { label } = REFERENCE_KINDS[kind];
  const [, link, address] = /^(\w+)=(\S+)$/.exec(words.join(' ')) ?? [];
  if (kind === 'booking' && link !== undefined && address !== undefined)
    refuse('The name of a booking link and its address are two words, without a sign between them.', [
      kind,
      link,
      address,
    ]);
  const shown = words[fields?.indexOf('name') ?? -1]?.slice('name='.length) ?? '';
  const [name, what] =
    kind === 'page'
      ? [`/${slugOf(shown) || 'ADDRESS'}`, 'its address']
      : [slugOf(shown) || 'NAME', 'a name in the config'];
  if (fields) refuse(`The new ${label} needs ${what} before its fields.`, [kind, name, ...words]);
}

/** Refuses an address that no page can have: `page about`, `page 'About us'`, `page /about/`. */
export function refuseAddress(address: string, words: readonly string[]): void {
  const steps = address.replace(/^(?:pages|routes)\.(?=\/)|\.html?$/g, '').split('/');
  const meant = `/${steps.map(slugOf).filter(Boolean).join('/')}`;
  if (meant !== address) refuse(`“${address}” cannot be the address of a page.`, ['page', meant, ...words]);
}

/** Refuses a part of a page that is named beside the page: `faq /about question=…`, `question /about question=…`. */
export function refuseDividedPlace(editable: EditableConfig, what: string, words: readonly string[]): void {
  const [first = '', ...rest] = words;
  const [part, page] = /^(?:pages\.)?\//.test(what) ? [first, what.replace(/^pages\./, '')] : [what, first];
  const meant = commandOnPage(editable, { part, page }, rest);
  if (meant) refuse(`“${what} ${first}” is not a path.`, meant);
}

interface PartOfPage {
  readonly part: string;
  /** Its address. */
  readonly page: string;
}

function commandOnPage(
  editable: EditableConfig,
  { part, page }: PartOfPage,
  words: readonly string[],
): readonly string[] | undefined {
  const config = editable.parsed();
  if (!page.startsWith('/') || part === '' || isRefusal(readPath(`pages.${page}`, config))) return undefined;
  const inside = itemsOf(editable, `pages.${page}.${part}`, words);
  if (inside) return inside;
  if (isSectionKind(part)) return ['section', page, part, ...words];
  const path = onlyOne(pathsMeant([`pages.${page}`, part], config));
  return path ? [formatPath(path), ...words] : undefined;
}

/** Refuses a section that is there, if the fields belong to an item of it: `section /about faq question=…`. */
export function refuseFieldsOfItems(editable: EditableConfig, section: string, words: readonly string[]): void {
  const meant = itemsOf(editable, section, words);
  if (meant) refuse(`The page has the section “${section}” already.`, meant);
}

/** Returns the words that add fields to the only list of a value whose items have them. */
function itemsOf(editable: EditableConfig, text: string, words: readonly string[]): readonly string[] | undefined {
  const config = editable.parsed();
  const path = readPath(text, config);
  const fields = fieldsIn(words);
  if (isRefusal(path) || !fields) return undefined;
  const own = namesAt(editable, path);
  const hasAll = (names: readonly string[]) => fields.every((field) => names.includes(field.replace(/\..*$/, '')));
  if (hasAll(own)) return undefined;
  const [list, ...others] = own.filter((name) => hasAll(namesAt(editable, [...path, name, 0])));
  return list === undefined || others.length > 0 ? undefined : [`${text}.${list}`, ...words];
}

/** The names of the fields that a value can have. */
function namesAt(editable: EditableConfig, path: ConfigPath): readonly string[] {
  const { schema, plainConfig } = editable.parsed();
  const field = schemaAt(schema, plainConfig, path);
  return field ? fieldNames(field.schema, valueAtPath(plainConfig, path)) : [];
}

/** Refuses to add a value that exists: its fields are set, and items or entries are added inside it. */
export function refuseExisting(
  editable: EditableConfig,
  path: ConfigPath,
  what: string,
  words: readonly string[],
): never {
  const fields = fieldsIn(words);
  const exists = `${what} exists already.`;
  const items = itemsOf(editable, what, words);
  if (items) refuse(exists, items);
  const list = fields ? undefined : onlyListOf(editable, path);
  if (list !== undefined && words.length > 0) refuse(exists, [`${what}.${list}`, ...words]);
  const { schema, plainConfig } = editable.parsed();
  const field = schemaAt(schema, plainConfig, path);
  if (fields && field && kindOf(field.schema) === 'record')
    refuse('A new entry needs a name.', [`${what}.NAME`, ...words]);
  const paths = fields?.map((name) => formatPath(pathOf(editable, `${what}.${name}`)));
  throw new UsageError(
    `${exists} ${paths ? `Set its fields instead: npx site set ${paths.map((each) => `${each} …`).join(' ')}` : 'To change it, use “npx site set”.'}`,
  );
}

/** The name of the only list in a value, if its items are single values: the people of profiles(). */
function onlyListOf(editable: EditableConfig, path: ConfigPath): string | undefined {
  const value: unknown = valueAtPath(editable.parsed().plainConfig, path);
  return onlyOne(
    Object.entries(Object(value)).flatMap(([name, items]) =>
      Array.isArray(items) && items.every((item) => typeof item === 'string') ? [name] : [],
    ),
  );
}
