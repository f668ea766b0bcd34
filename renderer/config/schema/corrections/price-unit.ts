/** The units behind an amount that are often abbreviated, by the letters after “p” for “per”: '£54pp', '£300 pcm'. */
const AFTER_P: Readonly<Record<string, string>> = {
  p: 'person',
  h: 'hour',
  hr: 'hour',
  w: 'week',
  m: 'month',
  cm: 'month',
  a: 'year',
};

const SHORT: Readonly<Record<string, string>> = { hr: 'hour', wk: 'week', mth: 'month', mo: 'month', yr: 'year' };

const OFTEN: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
};

/** '£54pp' → '£54 per person', '£19 monthly' → '£19 per month', '£54 (per session)' → '£54 per session', '£60 per hr' → '£60 per hour'. */
export const withWholeUnit = (text: string): string =>
  text
    .trim()
    .replace(
      /(\d)\s*p[./]?(p|hr?|c?m|w|a)\.?$/i,
      (_, digit: string, letters: string) => `${digit} per ${AFTER_P[letters.toLowerCase()] ?? ''}`,
    )
    .replace(
      new RegExp(`(\\d) (${Object.keys(OFTEN).join('|')})$`, 'i'),
      (_, digit: string, often: string) => `${digit} per ${OFTEN[often.toLowerCase()] ?? ''}`,
    )
    .replace(/\s*\(((?:per|an?) [^()]+)\)$/i, ' $1')
    .replace(/\bfor (?:an?|one|each) (?=[a-z -]+$)/i, 'per ')
    .replace(
      /(per |an? |\/ ?)(hr|wk|mth|mo|yr)$/i,
      (_, per: string, unit: string) => per + (SHORT[unit.toLowerCase()] ?? ''),
    );

/** '£54–60 per session' → ' per session' */
export const unitIn = (text: string): string => {
  const [, unit] = /£?\d[\d.,]*\s+(?:per|an?) ([a-z]+)/i.exec(text) ?? [];
  return unit === undefined ? '' : ` per ${unit.toLowerCase()}`;
};
