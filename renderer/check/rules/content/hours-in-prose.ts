import { clockTime, type DayHours, dayName, openTimes } from '../../../facts/hours.ts';
import { type OpeningClaim, openingClaimsIn } from '../../../facts/opening-claims.ts';
import { openingTimesIn } from '../../../facts/opening-times.ts';
import { sentencesIn } from '../../../facts/sentences.ts';
import { proseOf } from '../about/prose.ts';
import { authoredAt, isAuthored, type PublicText, quoteOrUpdateHelp, textAt } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';

const DAY = /\b(?:mon|tue|wed|thu|fri|sat|sun|weekdays|weekends?|every day|daily|days a week)/;
/** The sentence is about the hours of the clinic. */
const OPENING =
  /\b(?:open(?:s|ing)?|clos(?:e|es|ed|ing)|shuts?|doors?|hours|(?<!(?:your|the|an|my|this|first|each) )appointments?|last appointment|available|we are (?:here|in)|see (?:us|you|a|an|our|patients|clients)|come|visit us|call in|drop in|long day|late night)\b/;
/** Hours of something or somebody else. */
const OTHERS =
  /\b(?:class(?:es)?|courses?|workshops?|groups?|phones?|lines|telephone|calls?|chat|helpline|parking|car park|trains?|bus(?:es)?|schools?|pharmac\w+|chemist|shops?|gym|nhs|hospital|laborator\w+|lab|website|online|takes?|lasts|results?|prescriptions?|orders?|collect\w*|deliver\w*|eat|drink|before|after|works?|working|teaches|sees|offers?)\b/;

/** Testimonials and articles are in their authors' own words. */
const OTHER_AUTHORS: ReadonlySet<string> = new Set(['testimonial', 'journal']);

/** Reports opening hours in sentences that differ from those of the config: 'On Wednesdays we close at 7pm.' */
export function hoursInProse(input: RuleInput): readonly RuleFinding[] {
  const isOther = aboutOthers(input);
  return proseOf(input.publicTexts)
    .filter((text) => !OTHER_AUTHORS.has(text.kind) && DAY.test(text.normal.text) && !isClosure(text))
    .flatMap((publicText) => {
      const ranges = openingTimesIn(publicText.normal);
      return sentencesIn(publicText.normal.text)
        .filter(({ text }) => OPENING.test(text) && !isOther(text))
        .flatMap(({ text, start }) =>
          openingClaimsIn(text).flatMap((claim) => {
            const span = publicText.normal.original(start + claim.at, claim.length);
            const isRead = ranges.some(({ at, length }) => at < span.at + span.length && span.at < at + length);
            return isRead || !isAuthored(publicText, span) ? [] : findingOf(claim, { publicText, span, input });
          }),
        );
    });
}

/** The reason of a closure states an exception. */
const isClosure = ({ source }: PublicText): boolean =>
  source.from === 'config' && source.path[0] === 'clinic' && source.path[1] === 'closures';

/** Returns true for a sentence about a person, a treatment or somebody else: their hours can be shorter. */
function aboutOthers({ site, lookups }: RuleInput): (sentence: string) => boolean {
  const people = Object.values(site.people).flatMap(({ name }) => name.toLowerCase().split(/\s+/).filter(isName));
  return (sentence) =>
    OTHERS.test(sentence) ||
    lookups.items().namesIn(sentence).length > 0 ||
    people.some((name) => sentence.includes(name));
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
  const day = claim.days.find((each) => !agrees(claim, hours[each]));
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

function agrees({ opens, closes, last, isOpen }: OpeningClaim, hours: DayHours): boolean {
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
