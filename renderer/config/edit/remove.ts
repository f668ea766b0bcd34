import { ts } from 'ts-morph';
import { type ConfigPath, formatPath } from '../../core/finding.ts';
import type { Recorded } from '../locate/instrument.ts';
import type { Draft } from './draft.ts';
import type { EditableConfig } from './editable.ts';
import { elementsOf } from './elements.ts';
import type { ListPosition } from './insert.ts';
import { computed } from './origin.ts';
import { placeOf } from './place.ts';
import { changedAt, rawPlaceOf, withoutKey } from './raw.ts';
import type { Refusal } from './refusal.ts';
import { removeElement } from './remove-element.ts';

/** Drafts the removal of a field, an item of a list or an entry of a record, with its annotations. */
export async function draftRemoval(editable: EditableConfig, path: ConfigPath): Promise<Draft | Refusal> {
  const raw = rawPlaceOf(editable.config.value, path, editable.day);
  if (!raw) return { message: `There is no “${formatPath(path)}” to remove.` };
  const place = await placeOf(editable, path);
  const position = positionOf(place?.chain[0]?.slot);
  const edits = position && removeElement(position.list, position.index);
  if (!edits) return computed(editable, path, place);
  const [container, key = ''] = [raw.outer.slice(0, -1), raw.outer.at(-1)];
  const isItem = typeof path.at(-1) === 'number';
  return {
    path,
    edits,
    target: isItem ? container : raw.outer,
    expected: changedAt(editable.config.value, container, (whole) => withoutKey(whole, key)),
  };
}

/** Finds the element that puts a value into its list or object. Of the arguments of a call, only the last can be removed. */
export function positionOf(slot: Recorded | undefined): ListPosition | undefined {
  if (!slot) return undefined;
  const { parent } = slot.node;
  const list = elementsOf(parent, slot.file);
  const index = list?.nodes.indexOf(slot.node) ?? -1;
  if (!list || index < 0 || (ts.isCallExpression(parent) && index < list.nodes.length - 1)) return undefined;
  return { list, index };
}
