import { counted } from '../core/wording.ts';

/** Keeps a telephone number, or the words of a link to it, on one line (html-validate's `tel-non-breaking`). */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * '01632 960123' → '+441632960123' (RFC 3966 requires the global form; a leading 0 is the national prefix in Britain).
 */
export const internationalNumber = (phone: string): string => phone.replaceAll(' ', '').replace(/^0/, '+44');

/** The value of a booking link for which clients call the clinic. */
export const BY_PHONE = 'phone';

/** The country code or prefix of a number that is also written with the national zero: '+44 (0)', '0044 (0)'. */
const WITH_ZERO = /^(?:\(\+?|00|\+)(44|353)\)?\s*\(0\)\s*/;

/** '+44 (0)1473 210987' → '+44 1473 210987', '01473-210-987' → '01473 210 987'. */
export const tidyPhone = (text: string): string =>
  text
    .trim()
    .replace(WITH_ZERO, '+$1 ')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/[().\s‐‑–/-]+/g, ' ')
    .trim();

/** The digits of a British number after its country code or its zero. */
const BRITISH_DIGITS = 10;

/**
 * The British area codes some of whose numbers have nine digits: Ofcom, National Telephone Numbering Plan. 0800 numbers,
 * too, have nine or ten.
 */
const SHORT_CODES =
  /^(?:1(?:204|208|254|276|29[78]|36[34]|38[46]|404|420|46[01]|480|488|52[47]|56[26]|606|629|635|647|659|69[57]|726|744|750|768|827|837|884|90[05]|935|94[69]|963|995)|800)/;

/** Why nobody can dial a number: 'it has a digit too many'; `undefined` for a valid number. */
export function phoneProblem(phone: string): string | undefined {
  const dialled = internationalNumber(phone);
  const [, british] = /^\+44(\d+)$/.exec(dialled) ?? [];
  if (british === undefined || british.startsWith('0'))
    // E.164: at most 15 digits, not starting with zero.
    return british === undefined && /^\+[1-9]\d{6,14}$/.test(dialled) ? undefined : `it would dial ${dialled}`;
  const surplus = british.length - BRITISH_DIGITS;
  if (surplus === 0 || (surplus === -1 && SHORT_CODES.test(british))) return undefined;
  const digits = Math.abs(surplus) === 1 ? 'a digit' : counted(Math.abs(surplus), 'digit');
  return `it has ${digits} too ${surplus > 0 ? 'many' : 'few'}`;
}
