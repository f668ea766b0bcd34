import { type ConfigPath, formatPath } from '../../core/finding.ts';
import { type Schema, structureOf } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';
import type { Refusal } from './refusal.ts';
import { branchesOf, fieldNames, type ReadConfig, schemaAt } from './schema-at.ts';

/** A single value was typed for a list, or for a value with fields or entries: the one that is meant is inside. */
export function refuseGroup(
  { schema, plainConfig }: ReadConfig,
  path: ConfigPath,
  fits: (inner: ConfigPath) => boolean,
): Refusal {
  const name = formatPath(path);
  const value = valueAtPath(plainConfig, path);
  const field = schemaAt(schema, plainConfig, path)?.schema;
  const keys = [...Object.keys(Object(value)), ...(field ? fieldNames(field, value) : [])];
  const example = keys.map((key): ConfigPath => [...path, key]).find(fits) ?? firstSingle(plainConfig, path);
  const toSet = example && `set one of its values, such as ${formatPath(example)}`;
  if (field && isList(field) && value === undefined)
    return { message: `“${name}” is a list, not a single value.`, help: `Write its items like '[{ … }, { … }]'.` };
  if (field && isList(field))
    return {
      message: `“${name}” is a list, not a single value.`,
      help: `To add to it, use “npx site add ${name}”${toSet ? `; or ${toSet}` : ''}.`,
    };
  return {
    message: `“${name}” is not a single value.`,
    help: toSet ? `${toSet.replace(/^s/, 'S')}.` : `To add to it, use “npx site add ${name}.NAME”.`,
  };
}

/** A new address was typed for a page. No command writes it, because addresses are in links and texts, too. */
export function refuseNewAddress([part, route]: ConfigPath, text: string): Refusal | undefined {
  if (part !== 'routes' || !/^\/\S*$/.test(text)) return undefined;
  return {
    message: 'No command changes the address of a page.',
    help: `In the file, write '${text}' instead of '${route}' in “routes”, in “pages” and in every link; “npx site check” lists those that are left. Then keep the old address for other sites: npx site add alias ${route} page=${text} index=false.`,
  };
}

/** Returns the path of the first single value inside a value; `undefined` if it is empty. */
function firstSingle(config: unknown, path: ConfigPath): ConfigPath | undefined {
  const value = valueAtPath(config, path);
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) return path;
  const key = Object.keys(value).find((name) => name !== 'kind');
  return key === undefined ? undefined : firstSingle(config, [...path, key]);
}

const isList = (schema: Schema): boolean => branchesOf(schema).some((branch) => structureOf(branch).kind === 'items');
