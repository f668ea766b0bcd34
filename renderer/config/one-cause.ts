import { z } from 'zod';
import { type ConfigPath, type Finding, formatPath } from '../core/finding.ts';
import { withDaysTogether } from './missing-days.ts';
import { slotAt, structureOfValue } from './repair/slot.ts';
import type { Schema } from './structure.ts';
import { valueAtPath } from './value-at.ts';

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
  return [
    ...withDaysTogether(withoutLetters(problems, context.config)).filter(({ path = [] }) => !isBelow(path)),
    ...misplaced.values(),
  ];
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

/**
 * people('jo', 'kim') spreads the letters of “kim” into the section, as fields 0, 1 and 2, in the place of its title. The
 * missing list is the mistake.
 */
function withoutLetters(problems: readonly Finding[], config: unknown): readonly Finding[] {
  const letters = problems.filter(isLetter(config));
  const sections = new Set(letters.map(({ path = [] }) => formatPath(path.slice(0, -1))));
  return problems.filter(
    (problem) =>
      !letters.includes(problem) &&
      !(problem.rule === 'config/missing' && sections.has(formatPath((problem.path ?? []).slice(0, -1)))),
  );
}

const isLetter =
  (config: unknown) =>
  ({ rule, path = [] }: Finding): boolean => {
    if (rule !== 'config/unknown-key' || path[0] !== 'pages' || !/^\d+$/.test(String(path.at(-1)))) return false;
    const letter = valueAtPath(config, path);
    return typeof letter === 'string' && [...letter].length === 1;
  };
