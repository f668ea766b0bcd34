/** Values of the owner’s own config for a field that is missing. */
import type { ConfigPath } from '../../core/finding.ts';
import { capitalised } from '../../core/wording.ts';
import { codeOf } from '../code-of.ts';
import type { FieldNote } from '../field-notes.ts';
import { fits, type Slot } from '../repair/slot.ts';
import { valueAtPath } from '../value-at.ts';

/** A short value of the same field elsewhere, as code: the duration of another treatment, the button of another department. */
export function valueElsewhere(slot: Slot, config: unknown): string | undefined {
  const named = nameOfEntry(slot);
  if (named !== undefined) return named;
  const codes = valuesElsewhere(config, slot, config).flatMap((value) =>
    isShort(value) ? [codeOf(Array.isArray(value) ? value.slice(0, 1) : value)] : [],
  );
  return codes.find((code) => !code.includes('…') && code.length <= MAX_CODE);
}

const MAX_CODE = 80;

/** Short enough for a line, and without characters that need an escape. */
const isShort = (value: unknown): boolean => typeof value !== 'string' || /^[^'\\\n]{1,40}$/.test(value);

/** No two entries have the same name or anchor: 'Border form' of 'border-form'. */
function nameOfEntry({ path, variable }: Slot): string | undefined {
  const [entry, field] = path.slice(-2);
  if (typeof entry !== 'string' || !variable.includes(path.length - 2) || entry.startsWith('/')) return undefined;
  if (field === 'anchor') return codeOf(entry);
  return field === 'name' ? codeOf(capitalised(entry.replace(/[-_]/g, ' '))) : undefined;
}

/** The values at all paths that differ only in the names of entries and the positions in lists. */
function valuesElsewhere(value: unknown, slot: Slot, config: unknown, depth = 0): readonly unknown[] {
  const [key] = slot.path.slice(depth);
  if (key === undefined) return value === undefined ? [] : [value];
  if (kindOf(value) !== kindOf(valueAtPath(config, slot.path.slice(0, depth))) && depth > 0) return [];
  const keys = slot.variable.includes(depth) ? Object.keys(asObject(value)) : [key];
  return keys.flatMap((name) => valuesElsewhere(valueAtPath(value, [name]), slot, config, depth + 1));
}

/** The kind of a section. */
const kindOf = (value: unknown): unknown => valueAtPath(value, ['kind']);

/** A name that the field can take: that of the same field elsewhere, an image that no page shows yet, never the icon if possible. */
export function ownName(
  path: ConfigPath,
  { part, example }: FieldNote,
  { config, elsewhere }: { readonly config: unknown; readonly elsewhere: string | undefined },
): string | undefined {
  if (part === undefined) return undefined;
  const names = Object.keys(asObject(valueAtPath(config, [part])));
  const field = String(path.at(-1)).toLowerCase();
  const preferred =
    part === 'images'
      ? [names.find((name) => field.startsWith(name.toLowerCase())), names.find((name) => !isUsed(name, config, part))]
      : names.filter((name) => [elsewhere, example].includes(`'${name}'`));
  const icon = valueAtPath(config, ['icon']);
  const name = [...preferred, ...names.filter((one) => one !== icon), ...names].find((one) => one !== undefined);
  return name === undefined ? undefined : `'${name}'`;
}

/** Whether a part of the config contains a name, apart from the one that declares it. */
const isUsed = (name: string, config: unknown, declaredIn: string): boolean =>
  Object.entries(asObject(config)).some(([key, part]) => key !== declaredIn && contains(part, name));

const contains = (value: unknown, text: string): boolean =>
  value === text || Object.values(asObject(value)).some((inner) => contains(inner, text));

/** Whether a part of the config may be empty, and nothing refers to an entry of it. */
export const canBeEmpty = (slot: Slot, missingPaths: readonly (string | undefined)[]): boolean =>
  slot.path.length === 1 &&
  fits(slot, {}) &&
  !missingPaths.some((missing) => missing?.startsWith(`${String(slot.path[0])}.`));

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
