import { z } from 'zod';
import { type ConfigPath, type Finding, formatPath } from '../../core/finding.ts';
import { slotAt, structureOfValue } from '../repair/slot.ts';
import type { Schema } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';
import { withDaysTogether } from './missing-days.ts';
import { withoutStrays } from './stray-values.ts';

interface Context {
  readonly schema: Schema;
  readonly config: unknown;
}

/** Replaces the findings that one mistake causes in an entry or a section by one that names the mistake. */
export function withOneCause(problems: readonly Finding[], context: Context): readonly Finding[] {
  const misplaced = new Map(
    [...parentsOfUnknown(problems)].flatMap(([key, path]) => {
      const finding = misplacedEntry(path, context);
      return finding ? [[key, finding] as const] : [];
    }),
  );
  const isBelow = (path: ConfigPath) => path.some((_, index) => misplaced.has(formatPath(path.slice(0, index + 1))));
  const explained = [
    ...withDaysTogether(withoutStrays(problems, context)).filter(({ path = [] }) => !isBelow(path)),
    ...misplaced.values(),
  ];
  // A config that cannot be read must never be without a finding.
  return explained.length > 0 ? explained : problems;
}

/** The objects with unknown fields, by their paths as text. */
function parentsOfUnknown(problems: readonly Finding[]): ReadonlyMap<string, ConfigPath> {
  const unknown = problems.filter(({ rule, path = [] }) => rule === 'config/unknown-key' && path.length > 2);
  return new Map(unknown.map(({ path = [] }) => [formatPath(path.slice(0, -1)), path.slice(0, -1)]));
}

/** An entry whose fields are those of another part: a treatment in `categories`. */
function misplacedEntry(path: ConfigPath, { schema, config }: Context): Finding | undefined {
  const [part, name, ...inner] = path;
  const value = valueAtPath(config, path);
  if (part === undefined || inner.length > 0 || typeof value !== 'object' || value === null) return undefined;
  const parts = structureOfValue(schema, config);
  if (parts.kind !== 'fields' || entryFields(schema, [part], value, config) === undefined) return undefined;
  const [target, another] = [...parts.fields.keys()].filter(
    (other) => other !== part && isWholeEntry(entryFields(schema, [other], value, config), value),
  );
  if (target === undefined || another !== undefined) return undefined;
  return {
    rule: 'config/unknown-key',
    severity: 'error',
    message: `“${name}” is in “${part}”, but it has the fields of an entry of “${target}”.`,
    help: `Cut the whole entry, from its name to the comma after its closing brace, and paste it into “${target}”.`,
    path,
    part: 'name',
    missingPath: formatPath([target, String(name)]),
  };
}

type FieldSchemas = ReadonlyMap<string, Schema> | undefined;

/** The fields of an entry in a part such as `catalogue`. */
function entryFields(schema: Schema, part: ConfigPath, value: object, config: unknown): FieldSchemas {
  const slot = slotAt(schema, part, config);
  const below = slot && structureOfValue(slot.schema, {});
  const entry = below?.kind === 'entries' ? structureOfValue(below.entry, value) : undefined;
  return entry?.kind === 'fields' ? entry.fields : undefined;
}

/** Whether an object has only fields of a kind of entry, and all that the kind requires. */
const isWholeEntry = (fields: FieldSchemas, value: object): boolean =>
  fields !== undefined &&
  Object.keys(value).length > 1 &&
  Object.keys(value).every((key) => fields.has(key)) &&
  [...fields].every(([key, field]) => field instanceof z.ZodOptional || Object.hasOwn(value, key));
