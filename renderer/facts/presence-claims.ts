/** The days on which a sentence says that somebody works: 'Teaches on Wednesday evenings and Saturday mornings.' */
import { CLINIC_NOUN } from './clinic-nouns.ts';
import { type DayGroup, dayGroupsIn } from './day-groups.ts';
import { isBareHours, isSpecialDay, type OpeningClaim, openingClaimsIn } from './opening-claims.ts';
import { TIME } from './spoken-time.ts';
import type { PartOfDay } from './whole-day-claims.ts';

/** 'Sees runners', 'films athletes'; but a free evening is for films and friends. */
const PEOPLE = 'patients|clients|people|children|animals|runners|athletes|walkers|dancers';
const FREE_TIME = 'films|plays|shows|bands|concerts|operas|friends|relatives|matches|games|exhibitions';
const SEES = `(?:sees|treats|examines|assesses) (?:(?:new|young|older|our) )?(?:${PEOPLE}|(?!(?:${FREE_TIME})\\b)[a-z]+s)|(?:films|measures|scans|massages) (?:our )?(?:${PEOPLE})`;
/** Verbs of work; a bio says of free days what somebody bakes or rides, and of other employers where. */
const WORKS = `works?|teaches|consults|practises|operates|treats|lists|${SEES}|(?:is|are) (?:here|in|with us|at (?:the|our) (?:${CLINIC_NOUN}|desk))|(?:runs|holds|has) (?:her|his|our|the|an?) (?:[a-z]+ )?(?:clinic|class|surger(?:y|ies)|list)(?:es|s)?`;
const HOURS = `(?: (?:from|until|till|between) ${TIME}(?: (?:to|until|till|and) ${TIME})?)?`;
const WITH_US = `(?: (?:here|with us|for us|part-time))*${HOURS},?(?: on)? $`;
/** 'Our weekend list runs on Saturday and Sunday', 'Nia’s clinic is on Fridays' */
const LIST_IS = '(?:[a-z]+ ){0,2}(?:list|clinic|surgery|session|day)s? (?:runs?|is|are|takes? place)(?: on)? $';
/** 'Our Sunday list starts at nine' */
const LIST_AFTER = /^ (?:list|clinic|surger(?:y|ie)|session)s? (?:starts?|begins?|runs?|is|are|ends?|finish(?:es)?)\b/;
/** 'Sunday sessions for runners.': a whole sentence without a verb */
const OFFERED =
  /^(?!.*\b(?:is|are|was|were|be|has|have|had|can|may|will|do|does|must|should|need|costs?|depend)\b) (?:sessions|appointments|clinics|classes|surgeries)(?: (?:for|with|by|after|before|until) [^,;:.]*)?\W*$/;
/** The place of a bio without a verb: 'At the clinic on Tuesdays', 'Here on Fridays' */
const PLACE = new RegExp(String.raw`^\W*(?:at the (?:${CLINIC_NOUN}|desk)|in our [a-z]+|here|with us) (?:on )?$`);
/** 'You find her here on Tuesdays' */
const YOU_FIND = '\\byou (?:(?:can|will|may) )?(?:also )?(?:find|meet|see|catch) ';
const THERE = `(?: (?:here|in|with us|at the (?:${CLINIC_NOUN}|desk)))?(?: on)? $`;
/** 'works on Sundays at the university' is work for somebody else. */
const AFTER = /^(?: only| too| as well)?(?:\W*$|[,;:.]| (?:until|till|from|between|and|with|when|because|so)\b)/;
const ELSEWHERE =
  /\b(?:not|never|no|nor|rarely|seldom|without|used to|once|until 20\d\d|hospitals?|nhs|university|college|elsewhere|homes?|house calls|charity|volunteers?|abroad|(?<!book(?:ed|s)? )online(?! book)|video|by (?:tele)?phone|by arrangement|on request)\b|n't\b/;

/** The person in a sentence. */
export interface Worker {
  /** The names of the people of the clinic, in lower case, for use in a pattern; 'ada|brook'. */
  readonly names: string;
  /** Whether the text describes a person, so that its sentences need no subject. */
  readonly isBio: boolean;
  /** What people of this clinic do, for use in a pattern: 'bands', if it sells banding. */
  readonly verbs: readonly string[];
  /** Whether 'every day' and 'on weekdays' count: they mean those days of them on which the clinic is open. */
  readonly hasAllDays?: boolean;
}

/** Returns the days and times at which a normalised sentence says that somebody of the clinic works. */
export function presenceClaimsIn(sentence: string, worker: Worker): readonly OpeningClaim[] {
  const groups = dayGroupsIn(sentence);
  if (groups.length === 0 || isSpecialDay(sentence) || ELSEWHERE.test(sentence)) return [];
  const isOfWork = workTest(sentence, worker);
  // 'Here every day' and 'works on weekdays' mean the days on which the clinic is open.
  const own = withListed(groups, isOfWork, sentence).filter(
    ({ at }) => worker.hasAllDays === true || NAMED.test(sentence.slice(at)),
  );
  if (own.length === 0) return [];
  const timed = openingClaimsIn(sentence)
    .filter(({ opens, closes, last }) => (opens ?? closes ?? last) !== undefined)
    .filter(({ days }) => own.some((group) => days.join() === group.days.join()))
    // 'Mondays, and Wednesdays until eight': the time may be that of the nearest day alone.
    .map((claim) => ({ ...claim, days: claim.at < (own[0]?.at ?? 0) ? claim.days.slice(0, 1) : claim.days.slice(-1) }));
  return [...timed, ...own.flatMap((group) => daysOf(group, sentence))];
}

/** 'On Tuesday mornings, and also on Saturdays' */
const AND_ON = /^,? (?:and|or)(?: (?:also|only|sometimes))? on $/;

/** The days of work, and those that the sentence adds to them. */
function withListed(
  groups: readonly DayGroup[],
  isOfWork: (group: DayGroup) => boolean,
  sentence: string,
): readonly DayGroup[] {
  const own: DayGroup[] = [];
  for (const group of groups) {
    const last = own.at(-1);
    const isAdded =
      last !== undefined &&
      AND_ON.test(sentence.slice(last.at + last.length, group.at)) &&
      AFTER.test(sentence.slice(group.at + group.length));
    if (isAdded || isOfWork(group)) own.push(group);
  }
  return own;
}

const NAMED = /^(?:every |each )?(?:mon|tue|wed|thu|fri|sat|sun|weekend)/;

function workTest(sentence: string, { names, isBio, verbs }: Worker): (group: DayGroup) => boolean {
  const subject = [
    ...(names === '' ? [] : [`\\b(?:${names}) `]),
    ...(isBio ? ['\\b(?:she|he|they) ', '^\\W*', ', (?:and )?', ' and '] : []),
  ];
  const works = new RegExp(`(?:${subject.join('|')})(?:[a-z]+ly )?(?:${[WORKS, ...verbs].join('|')})${WITH_US}`);
  const whose = ['our', ...(names === '' ? [] : [`(?:${names})'s?`]), ...(isBio ? ['her', 'his'] : [])].join('|');
  const listBefore = new RegExp(`\\b(?:${whose}) ${LIST_IS}`);
  const seen = [...(names === '' ? [] : [names]), ...(isBio ? ['her', 'him', 'them'] : [])].join('|');
  const found = seen === '' ? /$^/ : new RegExp(`${YOU_FIND}(?:[a-z]+\\.? ){0,2}(?:${seen})${THERE}`);
  const isBare = isBio && isBareHours(sentence);
  return ({ at, length }) => {
    const [before, after] = [sentence.slice(0, at), sentence.slice(at + length)];
    if (/\bour $/.test(before)) return LIST_AFTER.test(after);
    if (/^\W*$/.test(before) && OFFERED.test(after)) return true;
    const isWork =
      listBefore.test(before) ||
      found.test(before) ||
      (subject.length > 0 && works.test(before)) ||
      (isBio && PLACE.test(before));
    return isBare || (isWork && AFTER.test(after));
  };
}

const PART = /\b(?<part>morning|afternoon|evening|night)s?$/;
const parts: Readonly<Record<string, PartOfDay>> = {
  ...{ morning: 'morning', afternoon: 'afternoon', evening: 'evening', night: 'evening' },
};

/** 'mondays, and wednesday evenings' → Monday, and the evening of Wednesday, each at its place. */
const daysOf = (group: DayGroup, sentence: string): readonly OpeningClaim[] =>
  [...sentence.slice(group.at, group.at + group.length).matchAll(/(?:(?!,| and | or | & ).)+/g)].flatMap(
    ({ 0: text, index }) => {
      const words = text.replace(/^ ?(?:and |or |& )?/, '');
      const part = parts[PART.exec(words)?.groups?.part ?? ''];
      return dayGroupsIn(words).map(({ at, length, days }) => ({
        ...{ at: group.at + index + text.length - words.length + at, length, isOpen: true },
        days: days.filter((day) => group.days.includes(day)),
        ...(part === undefined ? {} : { part }),
      }));
    },
  );
