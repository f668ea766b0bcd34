import {
  type Addition,
  type EditableConfig,
  isSectionKind,
  kindOf,
  schemaAt,
  type ValueKind,
} from '../../renderer/config/edit/index.ts';
import { REFERENCE_KINDS, type ReferenceKind, referenceKinds } from '../../renderer/config/reference-kinds.ts';
import { valueAtPath } from '../../renderer/config/value-at.ts';
import { type ConfigPath, formatPath } from '../../renderer/core/finding.ts';
import { UsageError } from '../context.ts';
import { itemFrom } from './item-from-words.ts';
import { firstSections, refuseMutualNames } from './new-page.ts';
import { pathOf } from './paths.ts';
import {
  refuseAddress,
  refuseCarelessFields,
  refuseDividedPlace,
  refuseExisting,
  refuseFieldsOfItems,
  refuseWithoutName,
} from './refuse-addition.ts';

/** Returns the kind of entry that a word names: 'treatment', 'treatments' and 'catalogue' are the same. */
const entryKind = (word: string): ReferenceKind | undefined =>
  referenceKinds().find((kind) => [kind, `${kind}s`, REFERENCE_KINDS[kind].parts[0]].includes(word));

/** Reads what `site add` adds: `treatment peel name=Peel`, `section /about faq title=…`, or the path of a list. */
export function additionsIn(editable: EditableConfig, what: string, words: readonly string[]): readonly Addition[] {
  const kind = entryKind(what);
  if (kind || what === 'section') refuseCarelessFields(what, words);
  if (what === 'section') return [sectionIn(editable, words)];
  if (kind) refuseWithoutName(kind, words);
  if (kind === 'page') return pageIn(editable, words);
  if (kind) {
    const [name, ...rest] = words;
    if (name === undefined)
      throw new UsageError(`Write the name of the new ${REFERENCE_KINDS[kind].label}: npx site add ${kind} NAME`);
    const entry = newEntry(editable, [REFERENCE_KINDS[kind].parts[0], name], rest);
    refuseMutualNames(editable, kind, name, entry.value);
    return [entry];
  }
  refuseDividedPlace(editable, what, words);
  return atPath(editable, what, words);
}

/** A new entry of a record, or new items of a list. */
function atPath(editable: EditableConfig, what: string, words: readonly string[]): readonly Addition[] {
  const path = pathOf(editable, what, true);
  const list = valueAtPath(editable.parsed().plainConfig, path);
  if (hasFields(editable, path) || hasFields(editable, [...path, 0])) refuseCarelessFields(what, words);
  const isList = Array.isArray(list) || kindAt(editable, path) === 'list';
  if (!isList && list === undefined) return [entryIn(editable, path, words)];
  const entries = isList ? undefined : entriesIn(editable, path, words);
  if (entries) return entries;
  if (!isList) return refuseExisting(editable, path, what, words);
  const at = [...path, Array.isArray(list) ? list.length : 0];
  if (words.length === 0)
    throw new UsageError(`Write what to add to ${path.join('.')}: a value, or FIELD=VALUE for each field.`);
  const items = hasFields(editable, at) ? [words] : words.map((word) => [word]);
  return items.map((item) => ({ path, value: itemFrom(editable, at, item) }));
}

/** Whether the items of a list are objects. */
const hasFields = (editable: EditableConfig, at: ConfigPath): boolean =>
  ['fields', 'section'].includes(kindAt(editable, at) ?? '');

/** The kind of a value that may not exist yet. */
function kindAt(editable: EditableConfig, path: ConfigPath): ValueKind | undefined {
  const { schema, plainConfig } = editable.parsed();
  const field = schemaAt(schema, plainConfig, path);
  return field && kindOf(field.schema);
}

/** New entries of a record with single values: `clinic.bankHolidays 2027=closed 2028=closed`. */
function entriesIn(
  editable: EditableConfig,
  path: ConfigPath,
  words: readonly string[],
): readonly Addition[] | undefined {
  const entries = words.map((word) => /^([^=\s]+)=(.*)$/s.exec(word));
  const isRecord = kindAt(editable, path) === 'record' && !hasFields(editable, [...path, '']);
  if (!isRecord || entries.length === 0 || entries.includes(null)) return undefined;
  const record = Object(valueAtPath(editable.parsed().plainConfig, path));
  if (entries.some((entry) => Object.hasOwn(record, entry?.[1] ?? ''))) return undefined;
  return entries.map((entry) => entryIn(editable, [...path, entry?.[1] ?? ''], [entry?.[2] ?? '']));
}

const entryIn = (editable: EditableConfig, path: ConfigPath, words: readonly string[]): Addition => ({
  path: path.slice(0, -1),
  key: String(path.at(-1)),
  value: itemFrom(editable, path, words),
});

/** An entry whose name no other has. */
function newEntry(editable: EditableConfig, path: ConfigPath, words: readonly string[]): Addition {
  const exists = valueAtPath(editable.parsed().plainConfig, path) !== undefined;
  return exists ? refuseExisting(editable, path, formatPath(path), words) : entryIn(editable, path, words);
}

/** `section /about faq title=Questions` */
function sectionIn(editable: EditableConfig, [page, kind, ...words]: readonly string[]): Addition {
  if (page === undefined || kind === undefined)
    throw new UsageError('Write the page and the kind of section: npx site add section /about faq title=Questions');
  if (isSectionKind(page)) refuseDividedPlace(editable, page, [kind, ...words]);
  const path = pathOf(editable, `pages.${page}`);
  refuseFieldsOfItems(editable, `pages.${page}.${kind}`, words);
  const list = valueAtPath(editable.parsed().plainConfig, path);
  const at = [...path, Array.isArray(list) ? list.length : 0];
  return { path, value: itemFrom(editable, at, words, { kind }) };
}

/** A page has its address in the routes, and its sections. */
function pageIn(editable: EditableConfig, [address, ...words]: readonly string[]): readonly Addition[] {
  if (address === undefined)
    throw new UsageError('Write the address of the new page: npx site add page /about name=About');
  refuseAddress(address, words);
  const route = newEntry(editable, ['routes', address], words);
  refuseMutualNames(editable, 'page', address, route.value);
  return [route, { path: ['pages'], key: address, value: firstSections(editable, address, route.value) }];
}
