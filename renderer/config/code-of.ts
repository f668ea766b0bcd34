import { straight } from './syntax/quote-fix.ts';
import { isPlainObject } from './variants.ts';

/** A value as code, if it is short. */
export function codeOf(value: unknown): string {
  if (typeof value === 'string') return value.length > MAX_SHOWN ? "'…'" : straight(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return listCode(value);
  if (!isPlainObject(value)) return '…';
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${codeOf(field)}`);
  return fields.length > MAX_FIELDS ? '{ … }' : `{ ${fields.join(', ')} }`;
}

function listCode(values: readonly unknown[]): string {
  const items = values.map(codeOf);
  const isShort = values.every((value) => typeof value !== 'object') && items.join().length <= MAX_SHOWN;
  return isShort ? `[${items.join(', ')}]` : '[ … ]';
}

const MAX_SHOWN = 60;
/** A change has three fields. */
const MAX_FIELDS = 3;
