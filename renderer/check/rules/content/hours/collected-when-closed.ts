/** Times at which clients fetch or bring something, while the clinic is closed on every day: 'You can collect medicines at half past one' in its break. */
import { matchesOf } from '../../../../core/pattern.ts';
import { dayGroupsIn } from '../../../../facts/day-groups.ts';
import { openTimes, WEEKDAYS } from '../../../../facts/hours.ts';
import { isSpecialDay } from '../../../../facts/opening-claims.ts';
import { sentencesIn } from '../../../../facts/sentences.ts';
import { minutesOfTime, TIME } from '../../../../facts/spoken-time.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { authoredAt, isAuthored, quoteOrUpdateHelp, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';

const FETCHED = new RegExp(
  String.raw`(?:^ ?|[,;:] )(?:please )?(?:(?:you|clients|patients|customers|owners|people|members) (?:can|may|could) (?:also |still |always )?)?(?:collect|pick up|fetch|drop off|hand in) (?:[\w'-]+ ){1,5}?at (?<time>${TIME})(?=[.,;:!]|$| (?:on|and|or|when|tomorrow|the same)\b)`,
  'g',
);
/** Other places, and the time of one appointment */
const ELSEWHERE =
  /\b(?:lockers?|letter ?box|pharmac\w+|chemists?|post office|shop|courier|school|home|laborator\w+|lab|hospital|neighbou?r|caf[eé]|hotel|machine|bell|door|if|unless|except|not|never|only|operation|surgery|appointment)\b|n't\b|\?\W*$/;

/** Reports a time that is within the opening hours of no day. */
export function collectedFindings({ site, publicTexts }: RuleInput): readonly RuleFinding[] {
  const { hours } = site.clinic;
  return clinicsProseOf(publicTexts).flatMap((publicText) =>
    sentencesIn(publicText.normal.text).flatMap(({ text, start }) => {
      if (ELSEWHERE.test(text) || isSpecialDay(text)) return [];
      const named = dayGroupsIn(text).flatMap(({ days }) => days);
      const days = named.length > 0 ? named : WEEKDAYS;
      const open = days.flatMap((day) => openTimes(hours[day]));
      return matchesOf(FETCHED, text).flatMap(({ index, 0: whole, groups: { time = '' } = {} }) => {
        const readings = minutesOfTime(time);
        const isOpen = open.some(({ opens, closes }) => readings.some((each) => opens <= each && each <= closes));
        const span = publicText.normal.original(start + index + whole.length - time.length, time.length);
        if (isOpen || open.length === 0 || readings.length === 0 || !isAuthored(publicText, span)) return [];
        return {
          message: `At “${textAt(publicText, span)}”, the clinic is closed on ${named.length > 0 ? 'the days that the sentence names' : 'every day'}.`,
          help: quoteOrUpdateHelp(publicText, 'Correct the time, or the opening hours in clinic.hours.'),
          ...authoredAt(publicText, span),
          against: days.map((day) => hours[day].text).join('; '),
        };
      });
    }),
  );
}
