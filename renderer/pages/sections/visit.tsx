import type { OpeningTimes } from '../../../components/behaviours/opening/state.ts';
import type { HoursProps } from '../../../components/primitives/Hours.tsx';
import { type MapProps, Visit, type VisitProps } from '../../../components/sections/Visit/Visit.tsx';
import type { Clinic, SectionOf } from '../../config/site.ts';
import { longDate } from '../../facts/date.ts';
import { clockTime, dayName, openTimes, WEEKDAYS } from '../../facts/hours.ts';
import { unbroken } from '../../facts/phone.ts';
import { hoursInWords, openingScale, type Week } from '../../facts/week.ts';
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
  const { address, email, phone, hours, visitNote, closures = [] } = site.clinic;
  return (
    <Visit
      {...titledProps(section, rich)}
      address={[address.street, `${address.town} ${address.postcode}`]}
      phone={{ label: unbroken(phone), link: link({ kind: 'phone' }) }}
      email={{ label: email, link: link({ kind: 'email' }) }}
      hours={section.size === 'short' ? inWords(hours) : hoursChart(site.clinic)}
      visitNote={visitNote}
      closures={closures.map(closureText)}
      actions={(section.actions ?? []).map(action)}
      map={mapOf(section, context)}
    />
  );
};

const inWords = (week: Week): VisitProps['hours'] => ({ kind: 'words', text: hoursInWords(week) });

/** A clinic without opening hours has no scale to draw on, so they are shown as text. */
function hoursChart(clinic: Clinic): VisitProps['hours'] {
  const { hours: week } = clinic;
  const scale = openingScale(week);
  if (!scale) return inWords(week);
  const days: HoursProps['days'] = WEEKDAYS.map((day) => {
    const open = openTimes(week[day]).map(({ opens, closes }) => ({ at: opens - scale.from, length: closes - opens }));
    return { day: dayName(day), text: week[day].text, open };
  });
  const { from, to } = scale;
  return {
    kind: 'table',
    times: timesOf(clinic),
    days,
    scale: { from: clockTime(from), to: clockTime(to), length: to - from },
  };
}

/** The hours and closures for the script that shows whether the clinic is open now. */
const timesOf = ({ timeZone, hours, closures = [] }: Clinic): OpeningTimes => ({
  zone: timeZone,
  week: WEEKDAYS.map((day) => openTimes(hours[day]).map(({ opens, closes }) => [opens, closes])),
  closures: closures.map(({ from, to }) => [from, to]),
});

/** 'Closed 24 December 2026 to 1 January 2027: Christmas' */
function closureText({ from, to, reason }: NonNullable<Clinic['closures']>[number]): string {
  const days = from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`;
  return `Closed ${days}: ${reason}`;
}

function mapOf(section: SectionOf<'visit'>, context: ViewContext): MapProps | undefined {
  const cells = section.size === 'short' ? SHORT : MAP;
  const image = context.imageFor(section.mapImage, { preset: 'page', cells });
  const embed = section.map === undefined ? undefined : context.site.embeds[section.map];
  return image && { image, embed: embed && embedProps(embed, context) };
}
