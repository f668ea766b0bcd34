import type {
  AggregateRating,
  OpeningHoursSpecification,
  Organization,
  Person as PersonNode,
  PostalAddress,
  PropertyValue,
  Thing,
  WebSite,
} from 'schema-dts';
import { isWhole } from '../../config/derived/department.ts';
import { allSpecialDays } from '../../config/derived/special-days.ts';
import { type PracticeType, WHOLE_CLINIC } from '../../config/schema/department.ts';
import type { Clinic, Department, Person, Site } from '../../config/site.ts';
import { clockTime, openTimes, WEEKDAYS } from '../../facts/hours.ts';
import { internationalNumber } from '../../facts/phone.ts';
import type { ViewContext } from '../../pages/context.ts';
import { ids } from './ids.ts';
import { priceRangeOf } from './price-range.ts';

/** Returns the clinic with its departments and founders, and the website; they are the same on every page. */
export function organisation({ site, plain }: Pick<ViewContext, 'site' | 'plain'>, origin: string): readonly Thing[] {
  const id = ids(origin);
  const { clinic } = site;
  const [whole] = Object.entries(site.departments).flatMap(([name, one]) => (isWhole(name) ? [one] : []));
  const departments = whole ? [] : Object.entries(site.departments);
  const founders = [...new Set(clinic.founders)];
  const root: Organization = {
    ...(whole ? typeFields(whole.type) : { '@type': 'Organization' }),
    '@id': id.organisation,
    name: clinic.name,
    legalName: clinic.legal.name,
    ...(clinic.legal.vat === undefined ? {} : { vatID: clinic.legal.vat }),
    slogan: clinic.tagline,
    description: clinic.description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: clinic.email,
    telephone: internationalNumber(clinic.phone),
    address: addressNode(clinic),
    founder: founders.map((name) => ({ '@id': id.person(name) })),
    ...(departments.length > 0 ? { department: departments.map(([name]) => ({ '@id': id.department(name) })) } : {}),
    sameAs: clinic.socialProfiles.map(({ url }) => url),
    ...(whole ? placeFields(site, WHOLE_CLINIC, origin) : {}),
    ...(clinic.rating && clinic.rating.structuredData !== false ? { aggregateRating: ratingNode(clinic.rating) } : {}),
  };
  return [
    root,
    ...departments.map(([name, department]) =>
      departmentNode(site, name, plain(department.description), department, origin),
    ),
    ...founders.flatMap((name) => founderNode(site, name, origin)),
    websiteNode(clinic, origin),
  ];
}

/**
 * Schema.org defines hours and prices for a LocalBusiness, which VeterinaryCare is not: a practice for animals is a
 * LocalBusiness with that additional type (https://schema.org/VeterinaryCare).
 */
const typeFields = (type: PracticeType) =>
  type === 'VeterinaryCare'
    ? ({ '@type': 'LocalBusiness', additionalType: 'https://schema.org/VeterinaryCare' } as const)
    : { '@type': type };

const addressNode = ({ address }: Clinic): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.town,
  postalCode: address.postcode,
  addressCountry: address.country,
});

const ratingNode = ({ value, best, count }: NonNullable<Clinic['rating']>): AggregateRating => ({
  '@type': 'AggregateRating',
  // The site displays '5.0'; the data contains the number 5.
  ratingValue: Number(value),
  bestRating: Number(best),
  reviewCount: count,
});

/** Hours, prices and coordinates belong to a place: schema.org defines none of them for an Organization. */
function placeFields(site: Site, department: string, origin: string) {
  const { clinic } = site;
  const priceRange = priceRangeOf(site, department);
  return {
    image: `${origin}/icon-512.png`,
    geo: {
      '@type': 'GeoCoordinates' as const,
      latitude: clinic.address.latitude,
      longitude: clinic.address.longitude,
    },
    hasMap: clinic.mapUrl,
    ...(priceRange === undefined ? {} : { priceRange }),
    openingHoursSpecification: openingNodes(clinic),
    ...specialNodes(site),
  };
}

function departmentNode(site: Site, name: string, description: string, department: Department, origin: string): Thing {
  const id = ids(origin);
  const { clinic } = site;
  return {
    ...typeFields(department.type),
    '@id': id.department(name),
    name: `${clinic.name}: ${department.name}`,
    description,
    url: `${origin}${department.page}`,
    telephone: internationalNumber(clinic.phone),
    address: addressNode(clinic),
    ...placeFields(site, name, origin),
    parentOrganization: { '@id': id.organisation },
  };
}

const DAYS = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const;

/** A day without hours is closed, so closed days are left out (https://schema.org/openingHoursSpecification). */
const openingNodes = (clinic: Clinic): readonly OpeningHoursSpecification[] =>
  WEEKDAYS.flatMap((day) =>
    openTimes(clinic.hours[day]).map(
      ({ opens, closes }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS[day],
        opens: clockTime(opens),
        closes: clockTime(closes),
      }),
    ),
  );

/**
 * The days on which other hours apply. Hours from midnight to midnight mean that the place is closed
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
function specialNodes(site: Site): { specialOpeningHoursSpecification?: readonly OpeningHoursSpecification[] } {
  const nodes = allSpecialDays(site).flatMap(({ from, to, hours }) =>
    (hours.kind === 'closed' ? [MIDNIGHT] : hours.times).map(
      ({ opens, closes }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        opens: clockTime(opens),
        closes: clockTime(closes),
        validFrom: from,
        validThrough: to,
      }),
    ),
  );
  return nodes.length === 0 ? {} : { specialOpeningHoursSpecification: nodes };
}

const MIDNIGHT = { opens: 0, closes: 0 };

function founderNode(site: Site, name: string, origin: string): readonly PersonNode[] {
  const person = site.people[name];
  if (!person) return [];
  const id = ids(origin);
  return [
    {
      '@type': 'Person',
      '@id': id.person(name),
      name: person.name,
      jobTitle: person.title,
      worksFor: { '@id': id.organisation },
      ...(person.registration ? { identifier: registrationNode(person.registration) } : {}),
    },
  ];
}

const registrationNode = ({ register, number }: NonNullable<Person['registration']>): PropertyValue => ({
  '@type': 'PropertyValue',
  propertyID: register,
  value: number,
});

const websiteNode = (clinic: Clinic, origin: string): WebSite => ({
  '@type': 'WebSite',
  '@id': ids(origin).website,
  url: `${origin}/`,
  name: clinic.name,
  inLanguage: clinic.language,
  publisher: { '@id': ids(origin).organisation },
});
