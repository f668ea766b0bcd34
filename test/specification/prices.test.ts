/** Prices: packages, the anti-wrinkle ladder, offers and programmes (document 2, section 9; document 1, section 3). */
import * as assert from 'uvu/assert';
import { holds } from '../support/clinic-facts.ts';
import { type Element, labelOf, linkOf, select, selectOne, underHeading, wordsOf } from '../support/dom.ts';
import { doesNotSay, says } from '../support/says.ts';
import { shippedSite } from '../support/shipped-site.ts';
import { suite } from '../support/suite.ts';
import { OFFERS, PACKAGES, PROGRAMMES, SINGLES } from './price-tables.ts';

const site = await shippedSite();
const mainOf = (route: string) => site.page(route).main;
const treatment = (slug: string) => mainOf(`/treatments/${slug}`);

interface PriceLine {
  readonly variant: string;
  readonly label: string;
  readonly note: string;
  readonly price: string;
  readonly saving: string;
  readonly each: string;
  readonly book: string;
}

/** Returns a cell of a price list, or `undefined` if the list has no such column. */
const cell = (row: Element, name: string): string => select(row, `td.${name}`).map(wordsOf).join(' ');

/** Returns the lines of a page's price list, each with its variant. */
const linesOf = (slug: string): readonly PriceLine[] =>
  select(underHeading(treatment(slug), 'Pricing'), 'tbody tr').flatMap((row, index, rows) => {
    const variant = rows.slice(0, index).findLast((above) => select(above, 'th[scope=rowgroup]').length > 0);
    const [head] = select(row, 'th[scope=row]');
    if (!head) return [];
    return {
      variant: variant ? wordsOf(variant) : '',
      label: labelOf(head),
      note: select(head, 'small').map(wordsOf).join(' '),
      price: cell(row, 'price'),
      saving: cell(row, 'saving'),
      each: cell(row, 'each'),
      book: select(row, 'td.book a')
        .map((link) => linkOf(link).href)
        .join(' '),
    };
  });

const lineOf = (slug: string, label: string, variant = ''): PriceLine => {
  const line = linesOf(slug).find((of) => of.label === label && of.variant === variant);
  if (!line) throw new Error(`There is no “${label}” among the prices of ${slug}: ${JSON.stringify(linesOf(slug))}`);
  return line;
};

suite('pricing cards', (test) => {
  for (const [slug, label, price, book, saving = '', each, variant = ''] of [...SINGLES, ...PACKAGES]) {
    const name = [slug, variant, label].filter(Boolean).join(', ');
    test(`${name} costs ${price}`, () => assert.is(lineOf(slug, label, variant).price, price));
    test(`${name} shows ${saving ? `“${saving.toLowerCase()}”` : 'no saving'}`, () =>
      assert.is(lineOf(slug, label, variant).saving, saving));
    test(`${name}: books through ${book}`, () => assert.is(lineOf(slug, label, variant).book, book));
    if (each) test(`${name} shows ${each}`, () => assert.is(lineOf(slug, label, variant).each, each));
  }
  for (const slug of new Set(SINGLES.map(([name]) => name)))
    test(`${slug} has exactly these prices`, () =>
      assert.is(linesOf(slug).length, [...SINGLES, ...PACKAGES].filter(([name]) => name === slug).length));
  for (const [label, duration] of [
    ['One Area', '30min'],
    ['Two Areas', '45min'],
    ['Three Areas', '45min'],
  ] as const)
    test(`anti-wrinkle, ${label}, takes ${duration}`, () => {
      const { note, price } = lineOf('anti-wrinkle', label);
      assert.ok(holds(`${note} ${price}`, duration), `${note} ${price}`);
    });
  test('Profhilo consists of two sessions, four weeks apart', () =>
    assert.is(lineOf('profhilo', 'Two sessions').note, 'four weeks apart'));
  test('Sunekos is a course of four, 7–10 days apart', () =>
    assert.is(lineOf('sunekos', 'Course of four').note, '7–10 days apart'));
  test('Sculptra takes 1h per session', () =>
    assert.match(lineOf('sculptra', 'Course of two vials').note, /^1h per session/));
  test('Lower-Face Contour Duo shows the sum of its two parts', () =>
    assert.is(
      lineOf('lower-face-contour-duo', 'Lower-Face Contour Duo').note,
      'Jawline Slimming £300 + Neck Lift £270',
    ));
  test('Lower-Face Contour Duo costs £520 instead of £570 (save £50)', () =>
    says(underHeading(treatment('lower-face-contour-duo'), 'Pricing'), '£520 instead of £570'));
  test('Lower-Face Contour Duo shows one saving', () => {
    const savings = wordsOf(treatment('lower-face-contour-duo')).match(/save £[\d,]+/gi) ?? [];
    assert.equal([...new Set(savings.map((text) => text.toLowerCase()))], ['save £50']);
  });
});

suite('courses on the index', (test) => {
  const rows = select(mainOf('/treatments'), 'li.list dl div');
  for (const [slug, label, written, , saving = ''] of PACKAGES) {
    const [price] = written.split(' ');
    test(`${slug}, ${label}, costs ${price}: ${saving.toLowerCase()}`, () => {
      const row = rows.find((of) => wordsOf(selectOne(of, 'dt small')) === label && wordsOf(of).includes(` ${price} `));
      assert.equal(row && select(row, 'dd').map(wordsOf), [price, saving]);
    });
  }
});

for (const route of ['/skin', '/treatments'])
  suite(`signature offers on ${route}`, (test) => {
    for (const offer of OFFERS) {
      const card = underHeading(mainOf(route), offer.name);
      const against = selectOne(card, '.against');
      test(`${offer.name}: the line break of its name separates title and subtitle “${offer.subtitle}”`, () =>
        assert.is(select(card, 'p.soft').map(wordsOf)[0], offer.subtitle));
      test(`${offer.name} has the description “${offer.description}”`, () => says(card, offer.description));
      test(`${offer.name} costs ${offer.price}`, () => assert.is(wordsOf(selectOne(card, '.price .num')), offer.price));
      test(`${offer.name} shows ${offer.normal ?? 'no normal price'}`, () =>
        assert.is(select(against, 'span').map(wordsOf)[0], offer.normal));
      test(`${offer.name} shows ${offer.saving?.toLowerCase() ?? 'no saving'}`, () =>
        assert.is(select(against, 'b').map(wordsOf)[0], offer.saving));
      test(`${offer.name} has its list of features`, () => assert.is(select(card, 'ul li').length, 3));
      test(`${offer.name}: the button “${offer.button}” opens in ${offer.newTab ? 'a new tab' : 'the same window'}`, () => {
        const [link] = select(card, 'a').map(linkOf);
        assert.is(link?.label, offer.button);
        assert.is(link?.href, offer.href);
        assert.is(link?.newTab, offer.newTab);
      });
    }
  });

for (const [route, title] of [
  ['/treatments', 'Mind'],
  ['/mind', 'Programmes and prices'],
] as const)
  suite(`coaching programmes on ${route}`, (test) => {
    const list = select(underHeading(mainOf(route), title), 'ul')[0] ?? mainOf(route);
    test('the programmes come in this order', () =>
      assert.equal(
        select(list, 'h3').map(wordsOf),
        PROGRAMMES.map(([name]) => name),
      ));
    for (const [name, schedule, price, note, book] of PROGRAMMES) {
      const row = underHeading(list, name);
      const cost = selectOne(row, '.price');
      test(`${name} has the schedule “${schedule}”`, () => assert.is(wordsOf(select(row, 'p.s')[0] ?? row), schedule));
      test(`${name} costs ${price}`, () => assert.is(wordsOf(select(cost, 'p')[0] ?? cost), price));
      test(`${name} shows ${note ? `“${note}”` : 'nothing'} under the price`, () =>
        assert.is(select(cost, 'p.s').map(wordsOf)[0], note));
      test(`${name}: books through ${book}`, () =>
        assert.equal(
          select(cost, 'a').map((link) => linkOf(link).href),
          [book],
        ));
    }
  });

suite('prices are in GBP', (test) => {
  test('no page shows another currency', () => {
    for (const route of site.routes) for (const sign of ['$', '€', 'USD', 'EUR']) doesNotSay(mainOf(route), sign);
  });
});
