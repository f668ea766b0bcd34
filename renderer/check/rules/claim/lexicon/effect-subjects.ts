import type { WordContext } from './lexicon.ts';
import { ALL_MEDICINE_NAMES } from './medicines.ts';
import { clauseBefore, isPronoun, namesDevice, namesIllness, namesTreatment } from './subjects.ts';

/** What a treatment is for, as the subject of a clause. */
const EFFECT =
  /\b(?:results?|effects?|benefits?|relief|glow|boost|improvements?|differences?|changes?|lift|shade|colour|tan|tint|curl|curls|lamination|manicure|polish|smoothness|whiteness|freshness|comfort|calm|calmness|energy|mobility|softness|protection|volume|lashes|brows|skin|smile)\b/;
const APPOINTMENT =
  /\b(?:courses?|programmes?|sessions?|appointments?|visits?|consultations?|calls?|class(?:es)?|lessons?|training|workshops?|vouchers?|cards?|offers?|packages?|plans?|memberships?|gift|assessments?|exam\w*|tests?|checks?|stays?|operations?|surgery|procedures?)\b/;
/** Preparation, side effects and healing, which are no effect of the treatment. */
const PASSING =
  /\b(?:anaesthe\w+|sedat\w+|numb\w*|vaccin\w+|immunity|boosters?|drops|creams?|painkillers?|tablets?|medicines?|wounds?|sockets?|stitches|heal\w*|recover\w*|red|redness|bruis\w*|swell\w*|swollen|puff\w*|peel\w*|tender\w*|sore\w*|itch\w*|bleed\w*|sting\w*|burn\w*|tingl\w*|drows\w*|dizz\w*|blur\w*|pregnan\w+|seasons?|heat|cycles?|phases?|periods?|life|lives|cement|growth|withdrawal|waiting|certificates?|licen[cs]es?|guarantees?|warrant\w+)\b/;

/** 'Please stay away for two days if you have a cold' */
const STAYS_AWAY = /\b(?:you|we|they|who|please|should|must|people|children|dogs?|cats?|staff)\b/;

/** True if an effect of the treatment is what shows or lasts. */
export function isEffectSubject(context: WordContext): boolean {
  const { word, before, previous } = context;
  const clause = clauseBefore(context);
  if (word.startsWith('lasting') || /^(?:instant|immediate|overnight)/.test(word)) return true;
  if (/^[a-z]+ away\b/.test(word)) return clause.trim() !== '' && !STAYS_AWAY.test(clause);
  if (word.startsWith('protect')) return !/\b(?:vaccin\w+|immunity|boosters?)\b/.test(clause);
  if (word.startsWith('last')) return isLastingEffect(word, clause, { before, previous });
  if (/\b(?:sessions?|treatments?|visits?|applications?|injections?|doses?|massages?|facials?)$/.test(word))
    return true;
  const subject = isPronoun(clause) ? previous : clause;
  return !PASSING.test(subject) && !namesMedicine(subject) && !(namesIllness(subject) && !namesTreatment(subject));
}

function isLastingEffect(word: string, clause: string, { before, previous }: Pick<WordContext, 'before' | 'previous'>) {
  // 'the last two years', 'at last'
  if (/\b(?:the|at|these|those|in|over|for|within) $/.test(before) && !word.startsWith('lasts')) return false;
  const subject = isPronoun(clause) ? `${previous} ${clause}` : clause;
  if (PASSING.test(subject)) return false;
  if (EFFECT.test(subject) && !namesDevice(subject)) return true;
  if (/\b(?:minutes?|hours?|h)$/.test(word) || APPOINTMENT.test(subject)) return false;
  if (namesDevice(subject) || (namesIllness(subject) && !namesTreatment(subject))) return false;
  return (
    subject.trim() === '' ||
    isPronoun(clause) ||
    namesTreatment(subject) ||
    namesMedicine(subject) ||
    /\b(?:your|[a-z]{3,}ing)\b/.test(clause)
  );
}

const namesMedicine = (text: string): boolean =>
  ALL_MEDICINE_NAMES.some(({ words }) => words.some((pattern) => text.search(pattern) >= 0));
