import { lastDayOfRating } from '../check/rules/claim/reviews/review.ts';
import { lastDayOfTestimonial } from '../check/rules/claim/reviews/testimonial.ts';
import { adoptedHolidays, closuresOf, openHolidays, specialHoursOf } from '../config/derived/special-days.ts';
import { subjectOf } from '../config/naming/subject.ts';
import type { Parsed } from '../config/parse.ts';
import type { Site } from '../config/site.ts';
import type { AcceptAnnotation } from '../config/strip-annotations.ts';
import { dayAfter, longDate, parseDate } from '../facts/date.ts';
import type { SpecialDays } from '../facts/special-days.ts';
import type { UpcomingChange } from './change.ts';

/** A valid config, its exceptions, and its values without annotations. */
type ValidConfig = Pick<Parsed, 'acceptances' | 'plainConfig'> & { readonly site: Site };

/** The changes that the dated facts of one config cause, whenever they come. Each rule that they name defines its end. */
export const factChanges = ({ site, acceptances, plainConfig }: ValidConfig): readonly UpcomingChange[] => [
  ...reducedPrices(site),
  ...offers(site),
  ...specialPeriods('closures', closuresOf(site)),
  ...specialPeriods('specialHours', specialHoursOf(site)),
  ...bankHolidays(site),
  ...rating(site),
  ...testimonials(site),
  securityTxt(site),
  ...acceptances.flatMap((acceptance) => exceptionEnd(acceptance, plainConfig)),
];

/** A fact is read on its own day: on the first if it begins, and on the last if it ends. */
const beginning = (day: string) => ({ day, readOn: day });
const ending = (lastDay: string) => ({ day: dayAfter(lastDay), readOn: lastDay });

const reducedPrices = ({ catalogue }: Site): readonly UpcomingChange[] =>
  Object.entries(catalogue).flatMap(([slug, { name, price, reduced }]) => {
    if (!reduced) return [];
    const { from, until } = reduced.runs;
    const runs = ['catalogue', slug, 'reduced', 'runs'];
    const rest = { kind: 'price', changesPages: true } as const;
    return [
      {
        ...beginning(from),
        ...rest,
        title: `The reduced price of ${name} begins: ${reduced.price.text} instead of ${price.text}.`,
        path: [...runs, 'from'],
      },
      {
        ...ending(until),
        ...rest,
        title: `The reduced price of ${name} ends; ${price.text} applies again.`,
        path: [...runs, 'until'],
        rule: 'price/reduced-ended',
      },
    ];
  });

const offers = (site: Site): readonly UpcomingChange[] =>
  Object.entries(site.offers).flatMap(([key, { name, runs }]) => {
    if (!runs) return [];
    const title = `The offer “${name.replace(/\s+/g, ' ')}”`;
    const path = ['offers', key, 'runs'];
    const rest = { kind: 'offer', changesPages: true } as const;
    return [
      { ...beginning(runs.from), ...rest, title: `${title} begins.`, path: [...path, 'from'] },
      {
        ...ending(runs.until),
        ...rest,
        title: `${title} ends; no page shows it any more.`,
        path: [...path, 'until'],
        rule: 'price/ended',
      },
    ];
  });

const specialPeriods = (field: 'closures' | 'specialHours', days: readonly SpecialDays[]): readonly UpcomingChange[] =>
  days.flatMap(({ from, to, hours, reason }, index) => {
    const rest = { kind: 'closure', changesPages: false, path: ['clinic', field, index] } as const;
    const until = from === to ? 'for a day' : `until ${longDate(to)}`;
    const isClosed = hours.kind === 'closed';
    return [
      {
        ...beginning(from),
        ...rest,
        title: isClosed
          ? `The clinic closes ${until} (${reason}).`
          : `The hours are ${hours.text} ${until} (${reason}).`,
      },
      {
        ...ending(to),
        ...rest,
        title: isClosed ? `The clinic opens again (${reason}).` : `The usual hours apply again (${reason}).`,
        help: `Remove the ${isClosed ? 'closure' : 'special hours'}, or write the dates of the next one: pages show it until then.`,
        rule: 'content/past-closure',
      },
    ];
  });

const bankHolidays = (site: Site): readonly UpcomingChange[] => [
  ...adoptedHolidays(site).flatMap(({ year, hours, days }) =>
    days.map(({ day, name }) => ({
      ...beginning(day),
      kind: 'closure' as const,
      title: `${name}: the clinic is ${hours.kind === 'closed' ? 'closed' : `open ${hours.text}`}.`,
      changesPages: false,
      path: ['clinic', 'bankHolidays', year],
    })),
  ),
  ...openHolidays(site).map(({ day, name }) => ({
    ...beginning(day),
    kind: 'closure' as const,
    title: `${name}: the site shows the usual hours.`,
    help: 'State the hours in “clinic.bankHolidays”, “closures” or “specialHours”.',
    changesPages: false,
    path: ['clinic', 'hours'],
    rule: 'content/bank-holiday' as const,
  })),
];

const rating = ({ clinic }: Site): readonly UpcomingChange[] =>
  clinic.rating
    ? [
        {
          ...ending(lastDayOfRating(clinic.rating.asOf)),
          kind: 'rating',
          title: `The rating on ${clinic.rating.source}, read on ${longDate(clinic.rating.asOf)}, is too old.`,
          help: 'Look up the rating again, and update its value and date.',
          changesPages: false,
          path: ['clinic', 'rating', 'asOf'],
          rule: 'claim/review',
        },
      ]
    : [];

const testimonials = (site: Site): readonly UpcomingChange[] =>
  Object.entries(site.testimonials).flatMap(([key, words]) => {
    const lastDay = lastDayOfTestimonial(words, site);
    return lastDay === undefined
      ? []
      : [
          {
            ...ending(lastDay),
            kind: 'rating' as const,
            title: `The testimonial of ${words.name} is too old.`,
            help: 'Replace it with a newer one, or ask the client again.',
            changesPages: false,
            path: ['testimonials', key, 'date'],
            rule: 'claim/testimonial' as const,
          },
        ];
  });

const securityTxt = ({ hosting }: Site): UpcomingChange => ({
  ...ending(hosting.securityExpires),
  kind: 'security',
  title: 'security.txt expires.',
  help: 'Check that its contact is still correct, and set a date within a year.',
  changesPages: false,
  path: ['hosting', 'securityExpires'],
  rule: 'content/date',
});

const exceptionEnd = ({ path, rule, until }: AcceptAnnotation, plainConfig: unknown): readonly UpcomingChange[] =>
  parseDate(until) === undefined
    ? []
    : [
        {
          ...ending(until),
          kind: 'exception',
          title: `The exception to “${rule}” for ${subjectOf(path, plainConfig).replace(/^The /, 'the ')} ends.`,
          help: 'Correct the value, or write a new reason and a new end date.',
          changesPages: false,
          path,
          annotation: { field: 'until', rule },
          rule: 'config/exception-expired',
        },
      ];
