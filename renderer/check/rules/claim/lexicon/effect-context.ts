/** What a sentence with a time or an amount is about, if not about an effect: aftercare, bookings, statistics, test results. */
import { type Clause, isPronoun } from './clauses.ts';
import { isCounted, isSession } from './effect-times.ts';
import { isAboutOthers, isQuestion, type WordContext } from './lexicon.ts';
import { namesTreatment } from './subjects.ts';

/** What happens with or without the treatment. */
const NATURAL =
  /\b(?:whatever (?:they|you|anyone|people) (?:do|did)|by (?:it|them)sel(?:f|ves)|the body|on (?:its|their) own|untreated|with(?:out)? (?:or without )?(?:any )?(?:treatment|medicine)|naturally|if nobody)\b/;
const SOURCED =
  /\b(?:,? says? (?:the|nice|that)|(?:authority|college|organi[sz]ation|association|society|institute|registry|label|leaflet) says?|according to|(?:study|studies|trials?|survey|registry|review of|cochrane|nice|nhs (?:data|figures|website|advice|guid\w+|says))|research)\b/;
/** Shares of all people; shares of the clinic's own clients are its claim. */
const EPIDEMIOLOGY =
  /\b(?:(?:thirds|quarters|tenths) of all|of (?:all|the) (?:people|adults|women|men|population)|out of (?:ten|a hundred|\d+)|per ?cent|half of all)\b|\d ?%/;
/** 'after therapy with Daniel', 'families notice' */
const BY_TREATMENT =
  /\b(?:one|two|three|four|five|six|\d+) (?:[a-z]+ )?(?:sessions?|treatments?|visits?)\b|\b(?:after|with|through|thanks to) (?:(?:the|our|a|one) )?(?:therapy|treatment|course|plan|sessions?|surgery|operation|us)\b|\b(?:families|parents|owners|mothers|couples) (?:notice|see|report|feel)\b/;
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
  /\b(?:may|might|can(?! expect)|could|cannot|should|must|advises?|aims?|too|who(?! [a-z ]{2,30}\b(?:us|our)\b)|if|how much|unless)\b/.test(
    before,
  );
/** A rule for visitors, or something that may happen. */
const CONDITION =
  /^\W*(?:(?:and|but|so|then) )?(?:ignore|neglect|put off|skip|postpone|leave it|if|when|once(?! (?:an?|we)\b)|unless|whether|until|wait|ask|tell|ring|call|let|please|do not|don't|avoid|nobody|no one)\b|\b(?:whether|in an emergency)\b|\b(?<!(?:[a-z]s|people|women|men|they|many|most|some) )(?:tell us|let us know|ring us|call us)\b/;
const DENIED =
  /\b(?:no|not|none|nothing|never|neither|nor|without|cannot|rarely|stops?|lacks?|loses?|\w+n't)\b(?! (?:only|just|longer|more)\b)/;
/** 'We look again after two weeks': what the clinic does is no effect. */
const CLINIC =
  /^\W*(?:and |then |so )*(?:we|our (?:team|nurses?|doctors?|repairs?|laborator\w+))\b(?! (?:promise|guarantee|make|get|transform|restore|turn|rid|cure|banish|erase)s?\b)/;

/** 'We offer it, and stop after …': the verb belongs to the subject of the clause before. */
const COORDINATED = /^\W*(?:and|but|or)(?: then)? $/;

/** A time, the clause around it, and the words that may state a gain. */
interface GainInClause {
  readonly context: WordContext;
  readonly clause: Clause;
  readonly gain: string;
  /** True if a treatment is said to do it: 'neutering stops spraying'. */
  readonly isAction?: boolean;
}

/** True if the clause states no effect of a treatment: it asks, denies, or is about something else. */
export function isNoEffect({ context, clause, gain, isAction = false }: GainInClause): boolean {
  const text = `${clause.before.text}${clause.after.text}`;
  const sentence = `${context.before}${context.word}${context.after}`;
  const subject = text.slice(0, text.indexOf(gain));
  return (
    (isQuestion(context) && !RHETORICAL.test(context.before)) ||
    HEDGED.test(sentence) ||
    isAboutOthers(context) ||
    CONDITION.test(text) ||
    CONDITION.test(context.before) ||
    DENIED.test(subject) ||
    /\b(?:may|might) (?:be|feel|look|seem) (?:[a-z]+ )?$/.test(subject) ||
    CLINIC.test(text) ||
    (COORDINATED.test(subject) && /(?<!s|ed|gone)$/.test(gain) && CLINIC.test(context.before)) ||
    /^\W*some\b/.test(text) ||
    NATURAL.test(sentence) ||
    isSourced(sentence) ||
    (EPIDEMIOLOGY.test(sentence) &&
      !OURS.test(sentence) &&
      !BY_TREATMENT.test(sentence) &&
      !isCounted(context.word) &&
      !(isAction && namesTreatment(subject))) ||
    isReport(sentence) ||
    REGAINED.test(sentence) ||
    isAgeing(sentence) ||
    isBooking(isPronoun(text) ? `${context.previous} ${text}` : text.replace(SINCE, ''), gain)
  );
}

/** 'Most people put the weight back on within five years.' */
const REGAINED =
  /\bputs? (?:it|them|the weight|everything) (?:all )?(?:straight )?back on\b|\bregains? (?:it|the weight|everything|what)\b/;

/** What age does: 'people lose a kilo of muscle in ten years' */
export const isAgeing = (sentence: string): boolean =>
  (/^\W*(?:most )?(?:people|adults|women|men|we all|everybody|babies|infants|children|puppies|kittens|foals) (?:lose|gain|need|double|triple|grow)\b/.test(
    sentence,
  ) ||
    GROWN.test(sentence)) &&
  !OURS.test(sentence);

/** 'Most puppies are clean at night by five months' */
const GROWN =
  /^\W*(?:most|many) (?:babies|infants|toddlers|children|puppies|kittens|foals) (?:are|can|walk|speak|say|sleep|have)\b.*\bby (?:about )?(?:the age|[a-z]+ (?:months|years)|\d+ (?:months|years))\b/;

/** 'Results are reviewed after two weeks', 'your blood results are ready within three days' */
const isReport = (sentence: string): boolean =>
  /\b(?:review|assess|check|judg|photograph|look (?:again|at)|book|refund|redeem)/.test(sentence) ||
  (/(?<!\bas a )\bresults?\b/.test(sentence) && (TESTED.test(sentence) || SENT.test(sentence)));

const TESTED =
  /\b(?:tests?|blood|laborator\w+|labs?|swabs?|biops\w+|samples?|scans?|x-rays?|screening|urine|analys[ei]s|profiles?)\b/;
const SENT =
  /\b(?:receive|sen[dt]|post|e-?mail|ring|call|discuss|explain|known?|wait for|ready|back|(?:is|are) in|available|here|arrives?|comes?|(?:get|have|with) (?:your|the|their)|by (?:text|post|e-?mail|phone))\b/;

/** 'Within a week of their first appointment' */
const SINCE = / of (?:your|their|the|an?|his|her) (?:[a-z]+ )?(?:appointment|place)\b/;

/** 'You pay less after the third session', 'slots vanish within hours' */
const isBooking = (text: string, gain: string): boolean =>
  (/^(?:less|fewer|half)\b/.test(gain) && /\b(?:pay|costs?|charge|price|come|need)\b/.test(text)) ||
  /\b(?:slots?|places?|spaces?|tickets?|appointments?|fees?|refund|membership|offers?|sales?|prices?|discounts?|deals?|diar(?:y|ies)|dates? left)\b|£/.test(
    text,
  );

/** 'You can drive again after two days' is aftercare; “after only one session” is not. */
export const isAllowed = (subject: string, time: string): boolean =>
  /\b(?:can|may|should|must|have to) $/.test(subject) && !/\b(?:only|just|as little)\b/.test(time) && !isSession(time);
