import { type Finding, formatPath } from '../../core/finding.ts';
import { listed } from '../../core/wording.ts';
import { slotAt, structureOfValue } from '../repair/slot.ts';
import type { Schema } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';
import { isPlainObject } from '../variants.ts';

interface Context {
  readonly schema: Schema;
  readonly config: unknown;
}

/** Explains a missing field that is among the figures of its entry: `figures: { price: '£44' }`. */
export function explainInFigures(finding: Finding, { schema, config }: Context): Finding {
  const missing = finding.missingPath?.split('.') ?? [];
  const entry = missing.slice(0, -1);
  const figures = valueAtPath(config, [...entry, 'figures']);
  if (entry.length < 2 || !isPlainObject(figures) || figures[missing.at(-1) ?? ''] === undefined) return finding;
  const below = slotAt(schema, entry, config);
  const fields = below && structureOfValue(below.schema, valueAtPath(config, entry));
  const names = Object.keys(figures).filter(
    (name) =>
      fields?.kind === 'fields' && fields.fields.has(name) && valueAtPath(config, [...entry, name]) === undefined,
  );
  if (names.length === 0) return finding;
  const [are, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return {
    ...finding,
    help: `${listed(names.map((name) => `“${name}”`))} ${are} inside “figures”. Move ${them} out of its braces, beside “figures”.`,
    // All of them are one mistake.
    missingPath: formatPath([...entry, 'figures']),
  };
}
