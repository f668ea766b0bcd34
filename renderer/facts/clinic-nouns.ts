/** What a clinic calls itself, for use in a pattern: a salon and a studio are meant wherever a practice is. */
export const CLINIC_NOUN = '(?:clinic|practice|surgery|salon|studio|centre|shop)';

/** What has opening hours and answers the telephone. */
export const CLINIC_OR_DESK = `(?:${CLINIC_NOUN}|doors?|reception|desk)`;
