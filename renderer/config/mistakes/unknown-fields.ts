import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { type ConfigPath, type Finding, formatPath, replacing } from '../../core/finding.ts';
import { fits, slotAt, structureOfValue } from '../repair/slot.ts';
import type { Schema } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';
import { explainFigure } from './figure-as-field.ts';
import { quotedSynonym } from './synonyms.ts';

interface Context {
  readonly problems: readonly Finding[];
  readonly schema: Schema;
  readonly config: unknown;
}

/**
 * Explains an unknown field whose name resembles no other: it is in the wrong object, or it is the only field that is
 * missing beside it, under another name.
 */
export function explainUnknown(finding: Finding, context: Context): Finding {
  const { rule, path, missingPath } = finding;
  if (rule !== 'config/unknown-key' || !path) return finding;
  if (missingPath !== undefined) return insteadOfSimilar(finding, path, context);
  const place = placeOutside(path, context) ?? placeInside(path, context) ?? placeInPart(path, context);
  if (place) return { ...finding, help: place.help, missingPath: formatPath(place.path) };
  const meant = onlyMissing(path, context) ?? synonym(path, context);
  if (!meant) return explainFigure(finding, path, context);
  const key = String(path.at(-1));
  const missing = String(meant.path.at(-1));
  return {
    ...finding,
    help: `Did you mean “${missing}”?`,
    missingPath: formatPath(meant.path),
    // Any text fits a field for free text, so there the owner decides.
    ...(meant.isDistinctive ? replacing(key, missing) : {}),
  };
}

/** A required field that is missing is meant rather than an optional one with similar letters: `label` by `name`, not `note`. */
function insteadOfSimilar(finding: Finding, path: ConfigPath, context: Context): Finding {
  const { replacement, ...rest } = finding;
  const meant = onlyMissing(path, context);
  const isTypo = replacement !== undefined && distance(replacement.was, replacement.text) < 2;
  if (!meant || isTypo || finding.missingPath === formatPath(meant.path)) return finding;
  return { ...rest, help: `Did you mean “${meant.path.at(-1)}”?`, missingPath: formatPath(meant.path) };
}

interface Place {
  readonly path: ConfigPath;
  readonly help: string;
}

/** An object that ends too late contains what follows it: a treatment in the treatment before. */
function placeOutside(path: ConfigPath, { schema, config }: Context): Place | undefined {
  const key = String(path.at(-1));
  const depths = path.slice(0, -1).map((_, index, { length }) => length - 1 - index);
  for (const depth of depths) {
    const outer = path.slice(0, depth);
    const target = [...outer, key];
    if (
      valueAtPath(config, target) === undefined &&
      isAllowedIn(outer, { key, value: valueAtPath(config, path), schema, config })
    )
      return {
        path: target,
        help: `It belongs beside “${path[depth]}”, not inside it. Check the braces: the one that closes “${path[depth]}” is missing or comes too late.`,
      };
  }
  return undefined;
}

interface Field {
  readonly key: string;
  readonly value: unknown;
  readonly schema: Schema;
  readonly config: unknown;
}

function isAllowedIn(path: ConfigPath, { key, value, schema, config }: Field): boolean {
  const below = structureAt(schema, path, config);
  if (below?.kind === 'fields') {
    const field = below.fields.get(key);
    return field !== undefined && fits({ schema: field }, value);
  }
  if (below?.kind !== 'entries' || typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entry = structureOfValue(below.entry, value);
  const keys = Object.keys(value);
  return entry.kind === 'fields' && keys.length > 1 && keys.every((name) => entry.fields.has(name));
}

/** A field that exactly one neighbouring object has, or an entry that fits only there: `closures` beside `clinic`. */
function placeInside(path: ConfigPath, { schema, config }: Context): Place | undefined {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const around = structureAt(schema, parent, config);
  if (around?.kind !== 'fields') return undefined;
  const [inner, another] = [...around.fields.keys()].filter((name) => {
    const below = structureAt(schema, [...parent, name], config);
    if (below?.kind === 'fields') return below.fields.has(key);
    return isAllowedIn([...parent, name], { key, value: valueAtPath(config, path), schema, config });
  });
  if (inner === undefined || another !== undefined) return undefined;
  const target = [...parent, inner, key];
  const isFree = valueAtPath(config, [...parent, inner]) !== undefined && valueAtPath(config, target) === undefined;
  return isFree ? { path: target, help: `It belongs inside “${inner}”. Move it there.` } : undefined;
}

/** A field that exactly one part of the config has: `specialHours` in a treatment belongs in `clinic`. */
function placeInPart(path: ConfigPath, { schema, config }: Context): Place | undefined {
  const key = String(path.at(-1));
  const root = structureAt(schema, [], config);
  if (root?.kind !== 'fields' || path.length < 3) return undefined;
  const [part, another] = [...root.fields.keys()].filter(
    (name) =>
      structureAt(schema, [name], config)?.kind === 'fields' &&
      isAllowedIn([name], { key, value: valueAtPath(config, path), schema, config }),
  );
  if (part === undefined || another !== undefined || part === path[0] || valueAtPath(config, [part, key]) !== undefined)
    return undefined;
  return { path: [part, key], help: `It belongs in “${part}”. Move it there.` };
}

function structureAt(root: Schema, path: ConfigPath, config: unknown) {
  const slot = slotAt(root, path, config);
  return slot && structureOfValue(slot.schema, valueAtPath(config, path));
}

/** Returns the free field that has another word as its name, if the value fits there: `length` for `duration`. */
function synonym(path: ConfigPath, { schema, config }: Context) {
  const parent = path.slice(0, -1);
  const below = structureAt(schema, parent, config);
  if (below?.kind !== 'fields') return undefined;
  const name = quotedSynonym(String(path.at(-1)), new Set(below.fields.keys())) ?? '';
  const field = below.fields.get(name);
  const isFree = valueAtPath(config, [...parent, name]) === undefined;
  if (!field || !isFree || !fits({ schema: field }, valueAtPath(config, path))) return undefined;
  return { path: [...parent, name], isDistinctive: !fits({ schema: field }, 'Words') };
}

/** Returns the only field that is missing beside the only unknown field, if the value fits there: `cost` for `price`. */
function onlyMissing(path: ConfigPath, { problems, schema, config }: Context) {
  const parent = formatPath(path.slice(0, -1));
  const beside = problems.filter((one) => one.path && formatPath(one.path.slice(0, -1)) === parent);
  const unknown = beside.filter(({ rule }) => rule === 'config/unknown-key');
  const [missing, another] = beside.filter(
    ({ rule, missingPath, path: at = [] }) => rule === 'config/missing' && missingPath === formatPath(at),
  );
  if (unknown.length !== 1 || !missing?.path || another) return undefined;
  const slot = slotAt(schema, missing.path, config);
  if (!slot || slot.schema instanceof z.ZodOptional || !fits(slot, valueAtPath(config, path))) return undefined;
  return { path: missing.path, isDistinctive: !fits(slot, 'Words') };
}
