import { type ConfigPath, type Finding, formatPath, replacing } from '../../core/finding.ts';
import { nearest } from '../../facts/nearest.ts';
import { isField, noteAt } from '../field-notes.ts';
import { insteadOfAbsent } from '../mistakes/absent.ts';
import { renamedTo } from '../mistakes/renamed.ts';
import { severalMeant, synonymOf } from '../mistakes/synonyms.ts';
import { suggestion } from '../schema/suggestion.ts';
import { atName, configError, renamed } from './config-error.ts';

interface FieldNames {
  /** The fields of the schema, separated by spaces: see `shape`. */
  readonly known: string;
  /** The object of the owner. */
  readonly object: unknown;
}

/** Reports a field that the schema does not have. It can be renamed if no other field has the right name already. */
export function unknownKey(key: string, { known, object }: FieldNames, parent: ConfigPath): Finding {
  const fields = new Set(known.split(' '));
  const path = [...parent, key];
  const isFree = (name: string) => !Object.hasOwn(Object(object), name);
  const rename = (name: string) => (isFree(name) ? replacing(key, name) : {});
  const placeOf = (name: string) => ({ missingPath: formatPath([...parent, name]) });
  const unknown = (help: string | undefined) =>
    atName(configError('config/unknown-key', `Unknown field “${key}”.`, path, help));
  const current = renamedTo(key, fields);
  if (current !== undefined) return { ...atName(renamed(key, current, path)), ...rename(current), ...placeOf(current) };
  const absent = insteadOfAbsent(key) ?? severalMeant(key, fields, object);
  if (absent !== undefined) return unknown(absent);
  const synonym = synonymOf(key, fields);
  if (synonym !== undefined && isFree(synonym))
    return { ...unknown(`Did you mean “${synonym}”?`), ...rename(synonym), ...placeOf(synonym) };
  if (synonym !== undefined) return unknown(`“${synonym}” is there already: change its value, and remove this line.`);
  const similar = nearest(key, fields);
  if (similar?.near && !isFree(similar.name) && isField(key)) return unknown(ofOtherParts(key, path, fields));
  return {
    ...unknown(suggestion(key, fields)),
    ...(similar?.clear ? rename(similar.name) : {}),
    ...(similar?.near ? placeOf(similar.name) : {}),
  };
}

/** A field that only others have: `note` in a treatment, which has a note in each of its `packages`. */
function ofOtherParts(key: string, path: ConfigPath, fields: ReadonlySet<string>): string {
  const inner = [...fields].filter((name) => noteAt([...path.slice(0, -1), name, 0, key], undefined) !== undefined);
  return inner.length === 0
    ? `Remove it: “${key}” is a field of other parts of the config, and not of this one.`
    : `Move it into ${inner.map((name) => `“${name}”`).join(' or ')}, where it is a field of each item, or write it into another field.`;
}
