import * as assert from 'uvu/assert';
import type { CheckedInMemory } from '../support/checked-with.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const TABLE = { kind: 'priceTable' };
const ROUTE = '/treatments';

/** A second department, with a treatment that has options. */
const SECOND = {
  'departments.second': {
    name: 'Second',
    label: 'Second',
    description: 'The second department.',
    type: 'LocalBusiness',
    page: '/second',
    palette: 'warm',
    consultation: {
      name: 'second visit',
      treatment: 'stones',
      location: 'upstairs',
      practitioner: 'with a therapist',
      page: '/second',
      action: { label: 'Book a second visit', to: '/go/visit' },
    },
    returning: { label: 'Book again', to: '/go/visit' },
  },
  'routes./second': { title: 'Second', description: 'The second department.', name: 'Second' },
  'pages./second': [{ kind: 'placeholder', title: 'Second', lines: [], actions: [] }],
  'categories.stones': {
    name: 'Stones',
    department: 'second',
    anchor: 'stones',
    route: '/second',
    description: 'Everything with stones.',
  },
  'catalogue.stones': {
    category: 'stones',
    name: 'Hot stones',
    description: 'Stones, warm and still.',
    price: 'From £40',
    duration: '30min',
    book: 'visit',
    image: 'dot',
    options: {
      half: {
        title: 'Half an hour',
        price: '£40',
        duration: '30min',
        book: 'visit',
        packages: [{ label: 'Course of four', sessions: 4, price: '£140' }],
      },
      hour: { title: 'An hour', price: '£70', duration: '1h', book: 'visit' },
    },
  },
  'programmes.weeks': {
    name: 'Five weeks',
    department: 'second',
    schedule: '5 sessions over 10 weeks',
    price: '£230',
    instalments: '2 x £115',
    description: 'Five sessions.',
    book: 'visit',
  },
};

const htmlOf = async (checked: CheckedInMemory): Promise<string> =>
  (await checked.site?.pages.find(({ route }) => route === ROUTE)?.html()) ?? '';

const pageWith = async (values: Readonly<Record<string, unknown>>, table: object = TABLE): Promise<string> =>
  htmlOf(await checkedWith({ ...SECOND, ...values, [`pages.${ROUTE}`]: [table] }));

/** The table on a day, with a price that is reduced in December and January. */
const tableOn = (at: string): Promise<CheckedInMemory> => {
  const reduced = {
    price: '£45 per session',
    runs: { from: '2026-12-01', until: '2027-01-31' },
    normalSince: '2026-03-01',
  };
  const values = { 'catalogue.massage.packages': undefined, 'catalogue.massage.reduced': reduced };
  return checkedWith({ ...values, [`pages.${ROUTE}`]: [TABLE] }, {}, { at });
};

/** The rows of the table as text, cells separated by a bar. */
const rowsOf = (html: string): readonly string[] =>
  [...(/<table[\s\S]*?<\/table>/.exec(html)?.[0] ?? '').matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) =>
    row
      .replaceAll(/<\/t[hd]>(?=<t)/g, '|')
      .replaceAll(/<[^>]+>/g, '')
      .trim(),
  );

interface Node {
  readonly '@type'?: string;
  readonly '@id'?: string;
  readonly name?: string;
  readonly mainEntity?: { readonly '@id': string };
  readonly itemListElement?: readonly Node[];
  readonly itemOffered?: { readonly '@id': string };
  readonly price?: string;
  readonly priceValidUntil?: string;
  readonly priceSpecification?: { readonly unitText?: string };
}

const graphOf = (html: string): readonly Node[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{"@graph":[]}')['@graph'];
const catalogOf = (html: string) => graphOf(html).find((node) => node['@type'] === 'OfferCatalog');

suite('the table of all prices', (test) => {
  test('lists every treatment by category, with options, courses, savings and programmes', async () =>
    assert.equal(rowsOf(await pageWith({})), [
      'Treatment|Duration|Price',
      'Hands',
      'Massage|1h|£60 per session',
      'Massage: Course of five||£250 Save £50',
      'Cupping|30min|TBA',
      'Stones',
      'Hot stones|30min|From £40',
      'Hot stones: Half an hour|30min|£40',
      'Hot stones: Half an hour, Course of four||£140 Save £20',
      'Hot stones: An hour|1h|£70',
      'Programmes',
      'Five weeks|5 sessions over 10 weeks|£230 or 2 x £115 = £230 in all',
    ]));

  test('shows a reduced price with the usual one and its last day, and afterwards the usual price alone', async () => {
    const rowOn = async (at: string) =>
      rowsOf(await htmlOf(await tableOn(at))).find((row) => row.startsWith('Massage'));
    assert.is(await rowOn('2026-12-01T12:00:00Z'), 'Massage|1h|£45 per session instead of £60 until 31 January 2027');
    assert.is(await rowOn('2027-02-01T12:00:00Z'), 'Massage|1h|£60 per session');
  });

  test('lists only the prices of its department if it names one', async () =>
    assert.equal(rowsOf(await pageWith({}, { ...TABLE, department: 'main' })), [
      'Treatment|Duration|Price',
      'Hands',
      'Massage|1h|£60 per session',
      'Massage: Course of five||£250 Save £50',
      'Cupping|30min|TBA',
    ]));

  test('links each treatment to its page, and each category to its own', async () => {
    const html = await pageWith({});
    assert.match(html, '<a href="/treatments/massage">Massage</a>');
    assert.match(html, '<a href="/treatments/stones">Hot stones</a>');
    assert.match(html, '<a href="/second">Stones</a>');
  });

  test('shows its heading and its text', async () => {
    const html = await pageWith({}, { ...TABLE, text: 'In pounds.', note: 'From {catalogue.stones.amount}.' });
    assert.match(html, '<h2 class="t3">Prices</h2><p class="s">In pounds.</p>');
    assert.match(html, 'From £40.');
  });
});

suite('the structured data of a page with a table of all prices', (test) => {
  test('is a catalogue of the offers, by category, as the main entity of the page', async () => {
    const html = await pageWith({});
    const catalog = catalogOf(html);
    assert.is(graphOf(html).find((node) => node['@type'] === 'WebPage')?.mainEntity?.['@id'], catalog?.['@id']);
    assert.equal(
      catalog?.itemListElement?.map(({ name, itemListElement }) => [
        name,
        itemListElement?.map((offer) => `${offer.name} ${offer.price}`),
      ]),
      [
        ['Hands', ['Massage 60.00', 'Massage: Course of five 250.00']],
        [
          'Stones',
          [
            'Hot stones: Half an hour 40.00',
            'Hot stones: An hour 70.00',
            'Hot stones, Half an hour: Course of four 140.00',
          ],
        ],
        ['Programmes', ['Five weeks 230.00']],
      ],
    );
    assert.is(catalog?.itemListElement?.[0]?.itemListElement?.[0]?.priceSpecification?.unitText, 'session');
  });

  test('offers a reduced price until its last day', async () => {
    const offer = catalogOf(await htmlOf(await tableOn('2026-12-01T12:00:00Z')))?.itemListElement?.[0]
      ?.itemListElement?.[0];
    assert.is(offer?.price, '45.00');
    assert.is(offer?.priceValidUntil, '2027-01-31');
  });

  test('describes each service that it refers to once', async () => {
    const { site, findings } = await checkedWith({ ...SECOND, [`pages.${ROUTE}`]: [TABLE, TABLE] });
    assert.ok(site);
    assert.equal(
      findings.filter(({ rule }) => rule === 'content/structured-data' || rule === 'price/structured-data'),
      [],
    );
  });

  test('offers no prescription-only medicine', async () => {
    const html = await pageWith({ 'catalogue.stones.prescriptionOnly': true });
    assert.equal(
      catalogOf(html)?.itemListElement?.map(({ name }) => name),
      ['Hands', 'Programmes'],
    );
  });

  test('contains no catalogue if the page has no such table', async () => {
    const { site } = await checkedWith({});
    const html = (await site?.pages.find(({ route }) => route === ROUTE)?.html()) ?? '';
    assert.is(catalogOf(html), undefined);
  });
});

suite('the check of a table of all prices', (test) => {
  test('reports a department without prices', async () => {
    const { findings } = await checkedWith({
      ...SECOND,
      'catalogue.stones.category': 'hands',
      'programmes.weeks.department': 'main',
      [`pages.${ROUTE}.1`]: { ...TABLE, department: 'second' },
    });
    const found = findings.find(({ message }) => message.includes('“second” has no'));
    assert.is(found?.message, 'This section is empty: “second” has no treatments and no programmes.');
  });

  test('reports the price of a prescription-only medicine on a page that all visitors see', async () => {
    const { findings } = await checkedWith({ 'catalogue.massage.prescriptionOnly': true, 'pages./.2': TABLE });
    const found = findings.find(({ rule, path }) => rule === 'claim/pom-price' && path?.join('.') === 'pages./.2');
    assert.is(
      found?.message,
      'The price of “Massage”, which uses a prescription-only medicine, appears on a page that all visitors see.',
    );
  });

  test('reports a table that does not mention the deposit', async () => {
    const { findings } = await checkedWith({ 'figures.deposit': '£20', [`pages.${ROUTE}.1`]: TABLE });
    assert.equal(
      findings.filter(({ rule }) => rule === 'price/deposit').map(({ message }) => message),
      ['2 pages list prices, but do not mention the deposit of £20: “/treatments” and “/treatments/massage”.'],
    );
  });
});
