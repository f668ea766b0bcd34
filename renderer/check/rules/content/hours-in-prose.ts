import { clockTime, type DayHours, dayName, openTimes, WEEKDAYS, type Weekday } from '../../../facts/hours.ts';
import { isBareHours, isSpecialDay, type OpeningClaim, openingClaimsIn } from '../../../facts/opening-claims.ts';
import { openingTimesIn } from '../../../facts/opening-times.ts';
import { type SentenceSpan, sentencesIn } from '../../../facts/sentences.ts';
import type { Week } from '../../../facts/week.ts';
import { proseOf } from '../about/prose.ts';
import { authoredAt, isAuthored, type PublicText, quoteOrUpdateHelp, textAt } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { type SpecialClaim, specialClaimsFinder } from './special-hours-in-prose.ts';

const DAY = /\b(?:mon|tue|wed|thu|fri|sat|sun|weekdays?|weekends?|(?:every|each) day|daily|days a week)/;
/** The sentence is about the hours of the clinic. */
const OPENING =
  /\b(?:open(?:s|ing)?|clos(?:e|es|ed|ing)|shuts?|doors?|hours|(?<!(?:your|the|an|my|this|first|each) )appointments?|last appointment|available|surgery|clinic|practice|we (?:are (?:here|in)|stay|start|finish|work)|be with us|see (?:us|you|a|an|our|patients|clients)|come|visit us|(?:call|drop|walk|pop|look) in|late evening|long day|late night)\b/;
/** Hours of something or somebody else. */
const OTHERS =
  /\b(?:class(?:es)?|courses?|workshops?|groups?|phones?|lines|telephone|calls?|chat|helpline|parking|car park|trains?|bus(?:es)?|schools?|pharmac\w+|chemist|shops|gym|next door|across the road|lunch(?:time)?|nhs|hospital|laborator\w+|lab|website|online|takes?|lasts|results?|prescriptions?|orders?|collect\w*|deliver\w*|eat|drink|before|after|(?<!we )works?|working|teaches|sees|offers?)\b/;

/** 'The pool on Mondays is open': something else, unless the words name the clinic. */
const OTHER_SUBJECT =
  /\b(?:the|a|an) (?!(?:shop|practice|clinic|surgery|salon|studio|office|team|doors?|reception|desk|first|last|late|long|whole|evening|morning|day)\b)\p{L}+(?: (?:downstairs|upstairs|outside|nearby|on|in|at|opposite|behind|of)\b[^,;]*)? (?:is |are )?(?:only )?(?:opens?|closes?|shuts?|open|closed|shut|runs?)\b/u;

/** 'Until seven, when we lock up': the hours of the clinic, whatever else the sentence mentions. */
const OWN = /\bwhen (?:we|the (?:shop|practice|clinic|salon|surgery|doors?)) (?:close|shut|lock up|finish)/;

/** Testimonials and articles are in their authors' own words. */
const OTHER_AUTHORS: ReadonlySet<string> = new Set(['testimonial', 'journal']);

/** Reports opening hours in sentences that differ from those of the config: 'On Wednesdays we close at 7pm.' */
export function hoursInProse(input: RuleInput): readonly RuleFinding[] {
  const isOther = aboutOthers(input);
  const specialClaimsIn = specialClaimsFinder(input.site);
  return proseOf(input.publicTexts)
    .filter((text) => !OTHER_AUTHORS.has(text.kind) && isAboutDays(text) && !isClosure(text))
    .flatMap((publicText) => {
      const ranges = openingTimesIn(publicText.normal);
      const isStated = ({ text, start }: SentenceSpan) =>
        OPENING.test(text) || OWN.test(text) || (isBareHours(text) && !isAboutItem(input, publicText, start));
      return sentencesIn(publicText.normal.text)
        .filter((sentence) => isStated(sentence) && !isOther(sentence.text))
        .flatMap(({ text, start }) => {
          const spanOf = (claim: Pick<OpeningClaim, 'at' | 'length'>) =>
            publicText.normal.original(start + claim.at, claim.length);
          const isOpen = (claim: Pick<OpeningClaim, 'at' | 'length'>) => {
            const span = spanOf(claim);
            const isRead = ranges.some(({ at, length }) => at < span.at + span.length && span.at < at + length);
            return !isRead && isAuthored(publicText, span);
          };
          return [
            ...openingClaimsIn(text)
              .filter(isOpen)
              .flatMap((claim) => findingOf(claim, { publicText, span: spanOf(claim), input })),
            ...specialClaimsIn(text)
              .filter(({ claim }) => isOpen(claim))
              .flatMap((special) => specialFinding(special, { publicText, span: spanOf(special.claim) })),
          ];
        });
    });
}

const isAboutDays = ({ normal: { text } }: PublicText): boolean => DAY.test(text) || isSpecialDay(text);

/** Bare hours below a treatment, a person or a question about them can be theirs. */
const isAboutItem = ({ lookups }: RuleInput, publicText: PublicText, start: number): boolean =>
  (publicText.source.from === 'config' && publicText.source.path[0] === 'people') ||
  lookups.subjectAt(publicText, start).owner !== undefined;

/** The reason of a closure or of special hours states an exception. */
const isClosure = ({ source }: PublicText): boolean =>
  source.from === 'config' &&
  source.path[0] === 'clinic' &&
  (source.path[1] === 'closures' || source.path[1] === 'specialHours');

/** Returns true for a sentence about a person, a treatment or somebody else: their hours can be shorter. */
function aboutOthers({ site, lookups }: RuleInput): (sentence: string) => boolean {
  const people = Object.values(site.people).flatMap(({ name }) => name.toLowerCase().split(/\s+/).filter(isName));
  return (sentence) =>
    !OWN.test(sentence) &&
    (OTHERS.test(sentence) ||
      OTHER_SUBJECT.test(sentence) ||
      lookups.items().namesIn(sentence).length > 0 ||
      people.some((name) => sentence.includes(name)));
}

const MIN_NAME = 3;
const isName = (word: string): boolean => word.length >= MIN_NAME && !word.endsWith('.');

interface Context {
  readonly publicText: PublicText;
  readonly span: { readonly at: number; readonly length: number };
  readonly input: RuleInput;
}

function findingOf(claim: OpeningClaim, { publicText, span, input }: Context): readonly RuleFinding[] {
  const { hours } = input.site.clinic;
  const day = claim.days.find((each) => (claim.isLate ? !isLatest(each, hours) : !agrees(claim, hours[each])));
  if (day === undefined) return [];
  const stated = openTimes(hours[day]).map(({ opens, closes }) => `${clockTime(opens)}–${clockTime(closes)}`);
  return [
    {
      message: `“${textAt(publicText, span)}” on ${dayName(day)} differs from the opening hours: ${stated.join(', ') || 'closed'}.`,
      help: quoteOrUpdateHelp(publicText, `Quote the hours: {clinic.hours.${day}}.`),
      ...authoredAt(publicText, span),
      against: stated.join(', ') || 'closed',
    },
  ];
}

function specialFinding(
  { claim, name, hours }: SpecialClaim,
  { publicText, span }: Omit<Context, 'input'>,
): readonly RuleFinding[] {
  if (agrees(claim, hours)) return [];
  const stated = hours.text.toLowerCase();
  return [
    {
      message: `“${textAt(publicText, span)}” differs from the hours on ${name}: ${stated}.`,
      help: quoteOrUpdateHelp(publicText, 'Quote the special days: {clinic.hours.special}.'),
      ...authoredAt(publicText, span),
      against: stated,
    },
  ];
}

const closingOf = (day: DayHours): number => Math.max(0, ...openTimes(day).map(({ closes }) => closes));
/** No other day ends an hour later. */
const MUCH_LATER = 60;

const isLatest = (day: Weekday, hours: Week): boolean =>
  openTimes(hours[day]).length > 0 &&
  WEEKDAYS.every((other) => closingOf(hours[other]) < closingOf(hours[day]) + MUCH_LATER);

function agrees({ opens, closes, last, isOpen }: Omit<OpeningClaim, 'days'>, hours: DayHours): boolean {
  const times = openTimes(hours);
  if (times.length === 0 || !isOpen) return times.length === 0 ? !isOpen : false;
  const includes = (claimed: readonly number[] | undefined, facts: readonly number[]) =>
    claimed === undefined || claimed.some((minutes) => facts.includes(minutes));
  return (
    includes(
      opens,
      times.map((time) => time.opens),
    ) &&
    includes(
      closes,
      times.map((time) => time.closes),
    ) &&
    (last === undefined || last.some((minutes) => times.some((time) => minutes >= time.opens && minutes < time.closes)))
  );
}
