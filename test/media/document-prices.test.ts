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

/** The facts that the document shows. */
async function factsOf(part: object): Promise<Readonly<Record<string, string>>> {
  const { site } = await checkedWith(documentWith(part));
  return site?.generatedDocuments[0]?.current.facts ?? {};
}

suite('the prices in a document', (test) => {
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

  test('are those of the named treatments and their courses otherwise', async () =>
    assert.equal(await factsOf({ ...PRICES, items: [{ treatment: 'cupping' }] }), {
      'catalogue.cupping.name': 'Cupping',
      'catalogue.cupping.duration': '30min',
      'catalogue.cupping.price': 'TBA',
    }));

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
    });
    assert.equal(site?.generatedDocuments[0]?.current.facts, {
      'catalogue.cupping.name': 'Cupping',
      'catalogue.cupping.duration': '30min',
      'catalogue.cupping.price': 'TBA',
    });
  });
});
