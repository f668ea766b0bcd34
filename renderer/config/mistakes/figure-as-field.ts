import { type ConfigPath, type Finding, isBelow } from '../../core/finding.ts';
import { codeOf } from '../code-of.ts';
import { slotAt, structureOfValue } from '../repair/slot.ts';
import type { Schema } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';

interface Context {
  readonly problems: readonly Finding[];
  readonly schema: Schema;
  readonly config: unknown;
}

/** Explains an unknown field with a number, in an entry that can have figures: `term: '12 months'` of a programme. */
export function explainFigure(finding: Finding, path: ConfigPath, { problems, schema, config }: Context): Finding {
  const key = String(path.at(-1));
  const value = valueAtPath(config, path);
  if (typeof value !== 'string' || !/\d/.test(value) || !/^[a-z]\w*$/i.test(key)) return finding;
  const parent = path.slice(0, -1);
  // A missing field is more likely to be meant.
  if (problems.some(({ rule, path: at = [] }) => rule === 'config/missing' && isBelow(at, parent))) return finding;
  const slot = slotAt(schema, parent, config);
  const below = slot && structureOfValue(slot.schema, valueAtPath(config, parent));
  if (below?.kind !== 'fields' || !below.fields.has('figures')) return finding;
  return {
    ...finding,
    help: `If text quotes it, write it into “figures”: figures: { ${key}: ${codeOf(value)} }. ${finding.help ?? ''}`.trim(),
  };
}
