import { type ConfigPath, type Finding, formatPath } from '../../core/finding.ts';
import { groupBy } from '../../core/group-by.ts';
import { configError } from '../issues/config-error.ts';
import { fits, slotAt } from '../repair/slot.ts';
import type { Schema } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';
import { exchangedValues } from './exchanged-values.ts';

interface Context {
  readonly schema: Schema;
  readonly config: unknown;
}

/** Replaces the problems of two fields with each other’s value by one: `price: '30min', duration: '£90'`. */
export function withExchangedFields(problems: readonly Finding[], context: Context): readonly Finding[] {
  const beside = groupBy(problems.filter(isAboutValue), ({ path = [] }) => formatPath(path.slice(0, -1)));
  const replaced = new Map<Finding, readonly Finding[]>();
  for (const group of beside.values()) {
    const [pair] = group.flatMap((one, index) =>
      group.slice(index + 1).flatMap((other) => (areExchanged(one, other, context) ? [[one, other] as const] : [])),
    );
    if (!pair) continue;
    replaced.set(pair[0], [exchanged(pair[0], pair[1], context)]);
    replaced.set(pair[1], []);
  }
  return problems.flatMap((problem) => replaced.get(problem) ?? [problem]);
}

const isAboutValue = ({ path, part, missingPath }: Finding): boolean =>
  typeof path?.at(-1) === 'string' && part === undefined && missingPath === undefined;

function areExchanged({ path = [] }: Finding, { path: other = [] }: Finding, { schema, config }: Context): boolean {
  const [slot, otherSlot] = [slotAt(schema, path, config), slotAt(schema, other, config)];
  const [value, otherValue] = [valueAtPath(config, path), valueAtPath(config, other)];
  if (!slot || !otherSlot || value === undefined || otherValue === undefined || value === otherValue) return false;
  return fits(slot, otherValue) && fits(otherSlot, value);
}

function exchanged({ path = [] }: Finding, { path: other = [] }: Finding, { config }: Context): Finding {
  const fieldAt = (at: ConfigPath) => [String(at.at(-1)), valueAtPath(config, at)] as const;
  const { message, help } = exchangedValues(fieldAt(path), fieldAt(other));
  return configError('config/type', message, path, help);
}
