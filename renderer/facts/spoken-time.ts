/** Times of day as sentences state them: 'half past eight', '5pm', 'six in the evening', '19:30'. */

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR = String.raw`(?:\d{1,2}|${HOURS.join('|')})`;
const OTHER_UNIT = String.raw`(?!\d|[:.]\d|[%-]| ?(?:%|per ?cent|min|hour|hr|day|week|month|year|session|visit|people|patient|client|step|mile|metre|review|or more)| (?:of|to \w+ (?:day|week|month|year|minute|hour)))`;

const MINUTES: Readonly<Record<string, number>> = { five: 5, ten: 10, quarter: 15, twenty: 20, 'twenty-five': 25 };
const PART_OF_HOUR = '(?:(?:a )?quarter|twenty-five|twenty|five|ten)';
/** 'five thirty' */
const MINUTES_AFTER: Readonly<Record<string, number>> = { fifteen: 15, thirty: 30, 'forty-five': 45 };
const AFTER_HOUR = `(?:${Object.keys(MINUTES_AFTER).join('|')})`;
const BEFORE = String.raw`(?<![\w£€$.:-])`;
const CLOCK = String.raw`(?:(?:half(?: past)?|${PART_OF_HOUR} (?:past|to)) ${HOUR}|(?:${HOURS.join('|')}) ${AFTER_HOUR}|${HOUR}(?:[:.][0-5]\d)?(?: ?[ap]\.?m\b| o'clock)?|noon|midday|midnight)(?![a-z])`;
const PART_OF_DAY = '(?: (?:in the (?:morning|afternoon|evening)|at night))?';

/** The source of a pattern for one time of day. It has no groups. */
export const TIME = `${BEFORE}${CLOCK}${OTHER_UNIT}${PART_OF_DAY}`;

/** The source of a pattern for two times with a hyphen, '9-5.30', with a group for each. */
export const TIME_RANGE = `${BEFORE}(${CLOCK})-(${CLOCK}${OTHER_UNIT}${PART_OF_DAY})`;

const NOON = 720;
const HALF_DAY = 720;

/** Returns the minutes after midnight that a time can mean: 'six' → 360 and 1080, '6pm' → 1080. */
export function minutesOfTime(text: string): readonly number[] {
  if (/^(?:noon|midday)/.test(text)) return [NOON];
  if (text.startsWith('midnight')) return [2 * HALF_DAY];
  const match = new RegExp(
    `^(half(?: past)?|${PART_OF_HOUR} (?:past|to))? ?(${HOUR})(?:[:.](\\d\\d)| (${AFTER_HOUR}))?`,
  ).exec(text);
  if (!match) return [];
  const [, part, hourText = '', minuteText, minuteWords = ''] = match;
  const hour = /^\d/.test(hourText) ? Number(hourText) : HOURS.indexOf(hourText) + 1;
  if (hour > 24) return [];
  const minute = minuteText === undefined ? (MINUTES_AFTER[minuteWords] ?? minuteOf(part)) : Number(minuteText);
  if (isOf24Hours(text, hour)) return [hour * 60 + minute];
  const early = (hour % 12) * 60 + minute;
  const late = early + HALF_DAY;
  if (/ ?a\.?m|in the morning/.test(text)) return [early];
  if (/ ?p\.?m|afternoon|evening|at night/.test(text)) return [late];
  return hour === 12 ? [late] : [early, late];
}

const minuteOf = (part = ''): number => {
  if (part.startsWith('half')) return 30;
  const minutes = MINUTES[part.replace(/^a /, '').replace(/ (?:past|to)$/, '')] ?? 0;
  return part.endsWith(' to') ? -minutes : minutes;
};

/** '19:30', '09:00', '10:00'; '5:30' can be in the afternoon. */
const isOf24Hours = (text: string, hour: number): boolean =>
  hour > 12 || /^0\d/.test(text) || (hour >= 10 && /^\d\d:\d\d(?! ?[ap])/.test(text));
