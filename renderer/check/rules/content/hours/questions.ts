/** Questions about opening hours: they state nothing, but an answer leaves their words out. */
import { CLINIC_OR_DESK } from '../../../../facts/clinic-nouns.ts';
import { dayGroupsIn } from '../../../../facts/day-groups.ts';
import { isSpecialDay, SPECIAL } from '../../../../facts/opening-claims.ts';
import { OPENING } from './subject.ts';

/** What a question asks, as a statement: 'Do you close early on Fridays?' → 'on fridays', 'we close early'. */
export interface Asked {
  /** '' if it names no day. */
  readonly when: string;
  readonly says: string;
  /** True for a question that yes and no answer. */
  readonly isYesOrNo: boolean;
}

/** 'Why are you closed on Mondays?' and 'Did you know that we are open on Sundays?' state hours, too. */
const PRESUPPOSES = /^\W*(?:(?:and|but|so),? )?(?:why\b|did you know\b|(?:we|our|the)\b)/;

/** Returns true for a sentence that asks and so states nothing: 'Are you open at weekends?' */
export const isQuestion = (sentence: string): boolean => /\?\W*$/.test(sentence) && !PRESUPPOSES.test(sentence);

const CLINIC = `the ${CLINIC_OR_DESK}`;
const ASKED = new RegExp(
  `^\\W*(?:(?:and|but|so),? )?(?<asks>(?:(?:at|on|until|from) )?(?:when|(?:what|which) (?:time|days?|evenings?|mornings?)|how (?:late|early|long|often)) )?(?<verb>are|is|do|does|will|can|could|may) (?<subject>you|i|we|people|${CLINIC}) (?:also |ever |usually |still )?(?<rest>[^?]+?) ?\\?\\W*$`,
);
/** 'Is there somebody on Saturdays?', 'Will anyone be at the desk on Fridays?' */
const ANYBODY_ASKED = new RegExp(
  String.raw`^\W*(?:(?:and|but|so),? )?(?:is|will) (?:there (?:be )?)?(?:somebody|someone|anybody|anyone)(?: (?:be |there |here |in )*(?:at (?:the|your) ${CLINIC_OR_DESK})?)? ?(?<rest>(?:on|at|over|during|between) [^?]+?) ?\?\W*$`,
);
/** 'What are your hours on Saturdays?' */
const HOURS_ASKED =
  /^\W*(?:and )?what(?: are|'re) (?:your|the) (?<named>[\w ]*?) ?(?:opening )?(?:hours|times)(?<rest>[^?]*?) ?\?\W*$/;
/** 'And on Christmas Eve?' */
const DAY_ASKED = /^\W*(?:(?:and|or|but|what about|how about),? )*(?<rest>[^?,]+?) ?\?\W*$/;
/** 'Party brows on a Friday?' 'Of course, we are here.' */
const THING = /^(?!(?:what|which|how|why|who|whose|where|when|is|are|do|does|if|no|not)\b)(?:[a-z-]+ ){0,2}[a-z-]+$/;
const BEFORE_DAY = /(?:\b(?:on|at|over|during|between|for|around|in) )?(?:\b(?:an?|the|every|each) )?$/;

/** Divides words at the day that they name: 'open late on fridays' → 'open late', 'on fridays'. */
export function atDay(words: string): { readonly what: string; readonly when: string } {
  const days = [dayGroupsIn(words)[0]?.at, SPECIAL.exec(words)?.index].filter((at) => at !== undefined);
  if (days.length === 0) return { what: words.trim(), when: '' };
  const first = Math.min(...days);
  const at = BEFORE_DAY.exec(words.slice(0, first))?.index ?? first;
  return { what: words.slice(0, at).trim(), when: words.slice(at).trim() };
}

/** Returns what a question about the hours of the clinic asks. */
export function askedIn(question: string): Asked | undefined {
  const hours = HOURS_ASKED.exec(question)?.groups;
  if (hours) return { when: atDay(`${hours.named} ${hours.rest}`).when, says: 'we are open', isYesOrNo: false };
  const anybody = atDay(ANYBODY_ASKED.exec(question)?.groups?.rest ?? '');
  if (anybody.what === '' && anybody.when !== '') return { when: anybody.when, says: 'we are open', isYesOrNo: true };
  const { asks, verb = '', subject = '', rest = '' } = ASKED.exec(question)?.groups ?? {};
  if (verb === '') {
    const day = atDay(DAY_ASKED.exec(question)?.groups?.rest ?? '');
    if (day.when === '') return undefined;
    if (day.what === '') return { ...day, says: 'we are open', isYesOrNo: true };
    return THING.test(day.what) ? { ...day, says: day.what, isYesOrNo: false } : undefined;
  }
  const { what, when } = atDay(rest);
  const says = statementOf(verb, subject, what);
  return says !== undefined && OPENING.test(`${when} ${says}`)
    ? { when, says, isYesOrNo: asks === undefined }
    : undefined;
}

/** 'are', 'you', 'open' → 'we are open' */
function statementOf(verb: string, subject: string, what: string): string | undefined {
  const who = subject === 'you' ? 'we' : subject;
  if (/^(?:can|could|may)$/.test(verb)) return subject === 'you' ? undefined : `you can ${what}`;
  if (/^(?:are|is)$/.test(verb)) return `${who} ${verb} ${what}`;
  return `${who} ${what.replace(/^be\b/, who === 'we' ? 'are' : 'is')}`;
}

/** Returns true for words that name a day of the week, a date or a holiday. */
export const namesDay = (text: string): boolean => dayGroupsIn(text).length > 0 || isSpecialDay(text);
