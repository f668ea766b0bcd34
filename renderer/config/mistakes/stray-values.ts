import { z } from 'zod';
import { type ConfigPath, type Finding, formatPath } from '../../core/finding.ts';
import { groupBy } from '../../core/group-by.ts';
import { codeOf } from '../code-of.ts';
import { noteAt } from '../field-notes.ts';
import { configError } from '../issues/config-error.ts';
import { fits, slotAt, structureOfValue } from '../repair/slot.ts';
import type { Schema } from '../structure.ts';
import { straight } from '../syntax/quote-fix.ts';
import { valueAtPath } from '../value-at.ts';

interface Context {
  readonly schema: Schema;
  readonly config: unknown;
}

/**
 * Explains values without the name of a field. closing('Book', 'Choose a time') spreads the letters of the second text
 * into the section, as fields 0, 1 and 2.
 */
export function withoutStrays(problems: readonly Finding[], context: Context): readonly Finding[] {
  const strays = groupBy(problems.filter(isStray), parentOf);
  if (strays.size === 0) return problems;
  const others = problems.filter((problem) => !isStray(problem));
  const explained = [...strays].flatMap(([parent, found]) => {
    const beside = others.filter((problem) => parentOf(problem) === parent);
    // people('jo', 'kim'): the missing list is the mistake.
    if (beside.some(({ rule }) => rule !== 'config/missing')) return [];
    return strayFinding(found[0]?.path?.slice(0, -1) ?? [], context);
  });
  const isConsequence = (problem: Finding) => problem.rule === 'config/missing' && strays.has(parentOf(problem));
  return [...others.filter((problem) => !isConsequence(problem)), ...explained];
}

const isStray = ({ rule, path = [] }: Finding): boolean =>
  rule === 'config/unknown-key' && /^\d+$/.test(String(path.at(-1)));

const parentOf = ({ path = [] }: Finding): string => formatPath(path.slice(0, -1));

function strayFinding(path: ConfigPath, context: Context): Finding {
  const value = valueAtPath(context.config, path);
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const strays = fields.flatMap(([key, stray]) => (/^\d+$/.test(key) ? [stray] : []));
  const isNamed = ([key, one]: readonly [string, unknown]) => !/^\d+$/.test(key) && key !== 'kind' && one !== undefined;
  const kind = valueAtPath(value, ['kind']);
  if (typeof kind === 'string' && lettersOf(strays) === undefined && !fields.some(isNamed))
    return listFinding(kind, strays, path, context);
  const text = textOf(strays);
  const field = fieldFor(text, path, context);
  const shown = typeof text === 'string' ? straight(text) : '…';
  return configError(
    'config/type',
    typeof text === 'string' ? `“${text}” has no field name here.` : 'A value has no field name here.',
    path,
    field === undefined
      ? 'There is no field left for it: join it with the text before it, or remove it.'
      : `Write it in braces, after the name of its field: { ${field}: ${shown} }.`,
  );
}

/** programmes(['running'], { title: 'After a break' }): the function passes over what follows the list. */
function listFinding(name: string, list: readonly unknown[], path: ConfigPath, context: Context): Finding {
  const field = fieldFor(list, path, context);
  const example = noteAt(path, context.config)?.example ?? '';
  const help =
    field === undefined
      ? `Remove the list${example.includes('{') ? `, and keep what is in braces, as in ${example}` : `, as in ${example}`}.`
      : `Write the list in the braces, after the name of its field: ${name}({ ${field}: ${codeOf(list)}, … }).`;
  return configError(
    'config/type',
    `${name}() begins with a list, although all its values belong in braces.`,
    path,
    help,
  );
}

/** The text whose letters were spread; `undefined` if the values are no letters. */
export const lettersOf = (strays: readonly unknown[]): string | undefined =>
  strays.every((stray) => typeof stray === 'string' && [...stray].length === 1) ? strays.join('') : undefined;

/** The text whose letters were spread, or the single value. */
const textOf = (strays: readonly unknown[]): unknown =>
  lettersOf(strays) ?? (strays.length > 1 ? undefined : strays[0]);

/** The first field without a value that can have this one; one that is required comes first. */
function fieldFor(value: unknown, path: ConfigPath, { schema, config }: Context): string | undefined {
  const slot = slotAt(schema, path, config);
  const below = slot && structureOfValue(slot.schema, valueAtPath(config, path));
  if (below?.kind !== 'fields' || value === undefined) return undefined;
  const free = [...below.fields].filter(
    ([name, field]) => valueAtPath(config, [...path, name]) === undefined && fits({ schema: field }, value),
  );
  const [name] = free.find(([, field]) => !(field instanceof z.ZodOptional)) ?? free[0] ?? [];
  return name;
}
