import { type Parsed, type ParseOptions, parse } from './parse.ts';
import { sharedSchema } from './shared-schema.ts';

/** Returns a function that parses a config as it is on a day. All days share one schema. */
export function dayParser(raw: unknown, { overrides }: Pick<ParseOptions, 'overrides'>): (day: string) => Parsed {
  const schemaFor = sharedSchema();
  return (day) => parse(raw, { overrides, day, schemaFor });
}
