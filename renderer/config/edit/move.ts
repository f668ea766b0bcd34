import { type ConfigPath, formatPath } from '../../core/finding.ts';
import type { Draft } from './draft.ts';
import type { EditableConfig } from './editable.ts';
import { regionOf } from './elements.ts';
import { type ListPosition, listAt, rawPositionOf } from './insert.ts';
import { insertElement, type Render } from './insert-element.ts';
import { computed } from './origin.ts';
import { placeOf } from './place.ts';
import { changedAt, innerPath, type RawPath, rawPlaceOf, valueAtRaw, withEntry, withoutKey } from './raw.ts';
import type { Refusal } from './refusal.ts';
import { positionOf } from './remove.ts';
import { removeElement } from './remove-element.ts';
import { indentAt, lineStartsIn } from './style.ts';

/** The destination of a move: before an item of a list or an entry of a record, or the end. */
export interface Destination {
  /** The path of the list or record. */
  readonly path: ConfigPath;
  readonly before?: string | number | undefined;
}

/** Drafts the move of an item of a list, such as a section, or of an entry of a record. */
export async function draftMove(editable: EditableConfig, from: ConfigPath, to: Destination): Promise<Draft | Refusal> {
  const { config, day } = editable;
  const [moved, target] = [rawPlaceOf(config.value, from, day), rawPlaceOf(config.value, to.path, day)];
  if (!moved || !target) return { message: `There is no “${formatPath(moved ? to.path : from)}”.` };
  const place = await placeOf(editable, from);
  const position = positionOf(place?.chain[0]?.slot);
  const container = await placeOf(editable, to.path);
  const into = container && (await listAt(editable, container, to));
  if (!position || !into) return computed(editable, position ? to.path : from, position ? container : place);
  if (position.list.file !== into.list.file) return inOtherFile(from);
  const removed = removeElement(position.list, position.index);
  const edits = [...insertElement(into.list, into.index, verbatim(position)), ...(removed ?? [])];
  const index = rawPositionOf(target.value, to, day);
  const [expected, ordered] = movedRoot(config.value, { from: moved.outer, to: innerPath(target), index });
  return { path: from, edits, expected, target: ordered, ordered };
}

const inOtherFile = (from: ConfigPath): Refusal => ({
  message: `“${formatPath(from)}” and its new position are in different files, which import different names.`,
  help: 'Move it by hand in the files.',
});

/** The element as it was typed, with its comments. */
function verbatim({ list, index }: ListPosition): Render {
  return ({ indent }) => {
    const region = regionOf(list, index);
    if (!region) return { code: '' };
    const { text } = list.file;
    const was = indentAt(list.file, region.start);
    const lines = lineStartsIn(list.file, { start: region.start, end: region.node.end });
    const cuts = [region.start, ...lines, region.node.end];
    const code = cuts.slice(0, -1).map((start, at) => {
      const line = text.slice(start, cuts[at + 1]);
      return at > 0 && line.startsWith(was) ? indent + line.slice(was.length) : line;
    });
    const comment = text.slice(region.comma === undefined ? region.node.end : region.comma + 1, region.end);
    return { code: code.join(''), ...(comment.trim() === '' ? {} : { comment }) };
  };
}

interface Move {
  readonly from: RawPath;
  readonly to: RawPath;
  readonly index: number;
}

/** Returns the config after a move, and the keys to the list or record that it is moved to. */
function movedRoot(root: unknown, { from, to, index }: Move): readonly [unknown, RawPath] {
  const [container, key = ''] = [from.slice(0, -1), from.at(-1)];
  const value = valueAtRaw(root, from);
  const isList = Array.isArray(valueAtRaw(root, to));
  const isSame = container.join('\n') === to.join('\n');
  const change = (whole: unknown) => {
    const keys = Object.keys(Object(whole));
    // The item is removed first, so those after it move up.
    const shift = isSame && keys.indexOf(key) < index ? 1 : 0;
    return withEntry(isSame ? withoutKey(whole, key) : whole, index - shift, isList ? { value } : { key, value });
  };
  if (isSame) return [changedAt(root, to, change), to];
  const without = changedAt(root, container, (whole) => withoutKey(whole, key));
  return [changedAt(without, to, change), to];
}
