/** Decides whether words for a gain state one of this subject: a complaint ends, a good returns, a treatment does something. */
import { isPronoun } from './clauses.ts';
import type { GainWords } from './effect-gains.ts';
import { isAtOnce, isCounted, isSession, isShare, isShort } from './effect-times.ts';
import { isGoodToRegain } from './effect-words.ts';
import type { WordContext } from './lexicon.ts';
import { ANY_OF_A_KIND, isPassing, namesMedicine, PASSING, USUAL } from './passing.ts';
import { namesChronic, namesComplaint, namesDevice, namesMeasure, namesResult, namesTreatment } from './subjects.ts';

/** 'The tan fades after a week': a gain that ends. */
const WEARS_OFF = /\b(?:make-up|colour|tan|tint|lift|curl|shade|effects?|results?|relief|glow|boost|benefits?)\b/;

/** 'The effect wears off after a day' */
const wearsOff = (text: string): boolean =>
  /\b(?:fades?|develops?|deepens?|dries|wears? off|ends?|goes|subsides?|weakens?|diminish\w*|var(?:y|ies)|differs?)\b/.test(
    text,
  );

/** Words for a gain, and the words of the clause before them. */
export interface StatedGain extends Pick<GainWords, 'kind'> {
  readonly word: string;
  readonly subject: string;
}

const SERVICE = /^(?:lift|tint|tan|curl|polish)$/;
/** What happens in an appointment. */
const OTHER_TIME =
  /\b(?:rest|wait|appointment|nurse|doctor|vet|home|house|born|birth|old|wash\w*|shav\w*|hospital|school|see you|x)\b/;

/** What “it” or a missing subject refers to: 'Itching that stops overnight', 'Heel pain? Gone in three weeks.' */
const antecedent = ({ before, previous }: WordContext): string =>
  /^(?<noun>.*\w) (?:that|which) [^,]*$/.exec(before)?.groups?.noun ?? previous;

/** 'And then ': no subject. */
const NO_SUBJECT = /^\W*(?:(?:and|but|then|or|now|all)\b\W*)*$/;

/** True if the words state a gain of this subject: a complaint ends, a good returns, a treatment does something. */
export function statesGain({ kind, word, subject }: StatedGain, context: WordContext, clause: string): boolean {
  // 'Heel pain? Gone in three weeks.'
  const noun = NO_SUBJECT.test(subject) || isPronoun(subject) ? `${antecedent(context)} ${subject}` : subject;
  const isCaused = CAUSED.test(`${context.before}${context.after}`);
  if (kind === 'process')
    return (
      isComplaint(noun, context.word, isCaused) &&
      (!NEEDS_COMPLAINT.test(word) || namesComplaint(noun) || namesMeasure(noun))
    );
  if (kind === 'return')
    return (
      isComplaint(noun, context.word, isCaused) && (/^improv/.test(word) || isGoodToRegain(noun) || namesMeasure(noun))
    );
  if (kind === 'body')
    return (
      !isPhysiology(word, context) &&
      !isPassing(clause) &&
      !USUAL.test(clause) &&
      !OTHER_TIME.test(clause) &&
      !namesDevice(clause)
    );
  if (kind === 'acts')
    return (
      !isPassing(clause) &&
      !USUAL.test(clause) &&
      !namesDevice(clause) &&
      /[a-z] $/.test(subject) &&
      !/\b(?:you|we|i|he|she|they|who|to|nurse|doctor|surgeon|therapist|vet)\b/.test(subject)
    );
  if (kind === 'done') return isTreated(noun, word);
  if (kind === 'treats')
    return !isPassing(subject) && isDoneByTreatment(word, isShare(context.word) ? `${context.word} ` : subject);
  if (kind === 'does')
    return (isSession(context.word) || OF_OURS.test(context.after)) && !isPassing(clause) && !wearsOff(clause);
  if (kind === 'will')
    return !isShort(context.word) && !isPassing(clause) && !/\b(?:results?|reports?|letters?|plan|copy)\b/.test(clause);
  if (kind === 'absence') return namesComplaint(word) && (!isPassing(subject) || isCounted(context.word));
  // 'Neck lift in one appointment' names a treatment.
  if (kind === 'good' && SERVICE.test(word) && isSession(context.word)) return false;
  if (kind === 'good') return !isPassing(clause) && !wearsOff(clause);
  if (/ (?:away|at bay|off|down)$/.test(word)) return !isPerson(subject) && (/^keep/.test(word) || /\w/.test(subject));
  if (/^protect/.test(word)) return !isVaccine(subject);
  // The gain is a line without a verb: 'white frosting '.
  const described = word.endsWith(' ') ? word : subject;
  return isSession(context.word) ? !PASSING.test(described) : !isPassing(described);
}

/** 'within minutes of our spray' */
const OF_OURS = /^ (?:of|with|on|after) (?:our|this|these)\b/;

/** 'The stomach empties in about four hours': what every body does, treated or not */
const isPhysiology = (word: string, { previous, before, word: time, after }: WordContext): boolean =>
  word.startsWith('the ') &&
  !isSession(time) &&
  !isAtOnce(time) &&
  !namesTreatment(`${previous} ${before}${after}`) &&
  !namesResult(previous) &&
  !/\b(?:you|your|this|these)\b/.test(`${before}${after}`);

/** 'Bleeding gums heal in a week with our deep clean': the treatment is the cause. */
const CAUSED = /\b(?:with|thanks to|by|in) our\b/;

/** Verbs that many things can do. */
const NEEDS_COMPLAINT = /^(?:fill|heal|clos|leave|drop|com|dr|weaken|flatten)/;

/** True if what ends is a complaint that the treatment is for, and not a passing state or the usual course of an illness. */
const isComplaint = (subject: string, time: string, isCaused: boolean): boolean =>
  !NO_SUBJECT.test(subject) &&
  !/\b(?:the|an?|your|our) $/.test(subject) &&
  (!/^\W*(?:\w+ )?it\b/.test(subject) || namesComplaint(subject)) &&
  !WEARS_OFF.test(subject) &&
  (!PASSING.test(subject) ||
    isCounted(time) ||
    isAtOnce(time) ||
    isCaused ||
    /^\W*[a-z]+ (?:[a-z]+ )?that $/.test(subject)) &&
  !AFTERWARDS.test(subject) &&
  !USUAL.test(subject) &&
  (isSession(time) || !ANY_OF_A_KIND.test(subject) || namesChronic(subject)) &&
  !namesMedicine(subject);

/** 'Spotting after the examination' */
const AFTERWARDS = /\bafter (?:the|an?|your|each|any) [a-z]+/;

/** What is done to a complaint, and to nothing else: 'clenching is reduced'. */
const CHANGED =
  /^(?:eas|reduc|improv|smooth|tighten|brighten|whiten|soften|lighten|slow|halv|reliev|calm|quieten|restor|regain|cur)/;

/** 'Hot flushes halved': something is done to a complaint or a measure, and the words need a verb before “is”. */
const isTreated = (subject: string, word: string): boolean =>
  (namesComplaint(subject) ||
    namesMeasure(subject) ||
    /^(?:cured|banished)/.test(word) ||
    (CHANGED.test(word) && /\b(?:is|are|was|were|been) (?:[a-z]+ )?$/.test(subject))) &&
  !USUAL.test(subject) &&
  !ANY_OF_A_KIND.test(subject) &&
  !namesMedicine(subject) &&
  !/\b(?:stitch\w*|dressing|wounds?|bruis\w*|we|i|they|who|prices?|fees?|to|must|should|have)\b/.test(subject) &&
  !(/^(?:down|off)$/.test(word) && !/\b(?:kilos?|pounds?|stone|inches|weight|sizes?|centimetres?|kg)\b/.test(subject));

/** 'Overcome your fear of flying in a day': nobody advises this. */
const OVERCOME = /^(?:overcome|conquer|beat|banish|cure|erase|melt|transform|rejuvenate|restore|rid|turn)\b/;

/** 'It eases pain', but not 'we stop', 'you can slow it' or 'to reduce it'. */
const isDoneByTreatment = (word: string, subject: string): boolean =>
  /[a-z] $/.test(subject) && !(OVERCOME.test(word) && /\bwe $/.test(subject))
    ? !/\b(?:the|an?|your|our|their|this|to|must|should|please|can|may|might|not|and|will not|we|you|i|people|they|to [a-z]+|[a-z]+n't) $/.test(
        subject,
      )
    : /^[a-z]+s\b/.test(word) || OVERCOME.test(word);

/** 'A booster protects for ten years': the protection by a vaccine is no claim of the clinic. */
const isVaccine = (subject: string): boolean => /\b(?:vaccin\w+|immunity|boosters?|jabs?)\b/.test(subject);

/** 'People with a cold stay away for two days.' */
const isPerson = (subject: string): boolean =>
  /\b(?:you|we|they|who|people|children|dogs?|cats?|staff|patients?|clients?|everyone|anyone)\b/.test(subject);
