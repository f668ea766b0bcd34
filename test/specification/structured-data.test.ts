/** Structured data: document 1, section 1; domain rules, section 5. */
import * as assert from 'uvu/assert';
import { holds } from '../support/clinic-facts.ts';
import { linksOf, select, selectOne, wordsOf } from '../support/dom.ts';
import { pick, shippedSite } from '../support/shipped-site.ts';
import { suite } from '../support/suite.ts';
import { NEVER_OFFERED, OFFERS } from './offer-tables.ts';

const site = await shippedSite();
const ORIGIN = 'https://www.skin-and-mind.example';
const mainOf = (route: string) => site.page(route).main;
const nodesOf = (route: string, type: string) => site.page(route).graph.filter((node) => pick(node, '@type') === type);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const idsOf = (route: string) => site.page(route).graph.map((node) => String(pick(node, '@id')));

/** Returns every object inside a value. */
function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const ADDRESS = {
  '@type': 'PostalAddress',
  streetAddress: '260 Pentonville Road',
  addressLocality: 'London',
  postalCode: 'N1 9JY',
  addressCountry: 'GB',
};

/** Opening hours, section 9. Closed days are left out: a day without hours is closed. */
const HOURS = [
  ['Tuesday', '13:00', '18:00'],
  ['Wednesday', '10:00', '18:00'],
  ['Saturday', '10:00', '18:00'],
  ['Sunday', '10:00', '18:00'],
] as const;

const PEOPLE = ['founder-skin', 'founder-mind'];

const offersOf = (route: string) => nodesOf(route, 'Service').flatMap((node) => listOf(pick(node, 'offers')));

/** Returns the forms in which a page may show '1050.00': '£1,050' or '£1050'. */
const shownPrices = (price: string): readonly string[] => {
  const pounds = Number(price);
  return pounds === 0 ? ['Complimentary'] : [`£${pounds.toLocaleString('en-GB')}`, `£${pounds}`];
};

suite('an organisation with two departments', (test) => {
  const [organisation] = nodesOf('/', 'Organization');
  const departments = [...nodesOf('/', 'MedicalClinic'), ...nodesOf('/', 'HealthAndBeautyBusiness')];

  test('the departments are a medical clinic and a wellness business', () =>
    assert.equal(pick(organisation, 'department'), [
      { '@id': `${ORIGIN}/#department-skin` },
      { '@id': `${ORIGIN}/#department-mind` },
    ]));
  for (const [key, value, sentence] of [
    ['name', 'Skin + Mind', 'its name'],
    ['slogan', 'Excellence and longevity in Skin and Mind', 'the tagline'],
    ['email', 'hello@skin-and-mind.example', 'a hello e-mail'],
    ['telephone', '+442079460321', 'a phone number'],
    ['address', ADDRESS, 'address'],
    ['founder', PEOPLE.map((name) => ({ '@id': `${ORIGIN}/#person-${name}` })), 'founders'],
  ] as const)
    test(`the organisation has ${sentence}`, () => assert.equal(pick(organisation, key), value));
  test('the rating is 5/5 over 10 reviews', () => {
    const rating = pick(organisation, 'aggregateRating');
    assert.equal(
      ['ratingValue', 'bestRating', 'reviewCount'].map((key) => pick(rating, key)),
      [5, 5, 10],
    );
  });
  test('pages show the rating: 5.0 Google rating, 10 reviews', () => {
    assert.ok(holds(wordsOf(mainOf('/skin')), '5.0 from Google reviews 10 reviews'));
    assert.ok(holds(wordsOf(mainOf('/')), '5.0 Google rating'));
  });
  for (const [index, name] of ['skin', 'mind'].entries()) {
    const department = departments[index];
    test(`${name} has its id, its page and its parent`, () => {
      assert.is(pick(department, '@id'), `${ORIGIN}/#department-${name}`);
      assert.is(pick(department, 'url'), `${ORIGIN}/${name}`);
      assert.equal(pick(department, 'parentOrganization'), { '@id': `${ORIGIN}/#organisation` });
    });
    test(`${name} has the address`, () => assert.equal(pick(department, 'address'), ADDRESS));
    test(`${name} has the coordinates`, () => {
      assert.ok(Math.abs(Number(pick(department, 'geo', 'latitude')) - 51.531) < 0.01);
      assert.ok(Math.abs(Number(pick(department, 'geo', 'longitude')) + 0.12) < 0.01);
    });
    for (const [at, [day, opens, closes]] of HOURS.entries())
      test(`${name} is open on ${day} ${opens}–${closes}`, () => {
        const hours = pick(department, 'openingHoursSpecification', at);
        assert.is(pick(hours, 'dayOfWeek'), `https://schema.org/${day}`);
        assert.is(pick(hours, 'opens'), opens);
        assert.is(pick(hours, 'closes'), closes);
      });
    test(`${name} is closed on every other day`, () =>
      assert.is(listOf(pick(department, 'openingHoursSpecification')).length, HOURS.length));
    test(`${name} has its closures, from midnight to midnight`, () => {
      const [closure] = listOf(pick(department, 'specialOpeningHoursSpecification'));
      assert.equal(
        ['opens', 'closes', 'validFrom', 'validThrough'].map((key) => pick(closure, key)),
        ['00:00', '00:00', '2026-12-24', '2027-01-01'],
      );
    });
  }
  for (const [day, opens, closes] of HOURS)
    test(`the clinic page shows ${day} ${opens}–${closes}`, () =>
      assert.ok(holds(wordsOf(mainOf('/clinic')), `${day} ${opens}–${closes}`)));
  test('the clinic page shows the closure', () =>
    assert.ok(holds(wordsOf(mainOf('/clinic')), 'Closed 24 December 2026 to 1 January 2027')));
  for (const name of PEOPLE)
    test(`${name} is a person with a title and a registration number`, () => {
      const person = nodesOf('/', 'Person').find((node) => pick(node, '@id') === `${ORIGIN}/#person-${name}`);
      assert.equal(pick(person, 'worksFor'), { '@id': `${ORIGIN}/#organisation` });
      assert.is(pick(person, 'identifier', 'propertyID'), 'GMC');
      for (const words of [
        pick(person, 'name'),
        pick(person, 'jobTitle'),
        `GMC ${pick(person, 'identifier', 'value')}`,
      ])
        assert.ok(holds(wordsOf(mainOf('/team')), String(words)), String(words));
    });
});

suite('structured data of every page', (test) => {
  const onEvery = (title: string, check: (route: string) => void) =>
    test(title, () => {
      for (const route of site.routes) check(route);
    });
  const clinic = (route: string) =>
    ['Organization', 'MedicalClinic', 'HealthAndBeautyBusiness', 'Person', 'WebSite'].map((type) =>
      nodesOf(route, type),
    );

  onEvery('describes the clinic in the same words', (route) => assert.equal(clinic(route), clinic('/'), route));
  onEvery('is one graph in the vocabulary of schema.org', (route) =>
    assert.is(select(site.page(route).dom, 'script[type=application/ld+json]').length, 1, route),
  );
  onEvery('gives each item one id, below the address of the site', (route) => {
    assert.is(new Set(idsOf(route)).size, idsOf(route).length, route);
    for (const id of idsOf(route)) assert.match(id, new RegExp(`^${ORIGIN}/.*#[a-z0-9-]+$`), route);
  });
  onEvery('refers only to items that exist', (route) => {
    for (const object of objectsIn(site.page(route).graph)) {
      const keys = Object.keys(object);
      if (keys.length === 1 && keys[0] === '@id') assert.ok(idsOf(route).includes(String(pick(object, '@id'))), route);
    }
  });
  onEvery('contains the canonical address, title and description of the page', (route) => {
    const [page] = nodesOf(route, 'WebPage');
    const { canonical, title, meta } = site.page(route);
    assert.equal(
      [pick(page, 'url'), pick(page, 'name'), pick(page, 'description')],
      [...[canonical, title, meta('description')]],
    );
  });
  onEvery('writes prices in GBP without a sign or a comma', (route) => {
    for (const object of objectsIn(site.page(route).graph)) {
      const price = pick(object, 'price');
      if (price === undefined) continue;
      assert.match(String(price), /^\d+\.\d\d$/, route);
      assert.is(pick(object, 'priceCurrency'), 'GBP', route);
    }
  });
  for (const route of site.routes.filter((of) => offersOf(of).length > 0))
    test(`the page shows the price of each offer: ${route}`, () => {
      for (const offer of offersOf(route)) {
        const shown = shownPrices(String(pick(offer, 'price')));
        const there = shown.some((words) => holds(wordsOf(mainOf(route)), words));
        assert.ok(there, `${pick(offer, 'name')}: ${shown[0]} is not on the page`);
      }
    });
  onEvery('shows each service by its name', (route) => {
    for (const service of nodesOf(route, 'Service'))
      assert.ok(holds(wordsOf(mainOf(route)), String(pick(service, 'name'))), route);
  });
  onEvery('the page shows each question and answer', (route) => {
    const said = wordsOf(mainOf(route));
    for (const question of nodesOf(route, 'FAQPage').flatMap((node) => listOf(pick(node, 'mainEntity')))) {
      assert.ok(said.includes(String(pick(question, 'name'))), `${route}: ${pick(question, 'name')}`);
      assert.ok(said.includes(String(pick(question, 'acceptedAnswer', 'text'))), `${route}: ${pick(question, 'name')}`);
    }
  });
  onEvery('numbers the steps of its breadcrumb, each of which is a page of the site', (route) => {
    for (const [index, step] of nodesOf(route, 'BreadcrumbList')
      .flatMap((node) => listOf(pick(node, 'itemListElement')))
      .entries()) {
      assert.is(pick(step, 'position'), index + 1);
      assert.ok(site.routes.includes(String(pick(step, 'item')).slice(ORIGIN.length)), String(pick(step, 'item')));
    }
  });
  onEvery('has the same breadcrumb as the page, if the page shows one', (route) => {
    const [nav] = select(mainOf(route), 'nav[aria-label=Breadcrumb]');
    const [list] = nodesOf(route, 'BreadcrumbList');
    if (!nav || !list) return;
    assert.equal(
      listOf(pick(list, 'itemListElement')).map((step) => pick(step, 'name')),
      [...linksOf(nav).map(({ label }) => label), wordsOf(selectOne(nav, '[aria-current=page]'))],
      route,
    );
  });
});

suite('services and offers', (test) => {
  for (const [route, name, price, unit] of OFFERS)
    test(`${route} offers ${name} for ${price}${unit ? ` per ${unit}` : ''}`, () => {
      const offer = offersOf(route).find((of) => pick(of, 'name') === name);
      assert.is(pick(offer, 'price'), price);
      assert.is(pick(offer, 'priceCurrency'), 'GBP');
      assert.is(pick(offer, 'priceSpecification', 'unitText'), unit);
      assert.is(pick(offer, 'priceSpecification', 'valueAddedTaxIncluded'), true);
    });
  for (const route of new Set(OFFERS.map(([of]) => of)))
    test(`${route} has exactly these offers`, () =>
      assert.is(offersOf(route).length, OFFERS.filter(([of]) => of === route).length));
  for (const [route, price] of [
    ['/treatments/eye-rejuvenation', 250],
    ['/treatments/full-face-regeneration', 300],
  ] as const)
    test(`${route}: a “From” price is the lowest`, () =>
      assert.is(pick(offersOf(route)[0], 'priceSpecification', 'minPrice'), price));
  for (const route of NEVER_OFFERED)
    test(`${route}: prescription-only and coming-soon treatments are named without an offer`, () => {
      assert.is(nodesOf(route, 'Service').length, 1);
      assert.equal(offersOf(route), []);
    });
});

suite('FAQPage', (test) => {
  for (const route of NEVER_OFFERED)
    test(`${route} has no offer for a prescription-only medicine`, () => assert.equal(nodesOf(route, 'FAQPage'), []));
  for (const [route, count] of [
    ['/mind', 7],
    ['/bio', 3],
    ['/clinic', 3],
    ['/consultations/skin', 5],
    ['/consultations/mind', 5],
    ['/treatments/profhilo', 6],
    ['/treatments/sculptra', 6],
  ] as const)
    test(`${route} has ${count} questions`, () =>
      assert.is(listOf(pick(nodesOf(route, 'FAQPage')[0], 'mainEntity')).length, count));
});
