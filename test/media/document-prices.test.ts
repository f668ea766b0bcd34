import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const PRICES = { kind: 'prices', title: 'Prices' };

const documentWith = (part: object) => ({
  'documents.prices': {
    file: 'prices.pdf',
    title: 'Prices',
    generate: {
      department: 'main',
      description: 'All prices.',
      pages: [{ head: 'Prices', parts: [part] }],
      smallPrint: 'Prices may change.',
    },
  },
  'catalogue.cupping.options': {
    half: { title: 'Half an hour', price: '£30', duration: '30min', book: 'visit' },
  },
});

const PROGRAMME = {
  'programmes.weeks': {
    name: 'Five weeks',
    schedule: '5 sessions over 10 weeks',
    price: '£230',
    instalments: '2 x £115',
    description: 'Five sessions.',
    book: 'visit',
  },
};

/** The facts that the document shows. */
async function factsOf(
  part: object,
  values: Readonly<Record<string, unknown>> = {},
  at?: string,
): Promise<Readonly<Record<string, string>>> {
  const { site } = await checkedWith({ ...documentWith(part), ...values }, {}, at === undefined ? {} : { at });
  return site?.generatedDocuments[0]?.current.facts ?? {};
}

suite('the prices in a document', (test) => {
  test('include the instalments of options', async () => {
    const facts = await factsOf(PRICES, { 'catalogue.cupping.options.half.instalments': '2 x £15' });
    assert.is(facts['catalogue.cupping.options.half.priceNote'], 'or 2 x £15 = £30 in all');
  });

  test('are those of all treatments, with options and courses, if none is named', async () =>
    assert.equal(await factsOf(PRICES), {
      'catalogue.massage.name': 'Massage',
      'catalogue.massage.duration': '1h',
      'catalogue.massage.price': '£60 per session',
      'catalogue.massage.packages.0.label': 'Course of five',
      'catalogue.massage.packages.0.price': '£250',
      'catalogue.massage.packages.0.saving': '£50',
      'catalogue.cupping.name': 'Cupping',
      'catalogue.cupping.duration': '30min',
      'catalogue.cupping.price': 'TBA',
      'catalogue.cupping.options.half.title': 'Half an hour',
      'catalogue.cupping.options.half.duration': '30min',
      'catalogue.cupping.options.half.price': '£30',
    }));

  test('are also those of the programmes, with schedule and instalments, if no treatment is named', async () => {
    const { site } = await checkedWith({ ...documentWith(PRICES), ...PROGRAMME });
    const [document] = site?.generatedDocuments ?? [];
    const facts = Object.entries(document?.current.facts ?? {}).filter(([path]) => path.startsWith('programmes.'));
    assert.equal(Object.fromEntries(facts), {
      'programmes.weeks.name': 'Five weeks',
      'programmes.weeks.schedule': '5 sessions over 10 weeks',
      'programmes.weeks.price': '£230',
      'programmes.weeks.priceNote': 'or 2 x £115 = £230 in all',
    });
    const row = (await document?.html())?.match(/<tr><th scope="row">Five weeks.*?<\/tr>/)?.[0];
    assert.is(
      row?.replaceAll(/(?:<[^>]+>)+/g, '|'),
      '|Five weeks|or 2 x £115 = £230 in all|5 sessions over 10 weeks|£0|£100|£200|£300|£230|',
    );
  });

  test('are those of the named treatments and their courses otherwise', async () =>
    assert.equal(await factsOf({ ...PRICES, items: [{ treatment: 'cupping' }] }, PROGRAMME), {
      'catalogue.cupping.name': 'Cupping',
      'catalogue.cupping.duration': '30min',
      'catalogue.cupping.price': 'TBA',
    }));

  test('say what a reduced price replaces and until when, and which instalments there are', async () => {
    const values = {
      'catalogue.massage.packages': undefined,
      'catalogue.massage.instalments': '3 x £20',
      'catalogue.massage.reduced': {
        price: '£45 per session',
        runs: { from: '2026-12-01', until: '2027-01-31' },
        normalSince: '2026-03-01',
      },
    };
    const items = [{ treatment: 'massage' }];
    const facts = await factsOf({ ...PRICES, items }, values, '2026-12-05T12:00:00Z');
    assert.is(facts['catalogue.massage.price'], '£45 per session');
    assert.match(facts['catalogue.massage.priceNote'] ?? '', /^instead of £60 until 31 January 2027/);
    const usual = await factsOf({ ...PRICES, items }, { ...values, 'catalogue.massage.reduced': undefined });
    assert.match(usual['catalogue.massage.priceNote'] ?? '', 'or 3 x £20 = £60 in all');
  });

  test('name no duration of an option that has none', async () => {
    const { site } = await checkedWith({
      ...documentWith(PRICES),
      'catalogue.cupping.options': { half: { title: 'A short one', price: '£30', book: 'visit' } },
    });
    const html = (await site?.generatedDocuments[0]?.html()) ?? '';
    assert.match(html, 'A short one');
    assert.not.match(html, 'A short one (');
  });

  test('are those of the named department', async () => {
    const { site } = await checkedWith({
      ...documentWith({ ...PRICES, department: 'second' }),
      'departments.second': {
        name: 'Second',
        label: 'Second',
        description: 'The second department.',
        type: 'LocalBusiness',
        page: '/treatments',
        palette: 'warm',
        consultation: {
          name: 'second visit',
          treatment: 'cupping',
          location: 'upstairs',
          practitioner: 'with a therapist',
          page: '/treatments',
          action: { label: 'Book a second visit', to: '/go/visit' },
        },
        returning: { label: 'Book again', to: '/go/visit' },
      },
      'categories.cups': {
        name: 'Cups',
        department: 'second',
        anchor: 'cups',
        route: '/treatments',
        description: 'Everything with cups.',
      },
      'catalogue.cupping.category': 'cups',
      'catalogue.cupping.options': undefined,
      'programmes.weeks': { ...PROGRAMME['programmes.weeks'], department: 'main' },
    });
    assert.equal(site?.generatedDocuments[0]?.current.facts, {
      'catalogue.cupping.name': 'Cupping',
      'catalogue.cupping.duration': '30min',
      'catalogue.cupping.price': 'TBA',
    });
  });
});
