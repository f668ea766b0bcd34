/** Periods in a sentence about prices: a week that counts seven nights, and months after which something is due. */
import { matchesOf } from '../../../../../core/pattern.ts';
import type { Count } from '../../../../../facts/counts.ts';
import { SHORT_NUMBER_IN_WORDS, writtenNumber } from '../../../../../facts/number-words.ts';
import { itemsWithOwner, type Subject } from '../../../about/subject.ts';

const WEEKS = new RegExp(`\\b(?<weeks>a|one|${SHORT_NUMBER_IN_WORDS}|\\d) (?<period>week|fortnight)s?\\b`, 'g');
const NIGHTS = { week: 7, fortnight: 14 };

/** 'A week in the cat hotel' is seven times '£19 per night'. */
export function nightsIn(text: string, subject: Subject): readonly Count[] {
  const isByNight = itemsWithOwner(subject).some(({ price = '' }) => / per (?:night|day)$/.test(price));
  return !isByNight
    ? []
    : matchesOf(WEEKS, text).map(({ index, 0: { length }, groups = {} }) => ({
        at: index,
        end: index + length,
        count: (writtenNumber(groups.weeks) ?? 1) * (groups.period === 'week' ? NIGHTS.week : NIGHTS.fortnight),
      }));
}

const MOMENT_BEFORE =
  /\b(?:after|once|until|before|since|in|from|for)(?: (?:the first|the|about|around|only|another|more than))? $/;
const PERIOD_AFTER =
  /^[ -](?:calendar )?(?<period>day|week|month|year)s?\b(?<apart> (?:apart|later|earlier|before|after|ago|between)\b)?/;

const PAYMENTS = /^ (?:(?:equal|monthly|interest-free) )*(?:payments|instalments)\b/;

/** 'From £400 in six payments' counts no sessions, unless something is paid by the month or in instalments. */
export const isOfPayments = (subject: Subject, after: string): boolean =>
  PAYMENTS.test(after) &&
  itemsWithOwner(subject).every(
    ({ price = '', facts }) => !price.includes(' month') && !facts.some(({ quote }) => quote?.endsWith('.total')),
  );

/** 'After six months, an adjustment costs £20', 'four weeks apart' count nothing that is paid for, unless something is paid by the month or in instalments. */
export function isMoment(subject: Subject, { before, after }: Readonly<Record<'before' | 'after', string>>) {
  const { period, apart } = PERIOD_AFTER.exec(after)?.groups ?? {};
  if (period === undefined || (apart === undefined && !MOMENT_BEFORE.test(before))) return false;
  return itemsWithOwner(subject).every(
    ({ price = '', facts }) => !price.includes(` ${period}`) && !facts.some(({ quote }) => quote?.endsWith('.total')),
  );
}
