import type { HoursProps } from '../../../components/primitives/Hours.tsx';
import { type MapProps, Visit, type VisitProps } from '../../../components/sections/Visit/Visit.tsx';
import { longDate } from '../../facts/date.ts';
import { clockTime, dayName, WEEKDAYS } from '../../facts/hours.ts';
import { unbroken } from '../../facts/phone.ts';
import { hoursInWords, openingScale, type Week } from '../../facts/week.ts';
import type { Clinic, SectionOf } from '../../site.ts';
import type { ViewContext } from '../context.ts';
import { type Cells, covering } from '../covering.ts';
import { embedProps } from '../embeds.ts';
import type { View } from '../view.ts';

const MAP: Cells = {
  phone: { width: 100, height: 75 },
  tablet: { width: 100, height: 56.25 },
  desk: { width: 50, height: 46 },
};

export const visit: View<'visit'> = (section, context) => {
  const { site, rich, action, link } = context;
  const { address, email, phone, hours, visits, closures = [] } = site.clinic;
  return (
    <Visit
      id={section.anchor}
      title={section.title}
      text={section.text && rich(section.text)}
      address={[address.street, `${address.town} ${address.postcode}`]}
      phone={{ label: unbroken(phone), link: link({ kind: 'phone' }) }}
      email={{ label: email, link: link({ kind: 'email' }) }}
      hours={section.size === 'short' ? inWords(hours) : asBars(hours)}
      visits={visits}
      closures={closures.map(closureText)}
      actions={(section.actions ?? []).map(action)}
      map={mapOf(section, context)}
    />
  );
};

const inWords = (week: Week): VisitProps['hours'] => ({ kind: 'words', text: hoursInWords(week) });

/** A clinic that never opens has no scale to draw on: the words say it all. */
function asBars(week: Week): VisitProps['hours'] {
  const scale = openingScale(week);
  if (!scale) return inWords(week);
  const days: HoursProps['days'] = WEEKDAYS.map((day) => {
    const hours = week[day];
    const open =
      hours.kind === 'open' ? { at: hours.opens - scale.from, length: hours.closes - hours.opens } : undefined;
    return { day: dayName(day), text: hours.text, open };
  });
  const { from, to } = scale;
  return { kind: 'table', days, scale: { from: clockTime(from), to: clockTime(to), length: to - from } };
}

/** 'Closed 24 December 2026 to 1 January 2027: Christmas' */
function closureText({ from, to, reason }: NonNullable<Clinic['closures']>[number]): string {
  const days = from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`;
  return `Closed ${days}: ${reason}`;
}

function mapOf(section: SectionOf<'visit'>, context: ViewContext): MapProps | undefined {
  const picture = covering(context, section.mapImage, 'page', MAP);
  const embed = section.map === undefined ? undefined : context.site.embeds[section.map];
  return picture && { picture, embed: embed && embedProps(embed, context) };
}
