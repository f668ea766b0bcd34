/** Times of day as sentences state them: 'half past eight', '5pm', 'six in the evening', '19:30'. */

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR = String.raw`(?:\d{1,2}|${HOURS.join('|')})`;
const OTHER_UNIT = String.raw`(?!\d|[:.]\d|[%-]| ?(?:%|per ?cent|min|hour|hr|day|week|month|year|session|visit|people|patient|client|step|mile|metre|review|or more)| (?:of|to \w+ (?:day|week|month|year|minute|hour)))`;

/** The source of a pattern for one time of day. It has no groups. */
export const TIME = String.raw`(?<![\w£€$.:-])(?:(?:half past|(?:a )?quarter past|(?:a )?quarter to) ${HOUR}|${HOUR}(?:[:.][0-5]\d)?(?: ?[ap]\.?m\b| o'clock)?|noon|midday|midnight)(?![a-z])${OTHER_UNIT}(?: (?:in the (?:morning|afternoon|evening)|at night))?`;

const NOON = 720;
const HALF_DAY = 720;

/** Returns the minutes after midnight that a time can mean: 'six' → 360 and 1080, '6pm' → 1080. */
export function minutesOfTime(text: string): readonly number[] {
  if (/^(?:noon|midday)/.test(text)) return [NOON];
  if (text.startsWith('midnight')) return [2 * HALF_DAY];
  const match = new RegExp(`^(?:a )?(half past|quarter past|quarter to)? ?(${HOUR})(?:[:.](\\d\\d))?`).exec(text);
  if (!match) return [];
  const [, part, hourText = '', minuteText] = match;
  const hour = /^\d/.test(hourText) ? Number(hourText) : HOURS.indexOf(hourText) + 1;
  if (hour > 24) return [];
  const minute = minuteText === undefined ? minuteOf(part) : Number(minuteText);
  if (isOf24Hours(text, hour)) return [hour * 60 + minute];
  const early = (hour % 12) * 60 + minute;
  const late = early + HALF_DAY;
  if (/ ?a\.?m|in the morning/.test(text)) return [early];
  if (/ ?p\.?m|afternoon|evening|at night/.test(text)) return [late];
  return hour === 12 ? [late] : [early, late];
}

const minuteOf = (part: string | undefined): number => {
  if (part === 'half past') return 30;
  if (part === 'quarter past') return 15;
  return part === 'quarter to' ? -15 : 0;
};

/** '19:30', '09:00', '10:00'; '5:30' can be in the afternoon. */
const isOf24Hours = (text: string, hour: number): boolean =>
  hour > 12 || /^0\d/.test(text) || (hour >= 10 && /^\d\d:\d\d(?! ?[ap])/.test(text));
