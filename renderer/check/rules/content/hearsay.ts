/** What visitors have read or heard, or met elsewhere, and ask about: 'A friend told me that you close at four. Is that so?' */
import { isVisitorsQuestion, type PublicText } from '../public-texts/index.ts';

const REPORTED =
  /\b(?:says?|said|told|tells?|reads?|heard|hear|thought|claims?|claimed|writes?|wrote|according to|rumours?|true that)\b/;
/** 'My last dentist wanted a week’s notice', 'Other clinics charge after two days' */
const OTHERS =
  /\b(?:elsewhere|(?:my|our|the|an|a|some|most|many)? ?(?:old|last|other|another|previous|former|usual) (?:clinics?|practices?|surger(?:y|ies)|salons?|studios?|places?|ones?|physios?|dentists?|vets?|doctors?|nurses?|gps?|coach(?:es)?|[a-z]+(?:ists?|ians?|paths?))|(?:the|a) (?:clinic|practice|surgery|salon|studio|place) (?:next door|across|opposite|in|near|where|down|up|round)|next door)\b/;

/** Returns whether a sentence in the question of a visitor says what somebody else has said or asks for; the answer says what is true. */
export const isHearsay = (publicText: PublicText, sentence: string): boolean =>
  isVisitorsQuestion(publicText) && (REPORTED.test(sentence) || OTHERS.test(sentence));
