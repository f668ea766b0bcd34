import { kindOf, schemaAt, type ValueKind } from '../config/edit/index.ts';
import type { Parsed } from '../config/parse.ts';
import { valueAtPath } from '../config/value-at.ts';
import type { TextSource } from './probes.ts';

/** Returns what a source is for its owner: a price, a date. A passage of a file has no kind. */
export function kindOfSource(source: TextSource, { schema, plainConfig }: Parsed): ValueKind | 'document' | undefined {
  if (source.kind !== 'value') return source.kind === 'document' ? 'document' : undefined;
  const field = schemaAt(schema, plainConfig, source.path);
  return field && kindOf(field.schema, valueAtPath(plainConfig, source.path));
}
