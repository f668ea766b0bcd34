/** Tests how structured data expresses the forms of a treatment. test/schema-org/ checks all of it against the vocabulary. */
import * as assert from 'uvu/assert';
import { readDom } from '../support/dom.ts';
import { configOf } from '../support/practices.ts';
import { graphOf, pick } from '../support/shipped-site.ts';
import { checkedOnce, checkFile, memoryIo } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

type Checking = ReturnType<typeof checkFile>;

/** Returns the structured data of a page. */
async function dataOn(checking: Checking, route: string): Promise<readonly unknown[]> {
  const { site } = await checking;
  const page = site?.pages.find((each) => each.route === route);
  if (!page) throw new Error(`There is no page “${route}”.`);
  return graphOf(readDom(await page.html()));
}

const dental = (): Checking => checkedOnce(configOf('dental'));
const optician = (): Checking => checkedOnce(configOf('optician'));
const dentalOn = (day: string): Checking => checkFile(configOf('dental'), {}, memoryIo({ today: () => day }));

/** Returns all objects in a value, at every depth. */
const objectsIn = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

/** Returns the nodes that describe a treatment. */
const serviceIn = (graph: readonly unknown[], slug: string) =>
  graph.filter((node) => String(pick(node, '@id')).endsWith(`/#treatment-${slug}`));

/** Returns the offers for a treatment in a table of prices. */
const offersIn = (graph: readonly unknown[], slug: string) =>
  objectsIn(graph).filter((node) => String(pick(node, 'itemOffered', '@id')).endsWith(`/#treatment-${slug}`));

suite('structured data of a treatment', (test) => {
  test('states the whole price, and no instalment, if clients can pay in instalments', async () => {
    const graph = await dataOn(dental(), '/fees/single-implant');
    const [service] = serviceIn(graph, 'single-implant');
    assert.is(pick(service, 'offers', 0, 'price'), '2640.00');
    assert.equal(pick(service, 'offers', 0, 'priceSpecification'), {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'GBP',
      price: '2640.00',
      unitText: 'tooth',
    });
    assert.not(JSON.stringify(graph).includes('220'));
  });

  test('states no duration, which schema.org does not define for services, over several visits either', async () => {
    for (const route of ['/fees', '/fees/single-implant'])
      for (const node of objectsIn(await dataOn(dental(), route)))
        assert.not(Object.keys(node).some((name) => /duration|timeRequired|eligibleDuration/i.test(name)));
  });

  test('names each of its categories, on its own page and in the table of prices', async () => {
    for (const [route, slug] of [
      ['/fees/whitening', 'whitening'],
      ['/fees', 'whitening'],
    ] as const) {
      const services = serviceIn(await dataOn(dental(), route), slug);
      assert.equal(
        services.map((service) => pick(service, 'serviceType')),
        [['Aligners and whitening', 'Check-ups and hygiene']],
        route,
      );
    }
  });

  test('names its single category as a string', async () => {
    const [service] = serviceIn(await dataOn(dental(), '/fees/single-implant'), 'single-implant');
    assert.is(pick(service, 'serviceType'), 'Missing teeth');
  });

  test('offers a treatment of several categories once in the table of prices', async () =>
    assert.is(offersIn(await dataOn(dental(), '/fees'), 'whitening').length, 1));

  test('states the first and the last day of a reduced price', async () => {
    const [offer] = offersIn(await dataOn(dental(), '/fees'), 'whitening');
    assert.equal(
      ['price', 'validFrom', 'validThrough', 'priceValidUntil'].map((name) => pick(offer, name)),
      ['290.00', '2026-11-01', '2027-02-28', '2027-02-28'],
    );
  });

  test('states the usual price, valid until further notice, after the last day of a reduced price', async () => {
    const [offer] = offersIn(await dataOn(dentalOn('2027-03-01'), '/fees'), 'whitening');
    assert.is(pick(offer, 'price'), '340.00');
    assert.not(Object.keys(offer ?? {}).some((name) => name.startsWith('valid') || name === 'priceValidUntil'));
  });
});

suite('structured data of a clinic that is booked by phone alone', (test) => {
  test('has the telephone number, and no action or address of an online booking', async () => {
    const { site } = await optician();
    for (const { route } of site?.pages ?? []) {
      const graph = await dataOn(optician(), route);
      assert.not(objectsIn(graph).some((node) => 'potentialAction' in node || pick(node, '@type') === 'ReserveAction'));
      assert.not(JSON.stringify(graph).includes('/go/'), route);
      assert.ok(
        graph.some((node) => pick(node, 'telephone') === '+441632960733'),
        route,
      );
    }
  });
});

suite('structured data of a table of all prices', (test) => {
  test('contains every category that has prices, and every price with its currency and its treatment', async () => {
    const graph = await dataOn(optician(), '/prices');
    const catalog = graph.find((node) => pick(node, '@type') === 'OfferCatalog');
    const groups = objectsIn(pick(catalog, 'itemListElement')).filter((node) => pick(node, '@type') === 'OfferCatalog');
    assert.equal(
      groups.map((group) => pick(group, 'name')),
      ['Eye tests', 'Glasses', 'Contact lenses', 'Children'],
    );
    const offers = objectsIn(catalog).filter((node) => pick(node, '@type') === 'Offer');
    const ids = new Set(graph.map((node) => pick(node, '@id')));
    for (const offer of offers) {
      assert.match(String(pick(offer, 'price')), /^\d+\.\d\d$/);
      assert.is(pick(offer, 'priceCurrency'), 'GBP');
      assert.ok(ids.has(pick(offer, 'itemOffered', '@id')), String(pick(offer, 'name')));
    }
  });

  test('states the unit of each price, and leaves out treatments without a price', async () => {
    const graph = await dataOn(optician(), '/prices');
    const unit = (slug: string) => pick(offersIn(graph, slug)[0], 'priceSpecification', 'unitText');
    assert.equal(['varifocals', 'sunglasses', 'lens-aftercare'].map(unit), ['lens', 'pair', 'visit']);
    assert.equal(offersIn(graph, 'overnight-lenses'), []);
  });
});
