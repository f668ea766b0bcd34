/** 'The relief lasts for six months': how long an effect lasts, and not an appointment or a device. */
import { clauseBefore, isPronoun } from './clauses.ts';
import { isSourced } from './effect-context.ts';
import { DURATION } from './effect-times.ts';
import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { namesMedicine, PASSING } from './passing.ts';
import { namesDevice, namesIllness, namesTreatment } from './subjects.ts';

/** What a treatment is for, as the subject of a clause. */
const EFFECT =
  /\b(?:results?|effects?|benefits?|relief|glow|boost|improvements?|differences?|changes?|lift|shade|colour|tan|tint|curl|curls|lamination|manicure|polish|smoothness|whiteness|freshness|comfort|calm|calmness|energy|mobility|softness|protection|volume|lashes|brows|skin|smile|fillers?|pigment|correction|repair)\b/;
const APPOINTMENT =
  /\b(?:courses?|programmes?|sessions?|appointments?|visits?|consultations?|calls?|class(?:es)?|lessons?|training|workshops?|vouchers?|cards?|offers?|packages?|plans?|memberships?|gift|assessments?|exam\w*|tests?|checks?|stays?|operations?|surgery|procedures?)\b/;
/** 'The relief lasts for six months', 'the result holds for a year' */
export const LASTS: Lexicon = {
  words: anyOf(
    `(?:last(?:s|ed|ing)?|holds?|endures?|persists?)${DURATION}`,
    'lasts? (?:until|till|from [a-z]+ (?:to|until))(?: [a-z]+){1,3}',
  ),
  harmless: (context) =>
    isDenied(context) || isQuestion(context) || isSourced(context.before) || !isLastingEffect(context),
};

/** True if “lasts” states how long an effect lasts. */
function isLastingEffect(context: WordContext): boolean {
  const { word, before, previous } = context;
  // 'the last two years', 'at last'
  if (/\b(?:the|at|these|those|in|over|for|within|on) $/.test(before) && !word.startsWith('lasts')) return false;
  if (/\b(?:if|when|whether|unless|until|called)\b/.test(before)) return false;
  const clause = clauseBefore(context);
  const subject = isPronoun(clause) ? `${previous} ${clause}` : clause;
  if (PASSING.test(subject)) return false;
  if (EFFECT.test(subject) && !namesDevice(subject)) return true;
  if (!word.startsWith('last')) return false;
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
