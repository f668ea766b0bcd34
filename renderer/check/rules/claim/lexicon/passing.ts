/** What passes: side effects, healing, and the usual course of an illness, which are no effect of a treatment. */
import { ALL_MEDICINE_NAMES } from './medicines.ts';
import { namesIllness, namesTreatment } from './subjects.ts';

/** Preparation, side effects and healing, which are no effect of the treatment. */
export const PASSING =
  /\b(?:anaesthe\w+|sedat\w+|numb(?:ness|ing|ed)|(?:is|are|be|feels?) numb|vaccin\w+|immunity|(?<!skin )boosters?|lamps?|drops|creams?|painkillers?|tablets?|medicines?|insulin|inhalers?|sprays?|antidepressants?|antihistamines?|wounds?|sockets?|stitches|heal\w*|recover\w*|red|redness|bruis\w*|swell\w*|swollen|puff\w*|peel\w*|blister\w*|scabs?|wheals?|hives|crusts?|frosting|tender\w*|sore\w*|itch\w*|bleed\w*|sting\w*|burn\w*|tingl\w*|drows\w*|dizz\w*|blur\w*|pregnan\w+|seasons?|heat|cycles?|phases?|periods?|life|lives|cement|withdrawal|waiting|certificates?|licen[cs]es?|guarantees?|warrant\w+)\b/;

/** The usual course of an illness, or of what follows a treatment. */
export const USUAL =
  /\b(?:usually|often|normally|mostly|generally|typically|sometimes|rarely|seldom|mainly|tends?|likely|as a rule|at first|for a while|may|might|can|could|some)\b/;
/** A sentence about any of a kind: 'A blister heals within a week.' */
export const ANY_OF_A_KIND =
  /^\W*(?:an?|most|half of (?:all )?) (?!of (?:our|my)\b|clients?\b|patients?\b|people (?:feel|see|notice|sleep)\b)/;

/** True if the clause is about what passes after a treatment, or about an illness and not about its treatment. */
export const isPassing = (text: string): boolean =>
  (PASSING.test(text) && !/^\W*our\b/.test(text)) ||
  namesMedicine(text) ||
  ((USUAL.test(text) || ANY_OF_A_KIND.test(text)) && namesIllness(text) && !namesTreatment(text));

export const namesMedicine = (text: string): boolean =>
  ALL_MEDICINE_NAMES.some(({ words }) => words.some((pattern) => text.search(pattern) >= 0));
