import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import type { AgeText, DateText, WebAddress } from '../text.ts';
import { isTimeZone } from '../time-zone.ts';
import { type AddressInput, address } from './address.ts';
import { type DeclaredNames, describeValue, detail, line, shape } from './base.ts';
import { type ConsultationInput, type PracticeType, practice } from './department.ts';
import { email } from './email.ts';
import { matching, wholeNumberBetween } from './limited.ts';
import {
  type BankHolidayHours,
  bankHolidays,
  type ClosureInput,
  closures,
  type SpecialHoursInput,
  specialHours,
  type WeekInput,
  week,
} from './opening-hours.ts';
import { noOverlap } from './overlapping-days.ts';
import type { PaletteInput } from './palette.ts';
import { phone } from './phone.ts';
import { refs } from './references.ts';
import { age, pastDate } from './values.ts';
import { webAddress } from './web-address.ts';

/** A profile of the clinic on another site. */
export interface ProfileInput {
  /** The name of the network, as it is shown. */
  readonly name: Authored<string>;
  /** The profile's address. */
  readonly url: Authored<WebAddress>;
}

/** A rating on another site. */
export interface RatingInput {
  /** The average as it is shown, '5.0'. */
  readonly value: Authored<`${number}`>;
  /** The best possible rating, '5'. */
  readonly best: Authored<`${number}`>;
  /** The number of reviews. */
  readonly count: Authored<number>;
  /** The site with the reviews: 'Google'. */
  readonly source: Authored<string>;
  /** The address of the reviews. */
  readonly url: Authored<WebAddress>;
  /** The day on which the figures were read: '2026-11-02'. */
  readonly asOf: Authored<DateText>;
  /**
   * Set this to `false` to leave the rating out of the structured data: search engines show no stars for a business
   * that rates itself.
   */
  readonly structuredData?: Authored<boolean>;
  /** `true` if `testimonials` contains all reviews of this source: their number and average must then agree with it. */
  readonly allListed?: Authored<boolean>;
}

/** The legal owner of the site, for the footer, the policies and structured data. */
export interface LegalInput {
  /** The registered name, or the name of a sole trader. */
  readonly name: Authored<string>;
  /** The company number. Leave it and `registeredIn` out if the clinic is not a company. */
  readonly number?: Authored<string>;
  /** The place of registration: 'England and Wales'. */
  readonly registeredIn?: Authored<string>;
  /** The registered office, or the address of a sole trader for legal documents. */
  readonly registeredOffice: Authored<string>;
  /** The VAT number. Leave it out if the clinic is not registered for VAT. */
  readonly vat?: Authored<string>;
  /** The provider number of the Care Quality Commission, if the clinic is registered there. */
  readonly cqc?: Authored<string>;
  /** Outside England, the inspectorate and the registration number: 'Healthcare Inspectorate Wales, W00012345'. */
  readonly regulator?: Authored<string>;
}

/** The clinic itself. */
export interface ClinicInput<R extends Refs> {
  /** The trading name. */
  readonly name: Authored<string>;
  /** One line under the name. */
  readonly tagline: Authored<string>;
  /** Two sentences that describe the clinic, for search engines and structured data. */
  readonly description: Authored<string>;
  /** The language of the site, 'en-GB'. */
  readonly language: Authored<string>;
  /** The time zone of the opening hours, 'Europe/London'. */
  readonly timeZone: Authored<string>;
  /** The address of the clinic and its position on a map. */
  readonly address: Authored<AddressInput>;
  /** The e-mail address that visitors write to. */
  readonly email: Authored<string>;
  /** The telephone number as it is shown. */
  readonly phone: Authored<string>;
  /** The opening hours of each day. */
  readonly hours: WeekInput;
  /** Days on which the clinic is closed: `[{ from: '2026-12-24', to: '2026-12-28', reason: 'Christmas' }]`. */
  readonly closures?: readonly Authored<ClosureInput>[];
  /** Days with other opening hours: `[{ from: '2026-12-24', hours: '10:00–14:00', reason: 'Christmas Eve' }]`. */
  readonly specialHours?: readonly Authored<SpecialHoursInput>[];
  /**
   * The hours on the bank holidays of each year: closed, other hours, or as usual. A day in `closures` or `specialHours`
   * has the hours stated there.
   */
  readonly bankHolidays?: { readonly [year: string]: Authored<BankHolidayHours> };
  /** A line beside the hours: 'Walk in or book'. */
  readonly visitNote: Authored<string>;
  /** The minimum age of the people who book; 0 if there is none. */
  readonly minimumAge: Authored<number>;
  /** Profiles on other sites, in the order in which they are shown. */
  readonly socialProfiles: readonly Authored<ProfileInput>[];
  /** A link that opens the clinic's location in a map. */
  readonly mapUrl: Authored<WebAddress>;
  /** The people who founded it. */
  readonly founders: readonly Authored<R['person']>[];
  /** The rating in the structured data and the badge. */
  readonly rating?: Authored<RatingInput>;
  /** How old a testimonial may become: '2 years'. Older ones are reported. */
  readonly maxTestimonialAge?: Authored<AgeText>;
  /** The legal owner of the clinic: the footer, the policies and structured data name it. */
  readonly legal: Authored<LegalInput>;
  /** The type in the schema.org vocabulary, as exact as possible. This and the next three fields are for a clinic without departments. */
  readonly type?: Authored<PracticeType>;
  /** The colours: one of the two palettes of the theme, or its own. */
  readonly palette?: 'warm' | 'cool' | PaletteInput;
  /** The first appointment of a new client. */
  readonly consultation?: Authored<ConsultationInput<R>>;
  /** The button for returning clients. */
  readonly returning?: Authored<Action<R>>;
}

/**
 * A time zone that browsers know too: they use it to compute whether the clinic is open now
 * (https://www.iana.org/time-zones).
 */
const timeZone = () =>
  z.custom<string>((text) => typeof text === 'string' && isTimeZone(text), {
    error: (issue) => `${describeValue(issue.input)} is not a time zone.`,
    ...detail('config/format', 'Write it like “Europe/London”.'),
  });

const rating = () =>
  shape<RatingInput>()({
    value: matching<`${number}`>(/^\d(\.\d)?$/, 'a rating', '“4.9”'),
    best: matching<`${number}`>(/^\d{1,2}$/, 'a highest rating', '“5”'),
    count: wholeNumberBetween(1, 1_000_000),
    source: line(),
    url: webAddress(),
    asOf: pastDate(),
    structuredData: z.boolean().optional(),
    allListed: z.boolean().optional(),
  }).superRefine(({ value, best, structuredData }, context) => {
    // `seo/structured-data` reports it where search engines read it.
    if (structuredData !== false || Number(value) <= Number(best)) return;
    context.addIssue({
      code: 'custom',
      message: `“${value}” is more than “${best}”, the best possible rating.`,
      input: value,
      path: ['value'],
      ...detail('config/number', 'Copy the rating from its page, or correct “best”.'),
    });
  });

export const clinic = (declaredNames: DeclaredNames) => {
  const { type, palette, consultation, returning } = practice(declaredNames);
  return shape<ClinicInput<Refs>>()({
    name: line(),
    tagline: line(),
    description: line(),
    language: matching(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language', '“en-GB”'),
    timeZone: timeZone(),
    address: address(),
    email: email(),
    phone: phone(),
    hours: week(),
    closures: closures().optional(),
    specialHours: specialHours().optional(),
    bankHolidays: bankHolidays().optional(),
    visitNote: line(),
    minimumAge: wholeNumberBetween(0, 70),
    socialProfiles: z.array(shape<ProfileInput>()({ name: line(), url: webAddress() })),
    mapUrl: webAddress(),
    founders: refs(declaredNames, 'person'),
    rating: rating().optional(),
    maxTestimonialAge: age().optional(),
    legal: shape<LegalInput>()({
      name: line(),
      number: line().optional(),
      registeredIn: line().optional(),
      registeredOffice: line(),
      vat: line().optional(),
      cqc: line().optional(),
      regulator: line().optional(),
    }),
    type: type.optional(),
    palette: palette.optional(),
    consultation: consultation.optional(),
    returning: returning.optional(),
  }).superRefine(noOverlap);
};
