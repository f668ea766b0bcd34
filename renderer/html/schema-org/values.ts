import { isA, type Vocabulary } from './vocabulary.ts';

/** The forms of the data types that are written as strings (https://schema.org/DataType). */
const FORMS: Readonly<Record<string, (text: string) => boolean>> = {
  Text: () => true,
  URL: (text) => URL.canParse(text),
  Number: (text) => text.trim() !== '' && Number.isFinite(Number(text)),
  Date: (text) => /^\d{4}(?:-\d\d(?:-\d\d)?)?$/.test(text),
  DateTime: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?$/.test(text),
  Time: (text) => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-]\d\d:\d\d)?$/.test(text),
  Boolean: (text) => /^(?:https?:\/\/schema\.org\/)?(?:True|False)$/.test(text),
};

/** 'https://schema.org/Monday' → 'Monday' */
const memberName = (text: string): string => text.replace(/^https?:\/\/schema\.org\//, '');

/**
 * Returns `true` if a string, a number or a boolean can be a value of one of these types. schema.org tolerates a string
 * instead of an object; search engines mostly ignore it.
 */
export function isLiteralOf(value: unknown, ranges: readonly string[], vocabulary: Vocabulary): boolean {
  const isBelow = (type: string) => (range: string) => isA(range, type, vocabulary);
  if (typeof value === 'boolean') return ranges.some(isBelow('Boolean'));
  if (typeof value === 'number') return Number.isFinite(value) && ranges.some(isBelow('Number'));
  if (typeof value !== 'string') return false;
  const member = vocabulary.members.get(memberName(value)) ?? [];
  return ranges.some(
    (range) =>
      member.some((type) => isA(type, range, vocabulary)) ||
      // A type such as https://schema.org/Dentist may be named instead of described.
      (range === 'Class' && vocabulary.types.has(memberName(value))) ||
      // Anything can be named by its address, such as the page of a breadcrumb.
      (range === 'Thing' && URL.canParse(value)) ||
      formOf(range, vocabulary)?.(value),
  );
}

/** A type below another has its form: an Integer is written like a Number. URL is below Text, but has a form of its own. */
function formOf(range: string, vocabulary: Vocabulary): ((text: string) => boolean) | undefined {
  const own = FORMS[range];
  if (own) return own;
  const above = vocabulary.types.get(range)?.above ?? [];
  return above.map((type) => formOf(type, vocabulary)).find(Boolean);
}
