import { fieldNames, schemaAt } from '../config/edit/index.ts';
import type { Parsed } from '../config/parse.ts';
import { valueAtPath } from '../config/value-at.ts';
import type { ConfigPath } from '../core/finding.ts';
import { readMarks, withMark } from './changed-values.ts';
import type { Influence } from './influences.ts';
import { type Probe, withValues } from './probes.ts';
import type { TextPart } from './text-parts.ts';

/** Returns a probe for each text that a section may have and does not: pages may show a default in its place. */
export function defaultProbes({ schema, plainConfig }: Parsed, section: ConfigPath): readonly Probe[] {
  const [field, value] = [schemaAt(schema, plainConfig, section), valueAtPath(plainConfig, section)];
  if (!field || typeof value !== 'object' || value === null) return [];
  return fieldNames(field.schema, value).flatMap((name, number): readonly Probe[] => {
    const [path, text] = [[...section, name], withMark('x', number)];
    const isPossible =
      !Object.hasOwn(value, name) &&
      schema.safeParse(withValues(plainConfig, [[path, text]]), { jitless: true }).success;
    return isPossible ? [{ number, source: { kind: 'value', path }, value: text, isMarked: false }] : [];
  });
}

/** Returns the parts of a text in which one that no value contains is the default of a field that takes its place. */
export const withDefaults = (
  text: string,
  parts: readonly TextPart[],
  influences: readonly Influence[],
): readonly TextPart[] =>
  parts.map((part) => {
    const words = text.slice(part.at, part.at + part.length);
    const [field] = influences.filter(
      ({ probe, after = '' }) =>
        readMarks(after).marks.some(({ number }) => number === probe.number) && !after.includes(words),
    );
    return part.kind === 'tool' && field ? { ...part, kind: 'default', sources: [field.probe.source] } : part;
  });
