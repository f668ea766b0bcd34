/** The owner of the hours in a sentence: the clinic, a treatment or person in it, or somebody else. */
import { isCategory } from '../../../../config/derived/priced.ts';
import type { Site } from '../../../../config/site.ts';
import { lazy } from '../../../../core/lazy.ts';
import { CLINIC_NOUN, CLINIC_OR_DESK } from '../../../../facts/clinic-nouns.ts';
import { isSpecialDay } from '../../../../facts/opening-claims.ts';
import type { SentenceSpan } from '../../../../facts/sentences.ts';
import { RINGS_ON_DAY } from '../../../../facts/whole-day-claims.ts';
import { holdsWords } from '../../../../facts/words.ts';
import { type Labels, labelFinder } from '../../about/labels.ts';
import { personOf } from '../../about/people.ts';
import type { PublicText } from '../../public-texts/index.ts';
import type { RuleInput } from '../../rule.ts';
import { GOES_OUT, isListedForOthers, isOfSome, isWithinAsked, OF_CLINIC } from './of-some.ts';

/** 'Open until six', 'the last appointment' */
const HOURS = [
  'open(?:s|ing)?|clos(?:e|es|ed|ing)|shuts?|(?:un)?locked|doors?|hours|(?:our|the) bell|lights (?:are |stay )?on',
  'wakes? up|goes? home|leaves? the building|staffed|available|by arrangement|on (?:the premises|duty|site)',
  '(?:is|are) (?:kept|reserved|set aside) for|(?:is|are) in the (?:[a-z]+ )?(?:room|building) (?:from|until|till)',
  'surgery|clinics?|practice|(?:evening|morning|afternoon|late) (?:appointments?|sessions?|clinics?|surger(?:y|ies))',
  "(?<!(?:your|the|an|my|this|first|each) )appointments?|(?:\\w+day's|our) (?:first|last) [a-z]+",
  '(?:first|last) (?:appointment|consultation|session|treatment|massage|scan|check|slot|visit|patient|client|person|guest|dog|cat|pet|animal|swim)s?',
];
/** 'We are here', 'nobody', 'our nurses are in' */
const STAFF = [
  "we (?:are (?:always )?(?:here|there|in|at (?:our|the) desks?|away|off|done)|stay|start|begin|finish|work|rest|(?:un)?lock|look after|welcome|treat|see|take|do not|don't|keep (?=[a-z]+days?\\b))",
  "we're (?:here|in|there|open|closed|away|off|done)|we \\w+ (?:start|finish|rest|stay)|with us",
  'somebody|someone|one of us|nobody|an? (?:[a-z]+ )?[a-z]+ is (?:here|in (?:on|every)|there) ',
  "there(?: is|'s| are) always (?=[a-z]+day)|sees (?:patients|clients|people)",
  '(?:therapists|team|doctors|nurses|dentists|staff|[a-z]+ists) are (?:here|in(?! )|there)',
];
/** 'You can come' */
const VISITORS = [
  'come|book|find us|visit us|(?:call|drop|walk|pop|look) in|be (?:with us|here)',
  'see (?:us|you|a|an|our|patients|clients|people)',
  '(?:you|owners|parents|patients|clients|people|anyone) (?:can|may) (?:also |only )?(?:see|have|get|be|arrive|collect|pick|drop|fetch)',
];
/** 'A half day', 'late on Tuesdays', 'Friday sessions' */
const DAYS = [
  'half day|days? off|all week|(?:late|long) (?:evening|day|night|opening)s?|late (?:on|every)',
  '\\w*days? (?:starts?|begins?|ends?|is|are)',
  '[a-z]+day (?:sessions?|appointments?|slots?|visits?|scans?|consultations?|(?:mornings?|afternoons?|evenings?) (?:until|till))',
  '(?:mornings?|afternoons?|evenings?) (?:is|are|(?:always |usually |often )?(?:go|fill|book|sell)\\b)',
];
/** The sentence is about the hours of the clinic. */
export const OPENING = new RegExp(`\\b(?:${[...HOURS, ...STAFF, ...VISITORS, ...DAYS].join('|')})\\b`);
/** Hours of something or somebody else. */
const OTHERS =
  /\b(?:class(?:es)?|(?<!\bof )courses?|workshops?|groups?|phones?|lines|telephone|calls?(?! in)|(?:live|web|online) chat|helpline|parking|car park|trains?|bus(?:es)?|schools?|pharmac\w+|chemist|shops|gym|next door|across the road|(?<!\bbreak (?:for|at) )lunch(?:time)?|nhs|hospital|laborator\w+|lab|website|online|takes?(?! [a-z ]*days? off)|lasts|results?|prescriptions?|orders?|deliver\w*|eat|drink|(?:in|of|to) bed|asleep|awake|(?:you|hours of) sleep|(?<!\bany ?time )(?:before|after(?! work))|(?<!we |who |if you |after )works?|working(?! days?\b)|teaches|sees|offers?)\b/;

/** 'On Fridays you can collect your cat until six': only while the clinic is open. */
const PICKS_UP = /\b(?:collect\w*|pick(?:ed)? (?:\w+ ){0,3}up|drop(?:ped)? (?:\w+ ){0,3}off|fetch(?:ed)?)\b/;

/** The clinic itself, and its day */
const CLINICS_OWN = `(?:${CLINIC_OR_DESK}|office|team|evening|morning|day)`;
const NO_OTHER = `${CLINICS_OWN}|first|last|late|long|whole`;

/** 'The pool on Mondays is open': something else, unless the words name the clinic. */
export const OTHER_SUBJECT = new RegExp(
  `\\b(?:the|a|an) (?!(?:${NO_OTHER}|gate)\\b)\\p{L}+(?: (?:downstairs|upstairs|outside|nearby|on|in|at|opposite|behind|of)\\b[^,;]*| \\p{L}+ (?:downstairs|upstairs|nearby|opposite|next door))? (?:is |are )?(?:only )?(?:opens?|closes?|shuts?|open|closed|shut|runs?)\\b`,
  'u',
);

/** 'The tide gate shuts': a thing of two words. */
const OTHER_THING = new RegExp(
  `\\b(?:the|a|an) (?!${NO_OTHER}|front)\\w+ (?!${CLINICS_OWN}|is|are|on|in|at)\\w+ (?:opens?|closes?|shuts?)\\b`,
);

/** 'Until seven, when we lock up' */
const OWN = new RegExp(
  String.raw`\b(?:when|before) (?:we|the (?:${CLINIC_NOUN}|doors?)) (?:close|shut|lock up|finish)|\b(?:we|the ${CLINIC_NOUN}) (?:is|are)(?:n't| not) open on\b|\bthere(?: is|'s) (?:nobody|no one|somebody|someone) (?:here|in) (?:on|at|from)\b|\bwe (?:are (?:here|there|open)|stay open)(?: (?:straight|right) through)? (?:on|from|at|until|till)\b|\b(?:the|our) doors? (?:(?:is|are|stays?) )?open\b|^\W*(?:we(?: are|'re) )?closed (?:for|over|at) lunch\b`,
);

/** Returns true if a sentence is about the hours of the clinic, whatever else it mentions. */
export const statesClinicsHours = (sentence: string): boolean => OWN.test(sentence) || RINGS_ON_DAY.test(sentence);

/** 'Until five, like the garage next door': a comparison says that the hours of the clinic are the same. */
const LIKE_OTHERS = /,? (?:just |much |exactly )?like (?:the|our|every|all|most|any)\b[^,;.?!]*/g;

/** 'Nia sees patients on Thursdays': hours of a person of the clinic, and of anybody else without the name. */
const SEES = /\bsees (?=patients\b|clients\b|people\b)/g;

/** Hours of a treatment or a person can be shorter than those of the clinic, but not outside them. */
type Whose = 'clinic' | 'part' | 'others';

/** A clause whose subject is the clinic, whatever else it mentions: 'we see children after school until seven'. */
const SELF = new RegExp(
  String.raw`^\W*(?:(?:on |every |from )?[\w ]*days?(?: \w+s)?,? )?(?:we|(?:our|the) (?:${CLINIC_OR_DESK}|team)|our (?:therapists|doctors|dentists|nurses|vets|opticians))(?: \w+)? (?:(?:do|does) not )?(?:opens?|close|closes|shuts?|locks?|starts?|begins?|finish|see|treat|look after|rest|stay|work|(?:is|are) (?:open|here|there|in|closed|shut|staffed|away|available))\b`,
);

const OTHER_ASKED = new RegExp(
  `^\\W*(?:(?:at|from|until|on) )?(?:when|(?:what|which) (?:times?|days?)|how (?:late|early|long)) (?:is|are|do|does) (?:the|your|an?) (?!${CLINICS_OWN})`,
);

/** Returns true for a question about the hours of something else: 'When is the telephone answered?' */
export const isOtherAsked = (question: string): boolean =>
  OTHER_ASKED.test(question) && (!OPENING.test(question) || OTHERS.test(question) || OTHER_SUBJECT.test(question));

/** 'Can be moved without charge until four on Sunday': the end of a notice period */
const DEADLINE =
  /\b(?:cancel\w*|mov(?:e|ed)|rebook\w*|reschedul\w*|postpon\w*|free of charge|without (?:a )?charge)\b[^.;]* (?:until|till|by|before)\b/;

/** Without these words, hours on the page of a treatment are its own: 'Wednesdays from two' */
export const CLINIC_NAMED = new RegExp(`\\b(?:we|open|closed?|${CLINICS_OWN})\\b`);

/** 'We begin at six' in the text of a class */
const WE_MEET = /\bwe (?:\w+ )?(?:begin|start|meet|end)\b/;

/** 'Every second Thursday, 10.30 to noon': of something that does not take place every week */
const IRREGULAR = /\b(?:every (?:second|other|third|fourth)|alternate|one) (?!weekday)[a-z]+day\b|\bfortnightly\b/;

/** A page or a question: '/home-visits', 'When can you come for a home visit?' */
const AWAY = /\b(?:home[- ]visits?|at home|house[- ]calls?|mobile|domiciliary|video|online|by (?:tele)?phone)\b/i;

/** 'The late clinic is on Thursdays' names no category “Clinics”. */
const LATE_HOURS = /\blate (?:clinic|surgery|session)s?\b/g;

/** Returns a function that determines whose hours a sentence states. */
export function hoursOwner(input: RuleInput): (publicText: PublicText, sentence: SentenceSpan) => Whose {
  const { site, lookups, publicTexts } = input;
  const people = nameWords(site);
  const labelsOf = lazy(() => labelFinder(publicTexts.authored, lookups.items()));
  const isAway = (publicText: PublicText) => AWAY.test(`${publicText.page} ${lookups.questionOf(publicText)}`);
  return (publicText, sentence) => {
    const { text } = sentence;
    if (statesClinicsHours(text)) return 'clinic';
    const isPerson = people.some((name) => holdsWords(text, name));
    const own = text.replace(LIKE_OTHERS, ' ');
    const words = isPerson ? own.replace(SEES, ' ') : own;
    const isOther =
      !SELF.test(text) &&
      (OTHERS.test(words) ||
        DEADLINE.test(own) ||
        OTHER_SUBJECT.test(own) ||
        OTHER_THING.test(own) ||
        GOES_OUT.test(own) ||
        isAway(publicText));
    if (isOther || hasOwnName(site.clinic.name, publicText, sentence)) return 'others';
    const labels = labelsOf()(publicText);
    // '23 January' beside 'Open morning, a Saturday, from ten to two'
    if (isSpecialDay(labels.beside) || isRowOfOthers(labels)) return 'others';
    const isSome =
      isPerson ||
      PICKS_UP.test(text) ||
      IRREGULAR.test(text) ||
      isOfSome(text, labels) ||
      isListedForOthers(publicText, labels);
    const isWithin = !SELF.test(text) && isWithinAsked(lookups.questionOf(publicText));
    return isSome || isWithin || isOfPart(publicText, sentence, input) ? 'part' : 'clinic';
  };
}

/** The row “Car park” or “Telephone”; not “Reception and telephone” */
const isRowOfOthers = ({ beside }: Pick<Labels, 'beside'>): boolean => OTHERS.test(beside) && !OF_CLINIC.test(beside);

/** Whether the hours are those of a treatment or a person, by the names in the sentence or by its place. */
function isOfPart(publicText: PublicText, { text, start }: SentenceSpan, { site, lookups }: RuleInput): boolean {
  const isSelf = SELF.test(text);
  // 'On Fridays we start at eleven' names no category “Before you start”.
  const names = lookups.items().namesIn(text.replace(LATE_HOURS, ' '));
  if (isSelf ? names.some(({ items }) => !items.every(isCategory)) : names.length > 0) return true;
  // 'Thursdays only, when she stays until seven': the hours in a bio need not open or close the clinic.
  if (!isSelf && personOf(publicText, site.people) !== undefined) return true;
  if (CLINIC_NAMED.test(text) && !WE_MEET.test(text)) return false;
  const { owner, treated } = lookups.subjectAt(publicText, start);
  return owner?.path[0] === 'catalogue' || treated !== undefined;
}

/** 'Breathing Space is open until two': a name that is not the clinic’s. */
function hasOwnName(clinic: string, { text, normal }: PublicText, { start, text: sentence }: SentenceSpan): boolean {
  const { at } = normal.original(start, sentence.length);
  const name = /^\s*((?:\p{Lu}[\p{L}'’]+ ){2,})(?:is|are|opens?|closes?) /u.exec(text.slice(at))?.[1]?.trim();
  return name !== undefined && !clinic.includes(name) && !/day\b/.test(name);
}

/** The words of the names of people, in lower case. */
export const nameWords = ({ people }: Pick<Site, 'people'>): readonly string[] =>
  Object.values(people)
    .flatMap(({ name }) => name.toLowerCase().split(/\s+/))
    .filter((word) => word.length >= MIN_NAME && !word.endsWith('.'));
const MIN_NAME = 3;
