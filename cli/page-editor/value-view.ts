import {
  type Description,
  describe,
  type EditableConfig,
  fieldNames,
  kindOf,
  schemaAt,
} from '../../renderer/config/edit/index.ts';
import { ownName, subjectOf } from '../../renderer/config/naming/subject.ts';
import { keysOf, valueAtPath } from '../../renderer/config/value-at.ts';
import type { ConfigPath } from '../../renderer/core/finding.ts';
import { shortened, valueText } from '../edit/summary.ts';
import { type ImageView, imageBehind } from './image-view.ts';
import { type ItemPosition, positionsOf } from './item-positions.ts';

/** A value as the editor displays it, with everything that its field needs. */
export interface ValueView
  extends Pick<
    Description,
    'path' | 'isSet' | 'isOptional' | 'kind' | 'meaning' | 'example' | 'choices' | 'annotations'
  > {
  readonly label: string;
  /** The value as it is typed into a field. */
  readonly text: string;
  readonly where?: string | undefined;
  /** The code that computes the value, if it was not typed. */
  readonly computedBy?: string | undefined;
  /** The paths of other values that are written in the same place. */
  readonly sharedWith: readonly ConfigPath[];
  /** The values inside of it; `undefined` for a single value. */
  readonly parts?: readonly PartView[] | undefined;
  /** The lists and records that it is in, the innermost first. */
  readonly positions: readonly ItemPosition[];
  /** Whether items can be added to it. */
  readonly canGrow: boolean;
  /** The image that it belongs to, or that it names. */
  readonly image?: ImageView | undefined;
}

/** A value inside of another one. */
interface PartView {
  readonly path: ConfigPath;
  readonly name: string;
  readonly text: string;
  readonly isSet: boolean;
}

/** Describes a value; `undefined` if the config language has no such value. */
export async function valueView(editable: EditableConfig, path: ConfigPath): Promise<ValueView | undefined> {
  const { plainConfig } = editable.parsed();
  if (path.length === 0) return wholeSite(editable);
  const found = await describe(editable, path);
  if (!found) return undefined;
  const { origin, value, annotations } = found;
  const { isSet, isOptional, kind, meaning, example, choices } = found;
  return {
    ...{ path, isSet, isOptional, kind, meaning, example, choices, annotations },
    label: subjectOf(path, plainConfig),
    text: typeof value === 'object' || value === undefined ? '' : String(value),
    where: origin && `${origin.location.file}:${origin.location.line}`,
    computedBy: origin?.isComputed ? origin.code : undefined,
    sharedWith: origin?.sharedWith ?? [],
    parts: STRUCTURES.has(kind) ? partsOf(editable, path) : undefined,
    positions: positionsOf(plainConfig, path),
    canGrow: kind === 'list' || kind === 'record',
    image: imageBehind(editable, path),
  };
}

const STRUCTURES: ReadonlySet<string> = new Set(['list', 'record', 'section', 'fields']);

function wholeSite(editable: EditableConfig): ValueView {
  return {
    ...{ path: [], isSet: true, isOptional: false, kind: 'fields', choices: [], annotations: [] },
    ...{ label: 'The whole site', text: '', sharedWith: [], positions: [], canGrow: false },
    parts: partsOf(editable, []),
  };
}

/** The entries of a list or record, or the fields of an object: those that are set come first. */
function partsOf(editable: EditableConfig, path: ConfigPath): readonly PartView[] {
  const { schema, plainConfig } = editable.parsed();
  const value = valueAtPath(plainConfig, path);
  const isList = Array.isArray(value);
  const keys = keysOf(value);
  const field = path.length === 0 ? { schema } : schemaAt(schema, plainConfig, path);
  const names = field && !isList && kindOf(field.schema, value) !== 'record' ? fieldNames(field.schema, value) : [];
  const unset = names.filter((name) => !keys.includes(name));
  return [...keys.filter((key) => key !== 'kind'), ...unset].map((key) => {
    const part = valueAtPath(value, [key]);
    return {
      path: [...path, key],
      name: isList ? `${Number(key) + 1}` : String(key),
      text: part === undefined ? '' : partText(part, plainConfig),
      isSet: part !== undefined,
    };
  });
}

/** A value on one line; an object without a name is described by what it contains. */
function partText(part: unknown, plainConfig: unknown): string {
  const name = nameOf(part, plainConfig);
  if (name !== undefined) return name;
  if (typeof part !== 'object' || part === null) return valueText(part);
  const names = Object.entries(part).map(
    ([key, inner]) => nameOf(inner, plainConfig) ?? (Array.isArray(part) ? valueText(inner) : key),
  );
  return names.length === 0 ? 'empty' : shortened(names.join(', '));
}

/** An object is recognised by its name, or by what kind of section it is. */
function nameOf(part: unknown, plainConfig: unknown): string | undefined {
  const kind = valueAtPath(part, ['kind']);
  const name = typeof part === 'string' ? ownName(valueAtPath(plainConfig, ['people', part])) : ownName(part);
  return [kind, name].filter((one) => typeof one === 'string').join(': ') || undefined;
}
