import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const AMOUNT = '{catalogue.massage.amount}';
const OFFER = {
  name: 'Two in one',
  price: '£100',
  normalPrice: '£120',
  normalSince: '2026-01-05',
  description: 'Both.',
  features: ['Two hours'],
  book: 'visit',
  ctaText: `Book two for {offers.pair.price}`,
};

async function pageWith(values: Readonly<Record<string, unknown>>): Promise<string> {
  const { site } = await checkedWith(values);
  return (await site?.pages.find(({ route }) => route === '/')?.html()) ?? '';
}

const documentWith = (title: string) => ({
  'documents.prices': {
    file: 'prices.pdf',
    title,
    generate: {
      department: 'main',
      description: 'All prices.',
      pages: [
        {
          head: 'Prices',
          parts: [
            { kind: 'cover', title, lead: 'All of them.' },
            { kind: 'lists', lists: [{ title, items: ['One'] }] },
            { kind: 'steps', title, steps: [{ title, copy: 'Come.' }] },
            { kind: 'notes', title, notes: [{ title, copy: 'Rest.' }] },
            { kind: 'prices', title, items: [{ treatment: 'massage' }] },
            { kind: 'closing', title, copy: 'Come.', actions: [{ label: title, to: '/go/visit' }] },
          ],
        },
      ],
      smallPrint: 'Prices may change.',
    },
  },
});

suite('the label of a button', (test) => {
  test('shows the fact that it quotes', async () => {
    const html = await pageWith({ 'navigation.book.label': `Book from ${AMOUNT}` });
    assert.match(html, 'Book from £60');
    assert.not.match(html, AMOUNT);
  });

  test('shows the fact that it quotes if it is a call to action', async () =>
    assert.match(
      await pageWith({ 'offers.pair': OFFER, 'pages./.2': { kind: 'signatureOffers', title: 'Offers' } }),
      'Book two for £100',
    ));

  for (const [what, label] of [
    ['a link', 'See [massage](/treatments/massage)'],
    ['emphasis', 'Book *now*'],
  ] as const)
    test(`cannot contain ${what}`, async () => {
      const { findings } = await checkedWith({ 'navigation.book.label': label });
      const [found] = findings;
      assert.is(found?.rule, 'content/prose');
      assert.is(found?.message, 'This text can quote facts, but it cannot contain links, terms or emphasis.');
      assert.is(found?.help, 'Use plain words.');
      assert.is(found?.path?.join('.'), 'navigation.book.label');
    });

  test('cannot quote a fact that does not exist', async () => {
    const { findings } = await checkedWith({ 'navigation.book.label': 'Book from {catalogue.massage.prise}' });
    const [found] = findings;
    assert.is(found?.message, 'The config has no fact “catalogue.massage.prise”.');
    assert.is(found?.path?.join('.'), 'navigation.book.label');
  });

  test('is checked with the fact that it quotes: a page may not contain another amount', async () => {
    const { findings } = await checkedWith({ 'navigation.book.label': 'Massage for £65' });
    assert.ok(findings.some(({ path }) => path?.join('.') === 'navigation.book.label'));
    const { findings: quoted } = await checkedWith({ 'navigation.book.label': `Massage for ${AMOUNT}` });
    assert.equal(
      quoted.filter(({ path }) => path?.join('.') === 'navigation.book.label'),
      [],
    );
  });
});

suite('the title of a document', (test) => {
  test('shows the fact that it quotes, and so do the titles of its parts', async () => {
    const { site } = await checkedWith(documentWith(`Prices from ${AMOUNT}`));
    const [document] = site?.generatedDocuments ?? [];
    const html = (await document?.html()) ?? '';
    assert.match(html, '<title>Prices from £60</title>');
    assert.is(html.split('Prices from £60').length - 1, 10);
    assert.not.match(html, '{catalogue');
  });

  test('is recorded with the fact, so that a change makes the document out of date', async () => {
    const { site } = await checkedWith(documentWith(`Prices from ${AMOUNT}`));
    assert.is(site?.generatedDocuments[0]?.current.facts['catalogue.massage.amount'], '£60');
  });

  test('cannot contain a link', async () => {
    const { findings } = await checkedWith(documentWith('Prices of [massage](/treatments/massage)'));
    const paths = findings.filter(({ rule }) => rule === 'content/prose').map(({ path }) => path?.join('.'));
    assert.ok(paths.includes('documents.prices.title'));
    assert.ok(paths.includes('documents.prices.generate.pages.0.parts.0.title'));
  });
});
