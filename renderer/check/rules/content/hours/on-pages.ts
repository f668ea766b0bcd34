/** Opening hours on pages and in documents, such as 'Tuesday 1pm to 6pm', against those in the structured data of the page. */

import { daysWithout } from '../../../../facts/exception-days.ts';
import { clockTime, dayName, WEEKDAYS, type Weekday } from '../../../../facts/hours.ts';
import { type OpeningClaim, openingClaimsIn } from '../../../../facts/opening-claims.ts';
import { type OpeningTime, openingTimesIn } from '../../../../facts/opening-times.ts';
import { sentenceSpanAt } from '../../../../facts/sentences.ts';
import { TIME } from '../../../../facts/spoken-time.ts';
import type { OpeningData } from '../../../../html/read/data.ts';
import { type PublicText, quoteOrUpdateHelp, type Shown, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { perPage, shownTexts } from '../shown-texts.ts';
import { isOutside } from './agreement.ts';
import { dayHelp, differenceOn } from './messages.ts';
import { CLINIC_NAMED, hoursOwner } from './subject.ts';

/**
 * The opening hours of each day as in the structured data, such as 'Tuesday' → '13:00–18:00'; a break splits a day into
 * two entries.
 */
type StatedHours = ReadonlyMap<Weekday, readonly string[]>;

/** Reports hours that differ from those that search engines read on the same page. */
export function hoursOnPages(input: RuleInput): readonly RuleFinding[] {
  const stated = new Map(input.pages.map(({ route, openings }) => [route, hoursOf(openings)]));
  const firstStated = [...stated.values()].find(({ size }) => size > 0);
  const whoseIn = hoursOwner(input);
  const ofTreatments = new Set(input.plan.pages.flatMap(({ route, treatment }) => (treatment ? [route] : [])));
  return shownTexts(input).flatMap((text) =>
    openingTimesIn(text.normal).flatMap((time) => {
      const { whose, hasBreak, isOfClinic, days } = contextOf(time, authoredOf(text, input), whoseIn);
      if (whose === 'others') return [];
      const isWithin = !isOutside(claimOf(time), input.site.clinic.hours);
      return perPage(text).flatMap((publicText) => {
        const isPart = whose === 'part' || (!isOfClinic && ofTreatments.has(publicText.page ?? ''));
        if (isPart && isWithin) return [];
        const hours = publicText.page === undefined ? firstStated : stated.get(publicText.page);
        const day = hours?.size ? days.find((each) => !isStated(time, hasBreak, hours.get(each))) : undefined;
        if (!day) return [];
        return {
          message: differenceOn(day, textAt(text, time), hours?.get(day) ?? []),
          help: quoteOrUpdateHelp(publicText, dayHelp(day, hours?.get(day) ?? [])),
          ...input.links.authored.locateText(publicText, time),
        };
      });
    }),
  );
}

/** The same text as its author typed it, which has a label in its row and a place in the config. */
const authoredOf = (text: Shown | PublicText, { publicTexts }: RuleInput): PublicText =>
  publicTexts.authored.find((own) => own.text === text.text && perPage(text).some(({ page }) => page === own.page)) ??
  text;

/** 'from 8.30am to 6.30pm with a break from 1pm to 2pm': the break is compared by itself. */
const BREAK_AFTER = /^,? (?:with|but|except|apart from|minus|less)\b[^.;,]*\b(?:break|lunch|closed?|shut)\b/;
/** 'We close from twelve to one', in the next sentence */
const NEXT_SENTENCE = /^[^.]*\. (?<next>[^.]*)/;
const BREAK = /\b(?:break|lunch|closed?|shut|eat|rest)\b/;
const PAUSE = new RegExp(`\\b(?:from|between) (?:${TIME}) (?:to|until|till|and) (?:${TIME})`);
const statesBreak = (after: string): boolean => {
  const next = NEXT_SENTENCE.exec(after)?.groups?.next ?? '';
  return BREAK_AFTER.test(after) || (BREAK.test(next) && PAUSE.test(next));
};

/** Whose hours these are, according to the words of the sentence up to them, whether a break follows, and whether they name the clinic. */
function contextOf(time: OpeningTime, text: PublicText, whoseIn: ReturnType<typeof hoursOwner>) {
  const end = text.normal.index(time.at + time.length);
  const sentence = sentenceSpanAt(text.normal.text, text.normal.index(time.at));
  const before = { ...sentence, text: sentence.text.slice(0, end - sentence.start) };
  return {
    whose: whoseIn(text, before),
    hasBreak: statesBreak(text.normal.text.slice(end)),
    days: daysWithout(claimOf(time), openingClaimsIn(sentence.text)),
    isOfClinic: CLINIC_NAMED.test(before.text),
  };
}

const claimOf = ({ opens, closes, ...time }: OpeningTime): OpeningClaim => ({
  ...time,
  opens: [opens],
  closes: [closes],
  isOpen: true,
});

/** Whether a day has these hours; with a break in them, from its first opening to its last closing. */
function isStated({ opens, closes }: OpeningTime, hasBreak: boolean, intervals: readonly string[] = []): boolean {
  const interval = `${clockTime(opens)}–${clockTime(closes)}`;
  if (intervals.includes(interval)) return true;
  const [from] = intervals[0]?.split('–') ?? [];
  const to = intervals.at(-1)?.split('–')[1];
  return hasBreak && intervals.length > 1 && interval === `${from}–${to}`;
}

function hoursOf(openings: readonly OpeningData[]): StatedHours {
  const hours = new Map<Weekday, readonly string[]>();
  for (const { day: name, opens, closes } of openings) {
    const day = WEEKDAYS.find((each) => name.endsWith(dayName(each)));
    // Each department states the same hours on a page of both.
    if (day) hours.set(day, [...new Set([...(hours.get(day) ?? []), `${opens}–${closes}`])]);
  }
  return hours;
}
