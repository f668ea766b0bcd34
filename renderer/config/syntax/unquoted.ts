/** Finds values without quotation marks, and numbers that are written otherwise, around a position at which the compiler stopped. */
import type { SyntaxPosition } from './position.ts';
import type { SyntaxText } from './syntax-text.ts';

const NAME = String.raw`(?:[A-Za-z_$][\w$]*|'[^'\n]*'|"[^"\n]*")`;
const FIELD = String.raw`${NAME}\s*:`;

/** The characters between the start of a value and the position: it follows a field name, a bracket or another text. */
const START = new RegExp(String.raw`(?:${FIELD}|[([]|['"],)\s*([^'"\`{}[\]()]*)$`);

/** The same for a value that begins its line. */
const LINE_START = /^\s*([^'"`{}[\]():]*)$/;

const NEXT_FIELD = new RegExp(String.raw`(?:^|,\s+)${FIELD}\s*`);

/** The characters up to the end of a value: a mark whose counterpart is missing, a comma, a bracket or the line. */
const REST = new RegExp(
  String.raw`^([^'"\`{}[\]()]*?)(?:(['"])(?=\s*(?:[,)\]}]|$))|(?=,?\s*$|(?:,\s*|\s+)//|,\s+(?:${FIELD}|['"{[])|\s*[)\]}]))`,
);

/** A value of the owner without its quotation marks, or without the first of them. */
export interface Unquoted {
  readonly value: string;
  /** The characters to replace: the value, and the mark at its end if it has one. */
  readonly text: string;
}

/** Returns the whole value around a position, unless it may be code. */
export function unquotedAt(before: string, after: string): Unquoted | undefined {
  const [, end, mark = ''] = REST.exec(after) ?? [];
  const line = mark === '' ? undefined : LINE_START.exec(before)?.[1];
  const start = START.exec(before)?.[1]?.split(NEXT_FIELD).at(-1)?.trimStart() ?? line;
  if (start === undefined || end === undefined) return undefined;
  const value = (start + end).trim();
  // A mark at the end shows that any characters are text.
  return (mark !== '' && value !== '') || isText(value)
    ? { value, text: mark === '' ? value : start + end + mark }
    : undefined;
}

/** Whether a value is text: several words, an amount, a time, a date or an address. Code may be a name or a number. */
const isText = (value: string): boolean =>
  /[\p{L}\d]/u.test(value) &&
  !/^[\w$]+\s*\?|\s[\w$]+\s*:|[;=]/.test(value) &&
  /[\p{L}\d]\s+[\p{L}\d£+–-]|[£€%–/:]|\d\p{L}|^[0+]\d|\d[-.]\d/u.test(value);

/** 'latitude: 54,3268' and 'minimumAge: 5+', which the compiler reads as two values or a sum. */
export function brokenNumber({ before }: SyntaxPosition): SyntaxText | undefined {
  const [, whole, decimals] = /:\s*(-?\d+),(\d+)\s*$/.exec(before) ?? [];
  if (whole !== undefined)
    return { message: `“${whole},${decimals}” has a comma in place of a point.`, help: `Write ${whole}.${decimals}` };
  const [, number, sign] = /:\s*(\d+)\s*([+-])\s*$/.exec(before) ?? [];
  return number === undefined
    ? undefined
    : {
        message: `“${number}${sign}” is neither a number nor text in quotation marks.`,
        help: `Write ${number}, or '${number}${sign}' if text belongs here.`,
      };
}
