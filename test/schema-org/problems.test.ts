/** Structured data, compared with the vocabulary of schema.org and with Google’s documentation. */
import * as assert from 'uvu/assert';
import { PRACTICE_TYPES } from '../../renderer/config/schema/department.ts';
import { problemsInData } from '../../renderer/html/schema-org/index.ts';
import { checkedWith } from '../support/checked-with.ts';
import { readDom } from '../support/dom.ts';
import { graphOf, pick, shippedSite } from '../support/shipped-site.ts';
import { suite } from '../support/suite.ts';

type Node = Readonly<Record<string, unknown>>;

const graph = (...nodes: readonly Node[]) => ({ '@context': 'https://schema.org', '@graph': nodes });
const messages = (...nodes: readonly Node[]) =>
  problemsInData(graph(...nodes))
    .filter(({ kind }) => kind === 'wrong')
    .map(({ message }) => message);
const recommended = (node: Node) =>
  problemsInData(graph(node))
    .filter(({ kind }) => kind === 'recommended')
    .map(({ property, source }) => [property, source.split('/').at(-1)]);

const ADDRESS = {
  '@type': 'PostalAddress',
  streetAddress: '1 Test Street',
  addressLocality: 'Leeds',
  postalCode: 'LS1 1AA',
  addressCountry: 'GB',
};

suite('structured data and the vocabulary of schema.org', (test) => {
  for (const type of PRACTICE_TYPES)
    test(`a department can be a “${type}”`, async () => {
      const { site, findings } = await checkedWith({ 'departments.main.type': type });
      assert.equal(
        findings.map(({ message }) => message),
        [],
      );
      const [page] = site?.pages ?? [];
      const graph = page ? graphOf(readDom(await page.html())) : [];
      const department = graph.find((node) => String(pick(node, '@id')).endsWith('/#department-main'));
      const isMedicalOnly = type === 'VeterinaryCare';
      assert.is(pick(department, '@type'), isMedicalOnly ? 'LocalBusiness' : type);
      assert.is(pick(department, 'additionalType'), isMedicalOnly ? 'https://schema.org/VeterinaryCare' : undefined);
    });

  for (const [type, property] of [
    ['Organization', 'geo'],
    ['Organization', 'openingHoursSpecification'],
    ['HealthAndBeautyBusiness', 'medicalSpecialty'],
    ['Person', 'medicalSpecialty'],
    ['Physician', 'jobTitle'],
    ['Physician', 'worksFor'],
    ['MedicalProcedure', 'offers'],
    ['MedicalProcedure', 'provider'],
    ['Service', 'duration'],
  ] as const)
    test(`“${property}” of “${type}” is not defined`, () =>
      assert.ok(
        messages({ '@type': type, name: 'A', address: ADDRESS, [property]: { '@type': 'Thing' } }).includes(
          `schema.org does not define “${property}” for “${type}”.`,
        ),
      ));

  for (const [what, node, expected] of [
    ['an unknown type', { '@type': 'CosmeticProcedure' }, '“CosmeticProcedure” is not a type of schema.org.'],
    [
      'a type that is retired in the words of its description',
      { '@type': 'ProfessionalService', name: 'A', address: ADDRESS },
      'schema.org has retired the type “ProfessionalService”.',
    ],
    ['an unknown property', { '@type': 'Thing', nmae: 'A' }, '“nmae” of “Thing” is not a property of schema.org.'],
    [
      'a property that was replaced',
      { '@type': 'Service', serviceAudience: { '@type': 'Audience' } },
      'schema.org has retired “serviceAudience” of “Service” in favour of “audience”.',
    ],
    ['an object without a type', { name: 'A' }, 'A part of the structured data has no type.'],
    [
      'a string instead of an object',
      { '@type': 'Service', provider: 'The clinic' },
      '“The clinic” is a wrong value: “provider” of “Service” is Organization or Person.',
    ],
    [
      'an object of another type',
      { '@type': 'Service', provider: { '@type': 'Offer' } },
      'An object of type “Offer” is a wrong value: “provider” of “Service” is Organization or Person.',
    ],
    [
      'a date that is not one',
      { '@type': 'Offer', validFrom: '1 May 2026' },
      '“1 May 2026” is a wrong value: “validFrom” of “Offer” is Date or DateTime.',
    ],
    ['a relative address', { '@type': 'Thing', url: '/skin' }, '“/skin” is a wrong value: “url” of “Thing” is URL.'],
    [
      'a number in words',
      { '@type': 'GeoCoordinates', latitude: true, longitude: -1.54889 },
      '“true” is a wrong value: “latitude” of “GeoCoordinates” is Number or Text.',
    ],
    [
      'a day that does not exist',
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Someday', opens: '09:00', closes: '17:00' },
      '“Someday” is a wrong value: “dayOfWeek” of “OpeningHoursSpecification” is DayOfWeek.',
    ],
  ] as const)
    test(`${what} is a problem with its property and its source`, () => assert.equal(messages(node), [expected]));

  test('members of enumerations, types below the expected one, numbers in text and several values are right', () =>
    assert.equal(
      messages({
        '@type': ['Dentist', 'MedicalClinic'],
        '@id': 'https://a.example/#a',
        name: 'A',
        address: ADDRESS,
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: 'https://schema.org/Monday',
            opens: '09:00',
            closes: '17:00',
          },
          { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Tuesday', 'Friday'], opens: '09:00', closes: '17:00' },
        ],
        geo: { '@type': 'GeoCoordinates', latitude: '53.80047', longitude: -1.54889 },
        medicalSpecialty: 'https://schema.org/Dentistry',
        founder: { '@type': 'Person', name: 'B' },
        parentOrganization: { '@id': 'https://a.example/#a' },
        logo: 'https://a.example/logo.png',
      }),
      [],
    ));

  test('a reference to a missing object, an id that is given twice, and another context are problems', () => {
    const one = { '@type': 'Thing', '@id': '#one' };
    assert.equal(messages(one, one), ['The structured data describes “#one” twice.']);
    assert.equal(messages({ '@type': 'WebPage', about: { '@id': '#two' } }), [
      'The structured data refers to “#two”, which it does not contain.',
    ]);
    assert.is(problemsInData({ '@type': 'Thing' })[0]?.message, 'The structured data does not name schema.org.');
    assert.is(problemsInData(undefined)[0]?.message, 'The structured data is not a JSON object.');
  });
});

suite('structured data and Google’s documentation', (test) => {
  test('required properties are named with the page that requires them', () => {
    const [name, address] = problemsInData(graph({ '@type': 'MedicalClinic', geo: [] }));
    assert.is(name?.message, 'Google requires “name” of “MedicalClinic”.');
    assert.is(name?.property, 'MedicalClinic.name');
    assert.is(address?.source, 'https://developers.google.com/search/docs/appearance/structured-data/local-business');
    for (const [node, missing] of [
      [{ '@type': 'AggregateRating' }, ['ratingValue', 'ratingCount']],
      [{ '@type': 'BreadcrumbList', itemListElement: [] }, ['itemListElement']],
      [{ '@type': 'FAQPage' }, ['mainEntity']],
      [{ '@type': 'Question' }, ['name', 'acceptedAnswer']],
      [{ '@type': 'WebSite' }, ['name', 'url']],
    ] as const)
      assert.equal(
        messages(node),
        missing.map((property) => `Google requires “${property}” of “${node['@type']}”.`),
      );
  });

  test('recommended properties are named once for each type that recommends them', () =>
    assert.equal(
      recommended({ '@type': 'Dentist', name: 'A', address: ADDRESS, telephone: '1', url: 'https://a.example' }),
      [
        ['Dentist.geo', 'local-business'],
        ['Dentist.openingHoursSpecification', 'local-business'],
        ['Dentist.priceRange', 'local-business'],
        ['Dentist.logo', 'organization'],
        ['Dentist.description', 'organization'],
      ],
    ));

  for (const [what, node, expected] of [
    [
      'a price with a sign',
      { '@type': 'Offer', price: '£60', priceCurrency: 'GBP' },
      '“£60” is not a valid price in structured data: use digits only, with the currency in a separate field.',
    ],
    [
      'a price without a currency',
      { '@type': 'Offer', price: '60.00' },
      '“60.00” is not a valid price in structured data: use digits only, with the currency in a separate field.',
    ],
    [
      'a rating above the best',
      { '@type': 'AggregateRating', ratingValue: 6, reviewCount: 3, bestRating: 5 },
      'A rating of 6 is not between 0 and the best, 5.',
    ],
    [
      'a rating without reviews',
      { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 0, bestRating: 5 },
      'A rating over 0 reviews is not a rating.',
    ],
    [
      'hours that end before they begin',
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '18:00', closes: '10:00' },
      '“18:00” to “10:00” are not valid opening hours.',
    ],
  ] as const)
    test(`${what} is a problem`, () => assert.equal(messages(node), [expected]));

  test('coordinates need five decimals, of which the last may be a zero that a number does not show', () => {
    const at = (latitude: number) => recommended({ '@type': 'GeoCoordinates', latitude, longitude: -1.54889 });
    assert.equal(at(53.8004), []);
    assert.equal(at(53.8), [['GeoCoordinates.latitude', 'local-business']]);
    assert.equal(at(54), [['GeoCoordinates.latitude', 'local-business']]);
  });

  test('a closed day from midnight to midnight is right', () =>
    assert.equal(
      messages({
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-26',
        opens: '00:00',
        closes: '00:00',
      }),
      [],
    ));
});

suite('the rules about structured data', (test) => {
  test('a coordinate with three decimals can end in zeros if the other one is exact', async () => {
    const { findings } = await checkedWith({ 'clinic.address.latitude': 53.801 });
    assert.equal(findings, []);
  });

  test('rough coordinates are a warning at their value, once, with the property and the source', async () => {
    const { findings } = await checkedWith({ 'clinic.address.longitude': -1.5 });
    assert.equal(
      findings.map(({ rule, severity, message, help, path }) => ({ rule, severity, message, help, path })),
      [
        {
          rule: 'seo/rich-results',
          severity: 'warning',
          message: 'The longitude -1.5 is not exact: Google requires five decimals.',
          help: 'In an online map, right-click the door of the clinic and copy all decimals. “GeoCoordinates.longitude” is explained at https://developers.google.com/search/docs/appearance/structured-data/local-business',
          path: ['clinic', 'address', 'longitude'],
        },
      ],
    );
  });

  test('the shipped site has no problem in any page, and its data states price ranges and no price of a medicine', async () => {
    const site = await shippedSite();
    for (const route of site.routes) {
      const data = { '@context': 'https://schema.org', '@graph': site.page(route).graph };
      assert.equal(problemsInData(data), [], route);
    }
    const ranges = site.page('/').graph.flatMap((node) => pick(node, 'priceRange') ?? []);
    assert.equal(ranges, ['£50–£1,480', '£250–£12,000']);
  });
});
