import { parseDate } from '../facts/date.ts';
import { valueAtPath } from './value-at.ts';

/** The keys of the value inside an annotation. */
type InnerKeys = readonly [string, ...string[]];

/** Reads a string or a name of a config: while values are located, they contain markers. */
type ReadText = (text: string) => string;

export type Fields = { readonly [key: string]: unknown };

export const isPlainObject = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * Returns the keys of the value inside an annotation; if the value changes, those of its value on the day. Returns
 * `'absent'` if the value does not exist on that day, and `undefined` if there is no annotation.
 * @param day '2027-04-01'; '' for the day before all changes
 */
export function innerKeys(value: Fields, day: string, read: ReadText = asWritten): InnerKeys | 'absent' | undefined {
  if ('$standIn' in value) return ['$standIn'];
  if ('$accept' in value) return ['$accept'];
  if ('$during' in value) return isOn(value, day, read) ? ['$during'] : 'absent';
  if (!('$dated' in value)) return undefined;
  const changes: readonly unknown[] = Array.isArray(value.changes) ? value.changes : [];
  const index = changes.findLastIndex((change) => isOn(change, day, read));
  return index < 0 ? ['$dated'] : ['changes', String(index), 'value'];
}

const asWritten: ReadText = (text) => text;

/** A period that cannot be read lasts always: a value that is absent would not be reported, and would never appear. */
function isOn(days: unknown, day: string, read: ReadText): boolean {
  if (!isPlainObject(days)) return false;
  const dayIn = (key: string) => {
    const text = Object.entries(days).find(([name]) => read(name) === key)?.[1];
    return typeof text === 'string' ? read(text) : undefined;
  };
  const [from, until] = [dayIn('from'), dayIn('until')];
  const isReadable = [from, until].every((each) => each === undefined || parseDate(each) !== undefined);
  if (!isReadable || (from !== undefined && until !== undefined && until < from)) return true;
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}

/** The deepest allowed nesting; the config language needs less than a third of it. */
export const MAX_DEPTH = 50;

/** Returns a value without the annotations around it, and whether it is absent on the day. */
export function valueOnDay(
  annotated: unknown,
  day: string,
  read: ReadText = asWritten,
): { readonly value?: unknown; readonly isAbsent: boolean } {
  let value = annotated;
  for (let depth = 0; depth < MAX_DEPTH && isPlainObject(value); depth += 1) {
    const keys = innerKeys(value, day, read);
    if (keys === 'absent') return { isAbsent: true };
    if (!keys) break;
    value = valueAtPath(value, keys);
  }
  return { value, isAbsent: false };
}
