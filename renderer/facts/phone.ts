/** Keeps a telephone number, or the words of a link to it, on one line (html-validate's `tel-non-breaking`). */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * '01632 960123' → '+441632960123' (RFC 3966 requires the global form; a leading 0 is the national prefix in Britain).
 */
export const internationalNumber = (phone: string): string => phone.replaceAll(' ', '').replace(/^0/, '+44');

/** The value of a booking link for which clients call the clinic. */
export const BY_PHONE = 'phone';
