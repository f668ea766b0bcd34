/** “Physio” and “chiro” are short for the person and for the treatment: 'our physio, Ann' and 'physio after an operation'. */

const SHORT = /^(?:physio|chiro)$/;

/** 'our physio', 'the second physio', 'a sports physio', 'every bit as much a physio' */
const DETERMINED = /\b(?:an?|our|the|your|my|his|her|their|this|another|each|every|which) (?:[a-z-]+ ){0,2}$/;
/** The name of a person directly before a comma: 'Ann Fox, physio' */
const APPOSED = /\p{L}, (?:[a-z-]+ ){0,2}$/u;
/** 'a physio room', 'a physio and massage clinic' and 'the physio that we offer' name a treatment. */
const ENDS_NOUN =
  /^(?:$|[^\p{L}\d -]| (?:with|who|whom|for|from|by|as|is|was|has|will|can|does|sees|treats|and (?:an?|our|the)|to (?:see|ask|ring|call|meet))\b)/u;

/** True if the short form is a treatment in a sentence, and no person. */
export const isTreatmentInSentence = (word: string, before: string, after: string): boolean =>
  SHORT.test(word) && !((DETERMINED.test(before) || APPOSED.test(before)) && ENDS_NOUN.test(after));

/** 'Sports physio and massage therapist' is a person; a noun after the short form shows that it is the work: 'Physio manager'. */
const ENDS_TITLE = /^ *(?:$|[,;&/(–—-]|(?:and|or|with|for|in|at|to)\b)/;

/** True if the short form is a treatment in the title of a job: 'Physio receptionist'. */
export const isTreatmentInTitle = (word: string, after: string): boolean => SHORT.test(word) && !ENDS_TITLE.test(after);
