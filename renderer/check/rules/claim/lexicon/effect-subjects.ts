/** What shows, ends or lasts: the effect of a treatment, or something else. */
import { type Clause, clauseBefore, isPronoun } from './clauses.ts';
import { type GainWords, isGoodToRegain } from './effect-gains.ts';
import { isAtOnce, isCounted, isSession, isShare, isShort } from './effect-times.ts';
import { isQuestion, type WordContext } from './lexicon.ts';
import { ALL_MEDICINE_NAMES } from './medicines.ts';
import { namesChronic, namesComplaint, namesDevice, namesIllness, namesMeasure, namesTreatment } from './subjects.ts';

/** What a treatment is for, as the subject of a clause. */
const EFFECT =
  /\b(?:results?|effects?|benefits?|relief|glow|boost|improvements?|differences?|changes?|lift|shade|colour|tan|tint|curl|curls|lamination|manicure|polish|smoothness|whiteness|freshness|comfort|calm|calmness|energy|mobility|softness|protection|volume|lashes|brows|skin|smile|fillers?|pigment|correction|repair)\b/;
const APPOINTMENT =
  /\b(?:courses?|programmes?|sessions?|appointments?|visits?|consultations?|calls?|class(?:es)?|lessons?|training|workshops?|vouchers?|cards?|offers?|packages?|plans?|memberships?|gift|assessments?|exam\w*|tests?|checks?|stays?|operations?|surgery|procedures?)\b/;
/** Preparation, side effects and healing, which are no effect of the treatment. */
const PASSING =
  /\b(?:anaesthe\w+|sedat\w+|numb(?:ness|ing|ed)|(?:is|are|be|feels?) numb|vaccin\w+|immunity|boosters?|lamps?|drops|creams?|painkillers?|tablets?|medicines?|insulin|inhalers?|sprays?|antidepressants?|antihistamines?|wounds?|sockets?|stitches|heal\w*|recover\w*|red|redness|bruis\w*|swell\w*|swollen|puff\w*|peel\w*|blister\w*|scabs?|wheals?|hives|crusts?|frosting|tender\w*|sore\w*|itch\w*|bleed\w*|sting\w*|burn\w*|tingl\w*|drows\w*|dizz\w*|blur\w*|pregnan\w+|seasons?|heat|cycles?|phases?|periods?|life|lives|cement|withdrawal|waiting|certificates?|licen[cs]es?|guarantees?|warrant\w+)\b/;

/** What happens with or without the treatment. */
const NATURAL =
  /\b(?:whatever (?:they|you|anyone|people) (?:do|did)|by (?:it|them)sel(?:f|ves)|the body|on (?:its|their) own|untreated|with(?:out)? (?:or without )?(?:any )?(?:treatment|medicine)|naturally|if nobody)\b/;
/** The usual course of an illness, or of what follows a treatment. */
const USUAL =
  /\b(?:usually|often|normally|mostly|generally|typically|sometimes|rarely|seldom|mainly|tends?|likely|as a rule|at first|for a while|may|might|can|could|some)\b/;
/** A sentence about any of a kind: 'A blister heals within a week.' */
const ANY_OF_A_KIND =
  /^\W*(?:an?|most|half of (?:all )?) (?!of (?:our|my)\b|clients?\b|patients?\b|people (?:feel|see|notice|sleep)\b)/;
const SOURCED =
  /\b(?:,? says? (?:the|nice|that)|(?:authority|college|organi[sz]ation|association|society|institute|registry|label|leaflet) says?|according to|(?:study|studies|trials?|survey|registry|review of|cochrane|nice|nhs (?:data|figures|website|advice|guid\w+|says))|research)\b/;
/** Shares of all people; shares of the clinic's own clients are its claim. */
const EPIDEMIOLOGY =
  /\b(?:(?:thirds|quarters|tenths) of all|of (?:all|the) (?:people|adults|women|men|population)|out of (?:ten|a hundred|\d+)|per ?cent|half of all)\b|\d ?%/;
/** 'after therapy with Daniel', 'families notice' */
const BY_TREATMENT =
  /\b(?:after|with|through|thanks to) (?:(?:the|our|a|one) )?(?:therapy|treatment|course|plan|sessions?|surgery|operation|us)\b|\b(?:families|parents|owners|mothers|couples) (?:notice|see|report|feel)\b/;
const OURS = /\b(?:our|us|here|clients|(?:whom|that|who|people) we)\b/;
/** 'Everyone is different, and some do not respond.' */
const HEDGED =
  /\b(?:everyone is different|some (?:do|does|will|people do) not|not everyone|(?:results|it) var(?:y|ies)|if at all|may not|might not|nothing (?:stops|lasts|works))\b/;
/** 'Ready to sleep through by Friday?' is a claim in the form of a question. */
const RHETORICAL =
  /^\W*(?:ready|want|fancy|imagine|would you like|how does|how about|why not|what if|do you want|looking forward|can you imagine|wouldn't it)\b/;

/** 'Studies show that our helmet …' is a claim of the clinic. */
export const isSourced = (sentence: string): boolean => SOURCED.test(sentence) && !/\b(?:that|of) our\b/.test(sentence);
export const isOurs = (sentence: string): boolean => OURS.test(sentence);
/** True for a condition, a rule for visitors, or a sentence that states how results differ. */
export const isAdvice = ({ before, word, after }: WordContext): boolean =>
  CONDITION.test(before) ||
  CONDITION.test(word) ||
  HEDGED.test(`${before}${word}${after}`) ||
  /\b(?:may|might|can(?! expect)|could|cannot|should|must|advises?|aims?|too|who|if|how much|unless)\b/.test(before);
/** A rule for visitors, or something that may happen. */
const CONDITION =
  /^\W*(?:(?:and|but|so|then) )?(?:if|when|once(?! (?:an?|we)\b)|unless|whether|until|wait|ask|tell|ring|call|let|please|do not|don't|avoid|nobody|no one)\b|\b(?:whether|in an emergency)\b|\b(?<!(?:[a-z]s|people|women|men|they|many|most|some) )(?:tell us|let us know|ring us|call us)\b/;
const DENIED =
  /\b(?:no|not|none|nothing|never|neither|nor|without|cannot|rarely|stops?|lacks?|loses?|\w+n't)\b(?! (?:only|just|longer|more)\b)/;
/** 'We look again after two weeks': what the clinic does is no effect. */
const CLINIC =
  /^\W*(?:and |then |so )*(?:we|our (?:team|nurses?|doctors?|repairs?|laborator\w+))\b(?! (?:promise|guarantee|make|get|transform|restore|turn|rid|cure|banish|erase)s?\b)/;

/** A time, the clause around it, and the words that may state a gain. */
interface GainInClause {
  readonly context: WordContext;
  readonly clause: Clause;
  readonly gain: string;
}

/** True if the clause states no effect of a treatment: it asks, denies, or is about something else. */
export function isNoEffect({ context, clause, gain }: GainInClause): boolean {
  const text = `${clause.before.text}${clause.after.text}`;
  const sentence = `${context.before}${context.word}${context.after}`;
  const subject = text.slice(0, text.indexOf(gain));
  return (
    (isQuestion(context) && !RHETORICAL.test(context.before)) ||
    HEDGED.test(sentence) ||
    CONDITION.test(text) ||
    CONDITION.test(context.before) ||
    DENIED.test(subject) ||
    /\b(?:may|might) (?:be|feel|look|seem) (?:[a-z]+ )?$/.test(subject) ||
    CLINIC.test(text) ||
    /^\W*some\b/.test(text) ||
    NATURAL.test(sentence) ||
    isSourced(sentence) ||
    (EPIDEMIOLOGY.test(sentence) && !OURS.test(sentence) && !BY_TREATMENT.test(sentence) && !isCounted(context.word)) ||
    isReport(sentence) ||
    REGAINED.test(sentence) ||
    isAgeing(sentence) ||
    isBooking(isPronoun(text) ? `${context.previous} ${text}` : text, gain)
  );
}

/** 'Most people put the weight back on within five years.' */
const REGAINED = /\bputs? (?:it|them|the weight|everything) (?:all )?(?:straight )?back on\b/;

/** 'People lose a kilo of muscle in ten years' */
export const isAgeing = (sentence: string): boolean =>
  /^\W*(?:most )?(?:people|adults|women|men|we all|everybody|babies|infants|children|puppies|kittens|foals) (?:lose|gain|need|double|triple|grow)\b/.test(
    sentence,
  ) && !OURS.test(sentence);

/** 'Results are reviewed after two weeks', 'your blood results are ready within three days' */
const isReport = (sentence: string): boolean =>
  /\b(?:review|assess|check|judg|photograph|look (?:again|at)|book|refund|redeem)/.test(sentence) ||
  (/\bresults?\b/.test(sentence) && (TESTED.test(sentence) || SENT.test(sentence)));

const TESTED =
  /\b(?:tests?|blood|laborator\w+|labs?|swabs?|biops\w+|samples?|scans?|x-rays?|screening|urine|analys[ei]s|profiles?)\b/;
const SENT =
  /\b(?:receive|sen[dt]|post|e-?mail|ring|call|discuss|explain|known?|wait for|ready|back|(?:is|are) in|available|here|arrives?|comes?|(?:get|have|with) (?:your|the|their)|by (?:text|post|e-?mail|phone))\b/;

/** 'You pay less after the third session', 'slots vanish within hours' */
const isBooking = (text: string, gain: string): boolean =>
  (/^(?:less|fewer|half)\b/.test(gain) && /\b(?:pay|costs?|charge|price|come|need)\b/.test(text)) ||
  /\b(?:slots?|places?|spaces?|tickets?|appointments?|fees?|refund|membership|offers?|sales?|prices?|discounts?|deals?|diar(?:y|ies)|dates? left)\b|£/.test(
    text,
  );

/** 'You can drive again after two days' is aftercare; “after only one session” is not. */
export const isAllowed = (subject: string, time: string): boolean =>
  /\b(?:can|may|should|must|have to) $/.test(subject) && !/\b(?:only|just|as little)\b/.test(time) && !isSession(time);

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
    return !isPassing(clause) && !USUAL.test(clause) && !OTHER_TIME.test(clause) && !namesDevice(clause);
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
  if (kind === 'does') return isSession(context.word) && !isPassing(clause) && !wearsOff(clause);
  if (kind === 'will')
    return !isShort(context.word) && !isPassing(clause) && !/\b(?:results?|reports?|letters?|plan|copy)\b/.test(clause);
  if (kind === 'absence') return namesComplaint(word) && (!isPassing(subject) || isCounted(context.word));
  // 'Neck lift in one appointment' names a treatment.
  if (kind === 'good' && SERVICE.test(word) && isSession(context.word)) return false;
  if (kind === 'good') return !isPassing(clause) && !wearsOff(clause);
  if (/ (?:away|at bay|off|down)$/.test(word)) return !isPerson(subject) && (/^keep/.test(word) || /\w/.test(subject));
  if (/^protect/.test(word)) return !isVaccine(subject);
  // The gain is a line without a verb: 'white frosting '.
  return !isPassing(word.endsWith(' ') ? word : subject);
}

/** True if what ends is a complaint that the treatment is for, and not a passing state or the usual course of an illness. */
/** 'Bleeding gums heal in a week with our deep clean': the treatment is the cause. */
const CAUSED = /\b(?:with|thanks to|by|in) our\b/;

const NEEDS_COMPLAINT = /^(?:heal|clos|leave|drop|com|dr|weaken|flatten)/;

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

/** True if the clause is about what passes after a treatment, or about an illness and not about its treatment. */
export const isPassing = (text: string): boolean =>
  (PASSING.test(text) && !/^\W*our\b/.test(text)) ||
  namesMedicine(text) ||
  ((USUAL.test(text) || ANY_OF_A_KIND.test(text)) && namesIllness(text) && !namesTreatment(text));

/** True if “lasts” states how long an effect lasts. */
export function isLastingEffect(context: WordContext): boolean {
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

export const namesMedicine = (text: string): boolean =>
  ALL_MEDICINE_NAMES.some(({ words }) => words.some((pattern) => text.search(pattern) >= 0));
