import type { OpeningTimes } from '../../../components/behaviours/opening/state.ts';
import type { HoursProps } from '../../../components/primitives/Hours.tsx';
import { type MapProps, Visit, type VisitProps } from '../../../components/sections/Visit/Visit.tsx';
import { allSpecialDays, closuresOf, holidayLines, specialHoursOf } from '../../config/derived/special-days.ts';
import type { SectionOf, Site } from '../../config/site.ts';
import { clockTime, type DayHours, dayName, openTimes, WEEKDAYS } from '../../facts/hours.ts';
import { unbroken } from '../../facts/phone.ts';
import { periodInWords, specialDaysInWords } from '../../facts/special-days.ts';
import { hoursInWords, openingScale } from '../../facts/week.ts';
import type { Cells } from '../cells.ts';
import type { ViewContext } from '../context.ts';
import { embedProps } from '../embeds.ts';
import { titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/Visit/examples.ts';

/** On desktops the map is as tall as the text beside it. */
const MAP = {
  phone: { width: 100, height: 100 },
  tablet: { width: 100, height: 71.429 },
  desk: { width: 50, height: '40rem' },
} as const satisfies Cells;
const SHORT = {
  phone: { width: 100, height: 62.5 },
  tablet: { width: 100, height: 71.429 },
  desk: { width: 50, height: '31rem' },
} as const satisfies Cells;

export const view: View<'visit'> = (section, context) => {
  const { site, rich, action, link } = context;
  const { address, email, phone, hours, visitNote } = site.clinic;
  const chart = section.size === 'short' ? undefined : hoursChart(site);
  return (
    <Visit
      {...titledProps(section, rich)}
      address={[address.street, `${address.town} ${address.postcode}`]}
      phone={{ label: unbroken(phone), link: link({ kind: 'phone' }) }}
      email={{ label: email, link: link({ kind: 'email' }) }}
      hours={chart ?? { kind: 'words', text: hoursInWords(hours) }}
      visitNote={visitNote}
      specialDays={[...(chart ? [] : specialHoursOf(site)), ...closuresOf(site)]
        .map(specialDaysInWords)
        .concat(holidayLines(site))}
      actions={(section.actions ?? []).map(action)}
      map={mapOf(section, context)}
    />
  );
};

/** The hours of a week and special hours as bars; `undefined` without opening hours, for which there is no scale. */
function hoursChart(site: Site): VisitProps['hours'] | undefined {
  const { hours: week } = site.clinic;
  const special = specialHoursOf(site);
  const scale = openingScale(
    week,
    special.map(({ hours }) => hours),
  );
  if (!scale) return undefined;
  const row = (day: string, hours: DayHours): HoursProps['days'][number] => ({
    day,
    text: hours.text,
    open: openTimes(hours).map(({ opens, closes }) => ({ at: opens - scale.from, length: closes - opens })),
  });
  const { from, to } = scale;
  return {
    kind: 'table',
    times: timesOf(site),
    days: [
      ...WEEKDAYS.map((day) => row(dayName(day), week[day])),
      ...special.map((days) => ({ ...row(periodInWords(days), days.hours), reason: days.reason })),
    ],
    scale: { from: clockTime(from), to: clockTime(to), length: to - from },
  };
}

/** The hours, closures and special hours for the script that shows whether the clinic is open now. */
function timesOf(site: Site): OpeningTimes {
  const { timeZone, hours } = site.clinic;
  const days = allSpecialDays(site);
  const open = days.filter((day) => day.hours.kind === 'open');
  return {
    zone: timeZone,
    week: WEEKDAYS.map((day) => minutesOf(hours[day])),
    closures: days.flatMap((day) => (day.hours.kind === 'closed' ? [[day.from, day.to]] : [])),
    ...(open.length > 0 ? { special: open.map((day) => [day.from, day.to, minutesOf(day.hours)]) } : {}),
  };
}

const minutesOf = (hours: DayHours): OpeningTimes['week'][number] =>
  openTimes(hours).map(({ opens, closes }) => [opens, closes]);

function mapOf(section: SectionOf<'visit'>, context: ViewContext): MapProps | undefined {
  const cells = section.size === 'short' ? SHORT : MAP;
  const image = context.imageFor(section.mapImage, { preset: 'page', cells });
  const embed = section.map === undefined ? undefined : context.site.embeds[section.map];
  return image && { image, embed: embed && embedProps(embed, context) };
}
