const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['a', 1],
]);

/** One word of a number, for use in a pattern. */
export const NUMBER_WORDS = `(?:a(?= hundred| thousand)|${[...UNITS, ...TENS].sort((a, b) => b.length - a.length).join('|')}|hundred|thousand)`;
/** 'Two million': the word before it is not a number of its own. */
const NO_MILLIONS = '(?! (?:million|billion|trillion))';
/** A number in words below a million, for use in a pattern: 'two hundred and fifty', 'twenty-four'; 'ten and twenty' are two. */
export const NUMBER_IN_WORDS = `${NUMBER_WORDS}(?:[ -](?:(?<=hundred |thousand )and )?${NUMBER_WORDS})*${NO_MILLIONS}`;
/** A number below a hundred in words, for use in a pattern: 'seven', 'twenty-four'. */
export const SHORT_NUMBER_IN_WORDS = `${NUMBER_WORDS}(?:-${NUMBER_WORDS})?`;

/** A number in figures or in words, for use in a pattern: '1,740', '250', 'two hundred and fifty'. */
export const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+|\\d+|${NUMBER_IN_WORDS})`;
/** The same for small numbers, of which a few words are enough: '36', 'twenty-four'. */
export const SHORT_NUMBER = `(?:\\d{1,3}|${SHORT_NUMBER_IN_WORDS})`;

/** One of something or a number of it, for use in a pattern: 'an', 'two', '3'. */
export const A_NUMBER = `(?:an?|${NUMBER_WORDS}|\\d+)`;

/** 'two hundred and fifty' → 250, 'twenty-four' → 24. Returns `undefined` if a word is not a number. */
export function numberFromWords(text: string): number | undefined {
  let total = 0;
  let part = 0;
  for (const word of text.split(/[ -]+/).filter((each) => each !== 'and' && each !== '')) {
    const value = VALUES.get(word);
    if (value !== undefined) part += value;
    else if (word === 'hundred') part = (part || 1) * 100;
    else if (word === 'thousand') {
      total += (part || 1) * 1000;
      part = 0;
    } else return undefined;
  }
  return text.trim() === '' ? undefined : total + part;
}

/** '24' → 24, 'twenty-four' → 24. Returns `undefined` if the text is neither a number in figures nor one in words. */
export const writtenNumber = (text = ''): number | undefined =>
  /^\d/.test(text) ? Number(text) : numberFromWords(text);

/** Writes a number in figures or in words, like another one: 3 like 'four' → 'three'. From twenty on, always in figures. */
export const numberLike = (number: number, written: string): string =>
  /^\d/.test(written) ? `${number}` : (UNITS[number] ?? `${number}`);

/** 'a third' → 33.3% */
export const PERCENT_OF_FRACTION: Readonly<Record<string, number>> = {
  half: 50,
  third: 100 / 3,
  quarter: 25,
  fifth: 20,
  tenth: 10,
};

const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1]),
  ...'first second third fourth fifth sixth seventh eighth ninth'
    .split(' ')
    .map((word, index): [string, number] => [`twenty-${word}`, index + 21]),
  ['thirtieth', 30],
  ['thirty-first', 31],
]);

/** The days of a month in words, for use in a pattern: 'thirtieth', 'twenty-first'. */
export const ORDINAL_WORDS = [...ORDINALS.keys()].toReversed().join('|');

/** 'thirty-first' → 31; `undefined` for any other text. */
export const ordinalFromWords = (text: string): number | undefined => ORDINALS.get(text);
