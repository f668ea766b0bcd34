/** Faults of finished pages that no config can make: rules look for them all the same, in case a component does. */
import * as assert from 'uvu/assert';
import { missing } from '../../renderer/check/rules/image/alt.ts';
import { unfitting } from '../../renderer/check/rules/image/size.ts';
import { linkLocator } from '../../renderer/check/rules/locate-page-text.ts';
import { seenPages } from '../../renderer/check/rules/pages.ts';
import { fetchedElsewhere } from '../../renderer/check/rules/privacy/third-party.ts';
import { faultsOfPages } from '../../renderer/check/rules/seo/structured-data.ts';
import { parse } from '../../renderer/config/parse.ts';
import { extract } from '../../renderer/html/extract.ts';
import minimal from '../sites/minimal/site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const { site, plainConfig } = parse(minimal);
if (!site) throw new Error('The smallest site is none.');
const checked = (await checkedWith({})).site;
if (!checked) throw new Error('The smallest site is none.');

const [home, ...others] = checked.pages;
if (!home) throw new Error('The smallest site has no page.');
const homeHtml = await home.html();

/** The smallest site, its home page with more in it. */
const withHtml = (added: string) => {
  const facts = extract(homeHtml.replace('</main>', `${added}</main>`));
  const pages = seenPages([{ ...home, ...facts }, ...others], checked.plan);
  return { site, pages, lookups: { linkAt: linkLocator(plainConfig) } };
};

const messages = (findings: readonly { readonly message: string }[]) => findings.map(({ message }) => message);
const data = (graph: readonly object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
const dataProblems = (graph: readonly object[]) => messages(faultsOfPages(withHtml(data(graph))));

suite('a finished page', (test) => {
  test('that asks another server is a fault, with the element that asks', () =>
    assert.equal(messages(fetchedElsewhere(withHtml('<img src="https://pixel.example/1.gif" alt="">'))), [
      'The page asks “https://pixel.example/1.gif” before its visitor has chosen: <img src="https://pixel.example/1.gif" alt="">.',
    ]));
  test('may name its own server in full', () =>
    assert.equal(fetchedElsewhere(withHtml('<img src="https://small.example/a.png" alt="">')), []));
  test('with a picture that has no text is a fault', () =>
    assert.equal(messages(missing(withHtml('<img src="/assets/dot-640.0a1b2c3d4e.webp">'))), [
      'The picture “/assets/dot-640.0a1b2c3d4e.webp” has no attribute “alt”.',
    ]));
  test('names the picture of the config that a file was made from', () =>
    assert.equal(missing(withHtml('<img src="/assets/dot-640.0a1b2c3d4e.webp">'))[0]?.path, ['images', 'dot']));
  test('with a picture without measures is a fault', () =>
    assert.equal(messages(unfitting(withHtml('<img src="/a.png" alt="" width="9">'))), [
      'A page would show this picture 9 pixels wide and no pixels high.',
    ]));
});

suite('structured data', (test) => {
  for (const [what, graph, found] of [
    ['that cannot be read', 'no', 'The structured data is no JSON object.'],
    [
      'with a price in pounds',
      [{ '@type': 'Offer', price: '£30', priceCurrency: 'GBP' }],
      '“£30” is no price of structured data: figures alone, and a currency beside them.',
    ],
    [
      'with a price in thousands',
      [{ '@type': 'Offer', price: '1,050.00', priceCurrency: 'GBP' }],
      '“1,050.00” is no price of structured data: figures alone, and a currency beside them.',
    ],
    [
      'with a price without a currency',
      [{ '@type': 'Offer', price: '30.00' }],
      '“30.00” is no price of structured data: figures alone, and a currency beside them.',
    ],
    [
      'with hours on a plain organisation',
      [{ '@type': 'Organization', openingHoursSpecification: [] }],
      'schema.org knows no “openingHoursSpecification” on “Organization”.',
    ],
    [
      'with a job of a practice',
      [{ '@type': 'Physician', jobTitle: 'Doctor' }],
      'schema.org knows no “jobTitle” on “Physician”.',
    ],
    [
      'with an invented type',
      [{ '@type': 'CosmeticProcedure' }],
      '“CosmeticProcedure” is no type of schema.org that is in use.',
    ],
    ['with a part that says nothing of itself', [{ name: 'A' }], 'A part of the structured data has no type.'],
    [
      'that refers to nothing',
      [{ '@type': 'Person', worksFor: { '@id': '#gone' } }],
      'The structured data refers to “#gone”, which it does not hold.',
    ],
    [
      'with hours that end before they begin',
      [{ '@type': 'OpeningHoursSpecification', opens: '18:00', closes: '09:00' }],
      '“18:00” to “09:00” are no opening hours.',
    ],
    [
      'with a rating of nobody',
      [{ '@type': 'AggregateRating', ratingValue: 5, reviewCount: 0 }],
      'A rating counts no reviews.',
    ],
  ] as const)
    test(`${what} is a fault`, () => {
      const html = typeof graph === 'string' ? `<script type="application/ld+json">${graph}</script>` : data(graph);
      assert.equal(messages(faultsOfPages(withHtml(html))), [found]);
    });
  test('may close a day from midnight to midnight', () =>
    assert.equal(dataProblems([{ '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }]), []));
  test('may refer to what it holds', () =>
    assert.equal(
      dataProblems([
        { '@type': 'Person', '@id': '#a', worksFor: { '@id': '#b' } },
        { '@type': 'Organization', '@id': '#b' },
      ]),
      [],
    ));
});
