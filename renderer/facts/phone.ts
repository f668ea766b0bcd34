/** Keeps a telephone number, or the words of a link to it, on one line (html-validate's `tel-non-breaking`). */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * '01632 960123' → '+441632960123' (RFC 3966 requires the global form; a leading 0 is the national prefix in Britain).
 */
export const internationalNumber = (phone: string): string => phone.replaceAll(' ', '').replace(/^0/, '+44');

/**
 * Returns whether a British number has 11 digits with its first 0; some that begin with 01 or 08 have 10 (Ofcom, National
 * Telephone Numbering Plan). Numbers of other countries are not known.
 */
export function hasAllDigits(phone: string): boolean {
  const [, national = ''] = /^\+44(\d+)$/.exec(internationalNumber(phone)) ?? [];
  return national === '' || national.length === 10 || (national.length === 9 && /^[18]/.test(national));
}

/** The value of a booking link for which clients call the clinic. */
export const BY_PHONE = 'phone';
