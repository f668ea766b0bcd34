import { ts } from 'ts-morph';
import type { ConfigPath } from '../../core/finding.ts';
import { codeFor } from './code-for.ts';
import type { Draft } from './draft.ts';
import type { EditableConfig } from './editable.ts';
import { type ElementList, elementsOf } from './elements.ts';
import { insertElement } from './insert-element.ts';
import { draftField } from './new-field.ts';
import { computed } from './origin.ts';
import { type Place, placeOf } from './place.ts';
import { printed, printedField } from './print.ts';
import { changedAt, innerPath, rawIndex, rawPlaceOf, withEntry } from './raw.ts';
import type { Refusal } from './refusal.ts';
import type { TextEdit } from './texts.ts';

/** The position of a new item in a list or of a new entry in a record: before another one, or at the end. */
export interface Addition {
  /** The path of the list or record. */
  readonly path: ConfigPath;
  /** The name of the entry in a record. */
  readonly key?: string | undefined;
  readonly value: unknown;
  /** The index or the name of the item before which it is added. */
  readonly before?: string | number | undefined;
}

/** Drafts a new item of a list, or a new entry of a record. */
export async function draftAddition(editable: EditableConfig, addition: Addition): Promise<Draft | Refusal> {
  const { path, key, value } = addition;
  const raw = rawPlaceOf(editable.config.value, path, editable.day);
  if (!raw) return draftField(editable, path, key === undefined ? [value] : { [key]: value });
  const place = await placeOf(editable, path);
  const at = place && (await listAt(editable, place, addition));
  const added = at && itemEdits(at, addition);
  if (!added) return computed(editable, path, place);
  const container = innerPath(raw);
  const index = rawPositionOf(raw.value, addition, editable.day);
  const isRecord = key !== undefined;
  return {
    path,
    edits: added,
    target: isRecord ? [...container, key] : container,
    expected: changedAt(editable.config.value, container, (whole) => withEntry(whole, index, { key, value })),
    ordered: isRecord ? container : undefined,
  };
}

/** The position in the whole list, or among all entries, before which something is added. */
export function rawPositionOf(container: unknown, { before }: Pick<Addition, 'before'>, day: string): number {
  const keys = Object.keys(Object(container));
  if (before === undefined) return keys.length;
  if (!Array.isArray(container)) return keys.indexOf(String(before));
  return Number(rawIndex(container, Number(before), day) ?? keys.length);
}

/** The code of a list, and the position in it. */
export interface ListPosition {
  readonly list: ElementList;
  readonly index: number;
}

/** Finds the list in the code that contains the item before which something is added. */
export async function listAt(
  editable: EditableConfig,
  place: Place,
  { path, before }: Pick<Addition, 'path' | 'before'>,
): Promise<ListPosition | undefined> {
  if (before !== undefined) {
    const slot = (await placeOf(editable, [...path, before]))?.chain[0]?.slot;
    const list = slot && elementsOf(slot.node.parent, slot.file);
    return list && { list, index: list.nodes.indexOf(slot.node) };
  }
  const { node, file } = place.value.range;
  const list =
    ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node) ? elementsOf(node, file) : undefined;
  return list && { list, index: list.nodes.length };
}

function itemEdits({ list, index }: ListPosition, addition: Addition): readonly TextEdit[] {
  const { path, key, value } = addition;
  const { code, imports } = codeFor(value, { path, file: list.file, neighbours: list.nodes });
  const inserted = insertElement(list, index, (context) => ({
    code: key === undefined ? printed(code, context) : printedField(key, code, context),
  }));
  return [...imports, ...inserted];
}
