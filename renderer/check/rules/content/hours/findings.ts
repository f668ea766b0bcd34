/** Compares hours that a sentence states with those of the config. */

import { counted, listed } from '../../../../core/wording.ts';
import { clockTime, dayName, openTimes, WEEKDAYS, type Weekday } from '../../../../facts/hours.ts';
import { type OpeningClaim, openDaysIn } from '../../../../facts/opening-claims.ts';
import type { Week } from '../../../../facts/week.ts';
import { authoredAt, type PublicText, quoteOrUpdateHelp, type Span, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { authoredFinding, plainFinding } from '../authored-finding.ts';
import { agrees, closingOf, isAsClaimed, isOutsideOn } from './agreement.ts';
import { dayHelp, differenceOn, reading, readingOfDay, SPECIAL_HELP } from './messages.ts';
import type { SpecialClaim } from './special-hours-in-prose.ts';

/** The position of the hours in a sentence. */
interface Context {
  readonly publicText: PublicText;
  readonly span: Span;
  readonly input: RuleInput;
}

export function findingOf(claim: OpeningClaim, { publicText, span, input }: Context): readonly RuleFinding[] {
  const { hours } = input.site.clinic;
  const day = claim.isOnly
    ? WEEKDAYS.find((each) => !claim.days.includes(each) && openTimes(hours[each]).length === 0)
    : contradicting(claim, hours);
  if (day === undefined) return [];
  const stated = openTimes(hours[day]).map(({ opens, closes }) => `${clockTime(opens)}–${clockTime(closes)}`);
  const read = reading(claim);
  return plainFinding(publicText, span, {
    message: differenceOn(day, textAt(publicText, span), stated, claim.isLate),
    help: `${read}${quoteOrUpdateHelp(publicText, dayHelp(day, stated, claim))}${otherDayHelp(claim, hours)}`,
    against: stated.join(', ') || 'closed',
  });
}

/**
 * The first day on which visitors find the clinic closed, or else the first with other hours: 'open until six on weekdays'
 * misleads on a Friday that ends at five, and less on a Wednesday that ends at eight.
 */
function contradicting(claim: OpeningClaim, hours: Week): Weekday | undefined {
  const wrong = claim.days.filter((each) => !isAsClaimed(claim, each, hours));
  return wrong.find((each) => !claim.isBreak && isOutsideOn(claim, hours[each])) ?? wrong[0];
}

/** 'On Thursdays until eight', 'our late evening is Thursday', if it is Wednesday: the day may be wrong, and not the time. */
function otherDayHelp(claim: OpeningClaim, hours: Week): string {
  const { opens, closes, last, part, isLate, isHalf, days } = claim;
  if ((opens ?? closes ?? last ?? part) === undefined && !isLate && !isHalf) return '';
  const others = WEEKDAYS.filter(
    (each) => !days.includes(each) && openTimes(hours[each]).length > 0 && isAsClaimed(claim, each, hours),
  );
  return others.length === 0 || others.length > MAX_OTHER_DAYS
    ? ''
    : ` If you mean ${listed(others.map(dayName), 'or')}, correct the day.`;
}

/** Hours of more days than these do not tell which day is meant. */
const MAX_OTHER_DAYS = 2;

/** Reports hours stated without a day if they match no day. */
export function dailyFinding(
  claim: Omit<OpeningClaim, 'days'>,
  { publicText, span, input }: Context,
): readonly RuleFinding[] {
  const { hours } = input.site.clinic;
  const open = WEEKDAYS.filter((day) => openTimes(hours[day]).length > 0);
  const [day] = open;
  if (day === undefined || open.some((each) => agrees(claim, hours[each]))) return [];
  return authoredFinding(publicText, span, {
    message: `“${textAt(publicText, span)}” differs from the opening hours of every day.`,
    help: claim.isBreak
      ? 'Change or remove the sentence. If it is right, correct clinic.hours.'
      : `Quote the hours: {clinic.hours.${day}}.`,
    against: open.map((each) => hours[each].text).join(', '),
  });
}

/** In minutes after midnight: a clinic that closes at 19:00 is open in the evening; some say so of one that closes at 17:30. */
const EVENING = { certain: 1140, possible: 1050 };

/** Reports 'open six days a week' if the clinic is open on five. */
export function openDayFindings(sentence: string, contextOf: (stated: Span) => Context): readonly RuleFinding[] {
  const stated = openDaysIn(sentence);
  if (!stated) return [];
  const { publicText, span, input } = contextOf(stated);
  const { hours } = input.site.clinic;
  const closingFrom = (minutes: number) => WEEKDAYS.filter((day) => closingOf(hours[day]) >= minutes).length;
  const least = closingFrom(stated.isEvenings ? EVENING.certain : 1);
  const most = closingFrom(stated.isEvenings ? EVENING.possible : 1);
  if (stated.count >= least && stated.count <= most) return [];
  return [
    {
      message: `“${textAt(publicText, span)}” differs from the opening hours: the clinic is open on ${counted(least, stated.isEvenings ? 'evening' : 'day')}.`,
      help: quoteOrUpdateHelp(publicText, 'Correct the number, or leave it out.'),
      ...authoredAt(publicText, span),
      against: String(least),
    },
  ];
}

export function specialFinding(
  { claim, name, hours }: SpecialClaim,
  { publicText, span }: Omit<Context, 'input'>,
): readonly RuleFinding[] {
  if (agrees(claim, hours)) return [];
  const stated = hours.text.toLowerCase();
  return plainFinding(publicText, span, {
    message: `“${textAt(publicText, span)}” differs from the hours on ${name}: ${stated}.`,
    help: `${readingOfDay(claim)}${quoteOrUpdateHelp(publicText, SPECIAL_HELP)}`,
    against: stated,
  });
}
