import { NUMBER_IN_WORDS, numberFromWords } from '../../../facts/number-words.ts';

const IN_WORDS = new RegExp(
  String.raw`\b${NUMBER_IN_WORDS}\b(?=[ -](?:and a|h|m|x|visits|sessions|appointments|to|or))`,
  'g',
);

const PART: Readonly<Record<string, number>> = { half: 30, quarter: 15, 'three quarters': 45 };
const QUARTERS: Readonly<Record<string, string>> = { half: '.5', quarter: '.25', 'three quarters': '.75' };
const SIGNS: Readonly<Record<string, string>> = {
  '½': '.5',
  '1/2': '.5',
  '¼': '.25',
  '1/4': '.25',
  '¾': '.75',
  '3/4': '.75',
};

/** 'about 45 minutes' and '45 min max' promise as much as '45 minutes'. */
const ROUGHLY =
  /^(?:(?:about|around|approx(?:imately|\.)?|circa|ca?\.|roughly|up to|max(?:imum|\.)?)(?= |\d)|[~≈])\s*|[ ,]+(?:approx(?:imately|\.)?|max(?:imum|\.)?|or so)$/g;

/** Whether a duration is only about right: 'about 45 min'. */
export const isRough = (text: string): boolean => text.trim().toLowerCase().search(ROUGHLY) >= 0;

/** 'about half an hour' → '30 min', 'one and a half hours' → '1.5 hours', '1½ h' → '1.5 h', '1:30' → '1 h 30 min'. */
export const inFigures = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(ROUGHLY, '')
    .replace(/[ -](?:long )?(?:session|appointment|visit|treatment|consultation|slot)$/, '')
    .replace(/^(?:an?|1) hour and an? (half|quarter)$/, (_, part: string) => `1${QUARTERS[part] ?? ''} hours`)
    .replace(
      /^(?:an? |1 )?(half|quarter|three quarters)(?: an| a| of an|[ -]an?)?[ -]hour$/,
      (_, part: string) => `${PART[part] ?? ''} min`,
    )
    .replace(IN_WORDS, (words) => String(numberFromWords(words) ?? words))
    .replace(/\b(?:an|one)\b/, '1')
    .replace(/(\d) and an? (half|quarter)(?= h)/, (_, digit: string, part: string) => digit + (QUARTERS[part] ?? ''))
    .replace(
      /(\d*) ?(½|¼|¾|\b(?:1\/2|1\/4|3\/4)\b)/,
      (_, digit: string, sign: string) => `${digit || '0'}${SIGNS[sign] ?? ''}`,
    )
    .replace(/(\d),(\d+)(?= ?h)/, '$1.$2')
    .replace(/^(\d):(\d\d)(?: ?h(?:ours?|rs?)?)?$/, '$1h $2min')
    .replace(/(\d) ?h(?:rs?|ours?)? ?(\d+)$/, '$1h $2min')
    .replace(/(\d) ?['′]$/, '$1min')
    .replace(/(\d)-(?=[hm])/, '$1 ');

/** '1h 30min', '90 minutes': hours, minutes or both. */
export const UNITS =
  /^(?:(\d+(?:\.(?:25|5|75))?) ?h(?:(?:ou)?rs?)?\.?)?(?:[ ,]*(?:and )?(\d+) ?m(?:in(?:ute)?s?|n)?)?\.?$/i;

/** '45 min' → 45; `undefined` for other words, and for 0. */
export function minutesOf(text: string): number | undefined {
  const [match, hours = 0, minutes = 0] = UNITS.exec(text.trim()) ?? [];
  return match ? Number(hours) * 60 + Number(minutes) || undefined : undefined;
}

export const durationText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours}h` : '', rest > 0 ? `${rest}min` : ''].filter(Boolean).join(' ');
};
