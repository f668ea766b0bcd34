import { z } from 'zod';
import type { Weekday } from '../../facts/hours.ts';
import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { DateText, HoursText, WebAddress } from '../text.ts';
import { type DeclaredNames, describeValue, detail, line, shape } from './base.ts';
import { refs } from './references.ts';
import { date, hours, webAddress } from './values.ts';

/** Where the clinic is. */
export interface AddressInput {
  /** House number and street. */
  readonly street: Authored<string>;
  /** The town, as on an envelope. */
  readonly town: Authored<string>;
  /** The postcode. */
  readonly postcode: Authored<string>;
  /** The quarter that visitors know it by. */
  readonly area: Authored<string>;
  /** The country's two letters, 'GB'. */
  readonly country: string;
  /** Degrees north, for maps and structured data. */
  readonly latitude: Authored<number>;
  /** Degrees east; negative west of Greenwich. */
  readonly longitude: Authored<number>;
}

/** Days on which the opening hours do not hold. */
export interface ClosureInput {
  /** The first closed day. */
  readonly from: DateText;
  /** The last closed day. */
  readonly to: DateText;
  /** Why, for visitors: 'Christmas'. */
  readonly reason: string;
}

/** A profile of the clinic on another site. */
export interface ProfileInput {
  /** The name of the network, as it is shown. */
  readonly name: string;
  /** The profile's address. */
  readonly url: Authored<WebAddress>;
}

/** A rating that others gave. */
export interface RatingInput {
  /** The average as it is shown, '5.0'. */
  readonly value: Authored<`${number}`>;
  /** The best possible rating, '5'. */
  readonly best: `${number}`;
  /** How many reviews it is the average of. */
  readonly count: Authored<number>;
  /** Where the reviews stand: 'Google'. */
  readonly source: string;
  /** Where they can be read. */
  readonly url: Authored<WebAddress>;
  /** The day on which the figures were read. */
  readonly asOf: Authored<DateText>;
  /** False keeps it out of the structured data: search engines show no stars for a business that rates itself. */
  readonly structuredData?: boolean;
}

/** Who stands behind the site, for the law and for structured data. */
export interface LegalInput {
  /** The registered name; the person's own, of a sole trader. */
  readonly name: Authored<string>;
  /** The number in the register of companies; leave it out, and the place, where the clinic is no company. */
  readonly number?: Authored<string>;
  /** Where it is registered: 'England and Wales'. */
  readonly registeredIn?: Authored<string>;
  /** The registered office; of a sole trader, the address at which documents can be served. */
  readonly registeredOffice: Authored<string>;
  /** The VAT number; leave it out where the clinic is not registered for VAT. */
  readonly vat?: Authored<string>;
  /** The provider's number at the Care Quality Commission, where the clinic is registered there. */
  readonly cqc?: Authored<string>;
}

/** The clinic itself. */
export interface ClinicInput<R extends Refs> {
  /** The trading name. */
  readonly name: Authored<string>;
  /** One line under the name. */
  readonly tagline: string;
  /** Two sentences that say what the clinic is, for search engines and structured data. */
  readonly description: Authored<string>;
  /** The language of the site, 'en-GB'. */
  readonly language: string;
  /** The time zone of the opening hours, 'Europe/London'. */
  readonly timeZone: string;
  /** Where the clinic is, part by part, with its place on a map. */
  readonly address: AddressInput;
  /** The e-mail address that visitors write to. */
  readonly email: Authored<string>;
  /** The telephone number as it is shown. */
  readonly phone: Authored<string>;
  /** Opening hours, a line a day. */
  readonly hours: { readonly [Day in Weekday]: Authored<HoursText> };
  /** Days on which the hours do not hold. */
  readonly closures?: readonly Authored<ClosureInput>[];
  /** A line beside the hours: 'Walk in or book'. */
  readonly visitNote: string;
  /** From which age the services are for. */
  readonly minimumAge: number;
  /** Profiles on other sites, in the order in which they are shown. */
  readonly socialProfiles: readonly ProfileInput[];
  /** A link that opens the place in a map. */
  readonly mapUrl: Authored<WebAddress>;
  /** The people who founded it. */
  readonly founders: readonly R['person'][];
  /** The rating that the structured data and the badge show. */
  readonly rating?: RatingInput;
  /** Who runs the clinic in law: the footer, the policies and structured data name it. */
  readonly legal: LegalInput;
}

const number = (from: number, to: number) =>
  z
    .number({ error: (issue) => `${describeValue(issue.input)} is not a number.` })
    .refine((value) => value >= from && value <= to, {
      error: (issue) => `${describeValue(issue.input)} is not between ${from} and ${to}.`,
      ...detail('config/number'),
    });

const matching = (pattern: RegExp, is: string, like: string) =>
  z.custom<string>((text) => typeof text === 'string' && pattern.test(text), {
    error: (issue) => `${describeValue(issue.input)} is not ${is}.`,
    ...detail('config/format', `Write it like ${like}.`),
  });

/** One that browsers know too: they tell by it whether it is open now (https://www.iana.org/time-zones). */
const timeZone = () =>
  z.custom<string>((text) => typeof text === 'string' && isTimeZone(text), {
    error: (issue) => `${describeValue(issue.input)} is not a time zone.`,
    ...detail('config/format', 'Write it like “Europe/London”.'),
  });

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z][A-Za-z]+\/[A-Z]/.test(name) && new Intl.DateTimeFormat('en-GB', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const rating = () =>
  shape<RatingInput>()({
    value: z.custom<`${number}`>((text) => typeof text === 'string' && /^\d(\.\d)?$/.test(text), {
      error: (issue) => `${describeValue(issue.input)} is not a rating.`,
      ...detail('config/format', 'Write it like “5.0”.'),
    }),
    best: z.custom<`${number}`>((text) => typeof text === 'string' && /^\d{1,2}$/.test(text), {
      error: (issue) => `${describeValue(issue.input)} is not a highest rating.`,
      ...detail('config/format', 'Write it like “5”.'),
    }),
    count: number(1, 1_000_000),
    source: line(),
    url: webAddress(),
    asOf: date(),
    structuredData: z.boolean().optional(),
  });

const closure = () =>
  shape<ClosureInput>()({ from: date(), to: date(), reason: line() }).refine((days) => days.from <= days.to, {
    error: 'This closure ends before it begins.',
    path: ['to'],
    ...detail('config/hours', 'Write the first closed day in “from” and the last in “to”.'),
  });

const week = () => {
  const day = hours();
  return shape<ClinicInput<Refs>['hours']>()({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  });
};

export const clinic = (declaredNames: DeclaredNames) =>
  shape<ClinicInput<Refs>>()({
    name: line(),
    tagline: line(),
    description: line(),
    language: matching(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language', '“en-GB”'),
    timeZone: timeZone(),
    address: shape<AddressInput>()({
      street: line(),
      town: line(),
      postcode: line(),
      area: line(),
      country: matching(/^[A-Z]{2}$/, 'a country', '“GB”'),
      latitude: number(-90, 90),
      longitude: number(-180, 180),
    }),
    email: matching(
      /^[a-z0-9][a-z0-9._+-]*@([a-z0-9-]+\.)+[a-z0-9-]+$/i,
      'an e-mail address',
      '“hello@clinic.example”',
    ),
    phone: matching(/^(\+\d{1,3}|0)[\d ]{8,14}$/, 'a telephone number', '“020 7946 0123” or “+44 20 7946 0123”'),
    hours: week(),
    closures: z.array(closure()).optional(),
    visitNote: line(),
    minimumAge: number(0, 99),
    socialProfiles: z.array(shape<ProfileInput>()({ name: line(), url: webAddress() })),
    mapUrl: webAddress(),
    founders: refs(declaredNames, 'person'),
    rating: rating().optional(),
    legal: shape<LegalInput>()({
      name: line(),
      number: line().optional(),
      registeredIn: line().optional(),
      registeredOffice: line(),
      vat: line().optional(),
      cqc: line().optional(),
    }),
  });
