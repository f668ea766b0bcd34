/** Whether the words around a number are about a figure that counts something. */

import { usesName } from '../figures/figure-names.ts';
import { isOfClinic } from '../stated-figures.ts';
import { ANY_APPOINTMENT, type CountFigure, IN_COURSE, SESSIONS } from './count-figures.ts';
import { COMES } from './counted-nouns.ts';
import { isAboutCourse } from './sessions.ts';

/** 'Six people work here' does not say how many can take part. */
const ARE_STAFF = /^ (?:who )?(?:work|are employed) (?:here|for us|with us|at the)\b/;
/** How many people can take part. */
const PEOPLE =
  /^(?:place|space|seat|spot|people|person|staff|employee|colleague|participant|client|patient|guest|child|children)s?$/;
const PLACES = /^(?:place|space|slot|spot|seat|appointment)s?$/;
const STAFF = /^(?:staff|employee|colleague)s?$/;
/** Groups of a vet or of a midwife have other members. */
const MEMBERS =
  /^(?:pupp(?:y|ies)|kittens?|dogs?|cats?|pets|animals|rabbits|bab(?:y|ies)|mothers|couples|famil(?:y|ies)|women|men|runners|pupils)$/;
/** 'Ten parking spaces' are not for people, nor are 'two spaces for holders of a Blue Badge'. */
const FOR_VEHICLES = /\b(?:parking|car|bike|bicycle|cycle|pram|buggy)$/;
const ABOUT_VEHICLES = /\b(?:blue badge|(?:parks?|parked|parking)\b(?! and))/;
/** A figure that is called after the group whose size it states: `group: 'eight'` */
const SIZE = /^(?:group|size|groupsize|capacity|maximum|class)s?$/;
const SIZE_BEFORE =
  /\b(?:up to|at most|no more than|never more than|maximum of|room for|groups? of|there are|we (?:take|admit)|limited to|consists? of|made up of)(?: (?:only|just|about))* $/;
const SIZE_AFTER =
  /^ (?:is|are) (?:our|the) (?:limit|maximum)\b|^ (?:(?:can|may) )?(?:sits?|take part|share|come together|meet|are in|at most|at a time|in (?:the|a|each|every|one))\b/;
/** 'six appointments over twelve months' */
const OVER_A_PERIOD =
  /^ (?:spread )?(?:over|across|in|within|during) (?:half an?|an?|the|one|\w+(?:-\w+)?) (?:weeks?|months?|years?)\b/;
/** 'One year, twenty lessons.' */
const LENGTH_BEFORE = /^\W*(?:[^,;:.]*: )?(?:an?|one|two|\d+|[a-z]+) (?:weeks?|months?|years?)[,;:] $/;
const END = /^(?:[.;!]|$)/;
const PERIOD_AFTER = /^(?: (?:or|and) [a-z-]+)? (?:an?|each|every|per) (?:day|week|month|year)\b/;

/** Whether a figure says how many people can take part. */
export const statesSize = ({ noun }: CountFigure): boolean => PEOPLE.test(noun) || SIZE.test(noun);

export interface CountWords {
  readonly before: string;
  readonly noun: string;
  readonly after: string;
  readonly sentence: string;
  /** Whether the noun is a word of the name of what the sentence is about. */
  readonly isItem: boolean;
  /** The words between the number and the noun: 'weekly' in 'six weekly sessions'. */
  readonly kind: string;
}

/** Checks whether the words around a number are about a figure. */
export function isMeant(figure: CountFigure, { before, noun, after, sentence, isItem, kind }: CountWords): boolean {
  const isHeading = before.trim() === '' && /^(?:[.,;:]|$)/.test(after);
  const isStatement = isHeading || COMES.test(before) || NEEDS.test(before) || ARE_NEEDED.test(after);
  if (figure.noun === ANY_APPOINTMENT) {
    // `contradictsSessions` compares 'six sessions', but not 'six weekly sessions'.
    if (/^session/.test(noun)) return RHYTHM.test(kind) && !PERIOD_AFTER.test(after);
    return (
      OVER_A_PERIOD.test(after) ||
      ((HAS_IN_ALL.test(before) || (LENGTH_BEFORE.test(before) && END.test(after))) &&
        GATHERINGS.test(noun) &&
        !PERIOD_AFTER.test(after)) ||
      (isStatement && VISITS.test(noun) && (isYearly(figure) || !PERIOD_AFTER.test(after)))
    );
  }
  if (PLACES.test(noun) && FOR_VEHICLES.test(kind)) return usesName(`${kind} ${noun}`, figure.path);
  if (/^space/.test(noun) && ABOUT_VEHICLES.test(sentence)) return false;
  // Numbers of people who work here are compared with the people of the config.
  if (STAFF.test(figure.noun) ? isOfClinic(figure) : STAFF.test(noun)) return false;
  if (PERIOD_AFTER.test(after) || (PEOPLE.test(noun) && ARE_STAFF.test(after))) return false;
  if (SIZE.test(figure.noun))
    return (PEOPLE.test(noun) || MEMBERS.test(noun)) && (SIZE_BEFORE.test(before) || SIZE_AFTER.test(after));
  if (figure.noun === IN_COURSE) return isInCourse(figure, { before, noun, after, sentence, isItem });
  if (figure.rest !== undefined && figure.rest.length > 0 && !after.startsWith(` ${figure.rest.join(' ')}`))
    return false;
  if (figure.noun === SESSIONS && isOfClinic(figure)) return VISITS.test(noun) && usesName(sentence, figure.path);
  if (figure.noun === SESSIONS && /^session/.test(noun)) return !/\bsession/.test(figure.text);
  if (isSame(figure.noun, noun)) return true;
  if (VISITS.test(figure.noun) && isItem) return isStatement;
  // 'Six emergency places' of a figure called `emergencies`
  if (PLACES.test(noun) && kind !== '' && usesName(kind, figure.path)) return true;
  if (DOSES.test(figure.noun) && DOSES.test(noun))
    return (isStatement || /\b(?:is|are) (?:only |just )?$/.test(before)) && !NOT_ALL.test(sentence);
  return ALIKE.some((words) => words.test(figure.noun) && words.test(noun)) && isStatement;
}

/** A course of vaccines or medicines consists of them, whatever its price calls them. */
const DOSES = /^(?:dose|injection|jab|vaccination|shot|infusion)s?$/;
/** 'Adults who were vaccinated as children need two doses.' */
const NOT_ALL = /\b(?:if|when|unless|who|most|some|many|often|may|might|at least|up to|children|adults|booster)\b/;

/** 'A course is four peels', 'you need four doses' of '£78 per dose' */
function isInCourse(
  { unit = '' }: CountFigure,
  { before, noun, after, sentence, isItem }: Omit<CountWords, 'kind'>,
): boolean {
  if (/^session/.test(noun)) return false;
  const isUnit = isSame(unit.split(' ').at(-1) ?? '', noun) || (DOSES.test(unit) && DOSES.test(noun));
  if (isUnit && !VISITS.test(noun) && (NEEDS.test(before) || ARE_NEEDED.test(after)) && !NOT_ALL.test(sentence))
    return true;
  return (isUnit || isItem || VISITS.test(noun) || PARTS_OF_DAYS.test(noun)) && isAboutCourse({ before, after });
}

/** Synonyms; a sentence that uses a different word from the figure must clearly be about it. */
export const VISITS = /^(?:visit|appointment|sitting|trip|session|treatment)s?$/;
/** Whether a figure says how often clients come. */
export const countsVisits = ({ noun }: CountFigure): boolean => noun === SESSIONS || VISITS.test(noun);
/** 'The course is eight evenings long' */
const PARTS_OF_DAYS = /^(?:evening|morning|afternoon)s?$/;
/** What programmes call their sessions; the plan “has” all of them, but “includes” some. */
export const GATHERINGS =
  /^(?:scan|class|lesson|evening|morning|afternoon|meeting|call|check|check-up|consultation|review|workshop|module|conversation|facial|massage|date)(?:s|es)?$/;
export const HAS_IN_ALL =
  /\b(?:has|consists? of|is made up of|there are|comprises|stretches over|spread over)(?: (?:about|only|just|all))* $/;
const ALIKE: readonly RegExp[] = [VISITS, /^(?:test|value|marker|measurement|reading|parameter)s?$/];
/** 'It takes three appointments', 'plan four trips', 'we measure 45 values' */
const NEEDS =
  /\b(?:takes?|needs?|requires?|plan(?: on)?|expect|means?|includes?|covers?|has|consists? of|there are|comes? with|gives? you|measures?|tests?|runs?|checks?|analyses?|members (?:have|get|receive|are entitled to)|is done (?:in|over)|made up of|amounts? to)(?: (?:about|around|up to|at least|only|just|all|some))* $/;
const ARE_NEEDED =
  /^ (?:are|is) (?:needed|necessary|usual|normal|enough|required|typical|plenty|sufficient|all (?:that )?(?:you|it|most people)|measured|tested|checked)\b/;
const RHYTHM = /^(?:weekly|fortnightly|monthly)$/;
/** Whether a schedule is that of a year: 'a year' is the period of a programme of twelve months. */
export const isYearly = ({ text }: { readonly text: string }): boolean =>
  /\b(?:over (?:12 months|1 years?|52 weeks)|(?:an?|per|each|every) year)$/.test(text);

/** 'classes' → 'class', 'doses' → 'dose', 'midwives' → 'midwife' */
export const singular = (word: string): string =>
  word.replace(/wives$/, 'wife').replace(/(?<=ss|x|ch|sh)es$|(?<!s)s$/, '');
/** A check-up is a check, and a dental check-up is a dental check. */
export const checkOf = (noun: string): string => noun.replace(/\bcheck-up$/, 'check');
const isSame = (noun: string, word: string): boolean =>
  checkOf(singular(noun)) === checkOf(singular(word)) || (PEOPLE.test(noun) && PEOPLE.test(word));
