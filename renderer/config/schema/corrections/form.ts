import type { Correct, Correction } from './correction.ts';

/** Explains a value that is not text: a number, a list of texts, or an object. */
export function correctForm(
  value: unknown,
  accepts: (text: string) => boolean,
  correct: Correct | undefined,
): Correction {
  if (typeof value === 'number')
    return { ...helpFor(String(value), accepts, correct), reason: 'it is not in quotation marks' };
  if (Array.isArray(value)) {
    const texts = value.filter((item) => typeof item === 'string');
    const isWhole = texts.length === value.length && texts.length > 0;
    const joined = isWhole ? helpForTexts(texts, accepts, correct) : {};
    return { ...joined, reason: 'it is a list, but one text belongs here' };
  }
  if (value === null) return { reason: 'it is null, which is no value' };
  if (value instanceof Date && !Number.isNaN(value.getTime()))
    return { ...helpFor(value.toISOString().slice(0, 10), accepts, correct), reason: 'it is code in place of a text' };
  if (typeof value !== 'object') return {};
  const texts = Object.values(value).filter((item) => typeof item === 'string');
  return { ...helpForTexts(texts, accepts, correct), reason: 'it is an object, but one text belongs here' };
}

/** Several values of a day, or the two ends of one: ['09:00', '17:00'], { open: '09:00', close: '17:00' }. */
function helpForTexts(
  texts: readonly string[],
  accepts: (text: string) => boolean,
  correct: Correct | undefined,
): Pick<Correction, 'help'> {
  const range = texts.join('–');
  return texts.length === 2 && accepts(range)
    ? { help: `Write '${range}'.` }
    : helpFor(texts.join(', '), accepts, correct);
}

/** Returns what to write instead of the text, if that is known. */
function helpFor(
  text: string,
  accepts: (text: string) => boolean,
  correct: Correct | undefined,
): Pick<Correction, 'help'> {
  if (accepts(text)) return { help: `Write '${text}'.` };
  const { instead, help } = correct?.(text) ?? {};
  if (instead !== undefined) return { help: `Write '${instead}'.` };
  return help === undefined ? {} : { help };
}
