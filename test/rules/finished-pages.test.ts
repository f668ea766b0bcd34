/** Defects of finished pages that no config can cause: the check stops with an internal error. */
import * as assert from 'uvu/assert';
import { assertNoBugs, bugsInPage } from '../../renderer/check/assert-no-bugs.ts';
import { linkMap } from '../../renderer/check/links/link-map.ts';
import { badlySizedImages } from '../../renderer/check/rules/image/size.ts';
import { seenPages } from '../../renderer/check/rules/pages.ts';
import { parse } from '../../renderer/config/parse.ts';
import { InternalError } from '../../renderer/core/bug.ts';
import { extract } from '../../renderer/html/extract.ts';
import minimal from '../sites/minimal/site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const { site, leaves } = parse(minimal);
const checked = (await checkedWith({})).site;
const home = checked?.pages[0];
if (!site || !checked || !home) throw new Error('The minimal site cannot be checked.');
const homeHtml = await home.html();

/** Returns the bugs in the home page of the minimal site, with more HTML at the end of its main part. */
const bugsWith = (added: string) => bugsInPage({ ...home, ...extract(homeHtml.replace('</main>', `${added}</main>`)) });

const sizeFindings = (added: string) => {
  const facts = extract(homeHtml.replace('</main>', `${added}</main>`));
  return badlySizedImages({ pages: seenPages([{ ...home, ...facts }], checked.plan) });
};

const data = (graph: readonly object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
const dataBugs = (graph: readonly object[]) => bugsWith(data(graph));

suite('a finished page', (test) => {
  test('the home page as built has no bugs', () => assert.equal(bugsWith(''), []));
  test('an image without an “alt” attribute is a bug', () =>
    assert.equal(bugsWith('<img src="/assets/dot-640.0a1b2c3d4e.webp">'), [
      '/: The image “/assets/dot-640.0a1b2c3d4e.webp” has no “alt” attribute.',
    ]));
  test('an image without a height is reported', () =>
    assert.is(
      sizeFindings('<img src="/a.png" alt="" width="9">')[0]?.message,
      'A page would show this image 9 pixels wide and no pixels high.',
    ));
  test('the finding about a generated image file names the image in the config', () =>
    assert.equal(sizeFindings('<img src="/assets/dot-640.0a1b2c3d4e.webp" alt="">')[0]?.path, ['images', 'dot']));
  test('a page with two main landmarks is a bug', () =>
    assert.equal(bugsWith('</main><main>'), ['/: The page has 2 main landmarks instead of one.']));
});

suite('structured data', (test) =>
  test('two nodes with one id are a bug', () => {
    const node = { '@type': 'Service', '@id': 'https://small.example/#programme-a', name: 'A' };
    assert.equal(dataBugs([node, node]), [
      '/: The structured data describes “https://small.example/#programme-a” twice.',
    ]);
  }));

suite('the check', (test) => {
  const { plan, pages, files } = checked;
  const none = { policies: new Map(), documents: new Map() };
  const input = (served = files) => ({
    site,
    plan,
    pages,
    links: linkMap({ site, leaves, ...none, plan, pages, files: served, texts: [] }),
  });
  test('the check accepts the sitemap and robots.txt of the build', () => assertNoBugs(input()));
  test('the check stops with an internal error if the sitemap lacks pages and robots.txt does not name it', () => {
    const served = files.filter(({ path }) => path !== 'sitemap.xml' && path !== 'robots.txt');
    assert.throws(
      () => assertNoBugs(input(served)),
      (error: unknown) =>
        error instanceof InternalError &&
        error.message.startsWith('The sitemap does not list “https://small.example/”.\n') &&
        error.message.endsWith('\nrobots.txt does not name “https://small.example/sitemap.xml”.'),
    );
  });
});

suite('structured data', (test) => {
  for (const [what, graph, found] of [
    ['that cannot be read', 'no', 'The structured data is not a JSON object.'],
    [
      'with a price in pounds',
      [{ '@type': 'Offer', price: '£30', priceCurrency: 'GBP' }],
      '“£30” is not a valid price in structured data: use digits only, with the currency in a separate field.',
    ],
    [
      'with a price in thousands',
      [{ '@type': 'Offer', price: '1,050.00', priceCurrency: 'GBP' }],
      '“1,050.00” is not a valid price in structured data: use digits only, with the currency in a separate field.',
    ],
    [
      'with a price without a currency',
      [{ '@type': 'Offer', price: '30.00' }],
      '“30.00” is not a valid price in structured data: use digits only, with the currency in a separate field.',
    ],
    [
      'with hours on a plain organisation',
      [{ '@type': 'Organization', openingHoursSpecification: [] }],
      'schema.org does not define “openingHoursSpecification” for “Organization”.',
    ],
    [
      'with a job title of a practice',
      [{ '@type': 'Physician', jobTitle: 'Doctor' }],
      'schema.org does not define “jobTitle” for “Physician”.',
    ],
    ['with an invented type', [{ '@type': 'CosmeticProcedure' }], '“CosmeticProcedure” is not a type of schema.org.'],
    ['with a part without a type', [{ name: 'A' }], 'A part of the structured data has no type.'],
    [
      'with a reference to a missing part',
      [{ '@type': 'Person', worksFor: { '@id': '#gone' } }],
      'The structured data refers to “#gone”, which it does not contain.',
    ],
    [
      'with hours that end before they begin',
      [{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '18:00', closes: '09:00' }],
      '“18:00” to “09:00” are not valid opening hours.',
    ],
    [
      'with a rating that counts no reviews',
      [{ '@type': 'AggregateRating', ratingValue: 5, reviewCount: 0 }],
      'A rating over 0 reviews is not a rating.',
    ],
  ] as const)
    test(`structured data ${what} is a bug`, () => {
      const html = typeof graph === 'string' ? `<script type="application/ld+json">${graph}</script>` : data(graph);
      assert.is(bugsWith(html)[0], `/: ${found}`);
    });
  test('structured data may state hours from midnight to midnight for a closed day', () =>
    assert.equal(
      dataBugs([{ '@type': 'OpeningHoursSpecification', validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }]),
      [],
    ));
  test('structured data may refer to another part of itself', () =>
    assert.equal(
      dataBugs([
        { '@type': 'Person', '@id': '#a', worksFor: { '@id': '#b' } },
        { '@type': 'Organization', '@id': '#b' },
      ]),
      [],
    ));
});
