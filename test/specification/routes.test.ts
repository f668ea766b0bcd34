/** The route tables of both documents (section 2 of each), with decisions 1, 2, 5, 7 and 9. */
import * as assert from 'uvu/assert';
import { headingsOf, select, wordsOf } from '../support/dom.ts';
import { pick, shippedSite } from '../support/shipped-site.ts';
import { suite } from '../support/suite.ts';
import { CATALOGUE_ROUTES } from './routes-of-the-catalogue.ts';
import { SITE_ROUTES } from './routes-of-the-site.ts';

const ORIGIN = 'https://www.skin-and-mind.example';
const site = await shippedSite();
const ROUTES = [...SITE_ROUTES, ...CATALOGUE_ROUTES];

/** An alias, the page that it shows, and its instructions for search engines. */
const ALIASES: readonly (readonly [route: string, of: string, robots: string | undefined])[] = [
  ['/consultations', '/consultations/skin', undefined],
  ['/tiktok', '/bio', 'noindex'],
  ['/themindexplored', '/mind', 'noindex'],
];

/** Decision 9. */
const NOT_LISTED = ['/bio', '/tiktok', '/quiz', '/themindexplored', '/404', '/treatments/404'];

/** Structured data of the clinic, its people and the page, which every page has. */
const EVERYWHERE = ['HealthAndBeautyBusiness', 'MedicalClinic', 'Organization', 'Person', 'WebPage', 'WebSite'];

const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);
const typesOf = (route: string): readonly unknown[] =>
  [...new Set(site.page(route).graph.map((node) => pick(node, '@type')))].sort();
const listed = [...site.text('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

suite('every route is a page', (test) => {
  test('there are exactly these routes', () =>
    assert.equal(
      [...site.routes].sort(),
      [...ROUTES, ...ALIASES.map(([route]) => ({ route }))].map(({ route }) => route).sort(),
    ));

  for (const { route, title, description, heading, data } of ROUTES) {
    test(`${route} is the file ${fileOf(route)}, and its address has no slash at the end`, () => {
      assert.ok(site.paths.has(fileOf(route)));
      assert.not.match(route, /.\/$/);
    });
    test(`${route} is titled “${title}”`, () => assert.is(site.page(route).title, title));
    test(`${route} is described as “${description}”`, () =>
      assert.is(site.page(route).meta('description'), description));
    test(`${route} begins with the heading “${heading}”, its only first-level heading`, () =>
      assert.equal(select(site.page(route).dom, 'h1').map(wordsOf), [heading]));
    test(`${route} is its own canonical address`, () => assert.is(site.page(route).canonical, `${ORIGIN}${route}`));
    test(`${route} has structured data of the clinic${data && `, and ${data}`}`, () =>
      assert.equal(typesOf(route), [...EVERYWHERE, ...data.split(' ').filter(Boolean)].sort()));
  }
});

suite('duplicates carry one canonical', (test) => {
  for (const [route, of, robots] of ALIASES) {
    test(`${route} is a separate file`, () => assert.ok(site.paths.has(fileOf(route))));
    test(`${route} is the same screen as ${of}`, () => {
      assert.is(wordsOf(site.page(route).main), wordsOf(site.page(of).main));
      assert.equal(headingsOf(site.page(route).main), headingsOf(site.page(of).main));
    });
    test(`${route} has the title and the description of ${of}`, () => {
      assert.is(site.page(route).title, site.page(of).title);
      assert.is(site.page(route).meta('description'), site.page(of).meta('description'));
    });
    test(`the canonical address of ${route} is ${of}`, () => assert.is(site.page(route).canonical, `${ORIGIN}${of}`));
    test(`${route} is ${robots ?? 'not kept out of search engines but by its canonical address'}`, () =>
      assert.is(site.page(route).meta('robots'), robots));
  }
});

suite('what search engines list', (test) => {
  for (const route of NOT_LISTED)
    test(`${route} is noindex`, () => assert.is(site.page(route).meta('robots'), 'noindex'));
  for (const { route } of ROUTES.filter(({ route: known }) => !NOT_LISTED.includes(known)))
    test(`${route} may be indexed`, () => assert.is(site.page(route).meta('robots'), undefined));
  test('the sitemap lists exactly the pages that may be indexed, each once under its canonical address', () =>
    assert.equal(
      [...listed].sort(),
      ROUTES.filter(({ route }) => !NOT_LISTED.includes(route))
        .map(({ route }) => `${ORIGIN}${route}`)
        .sort(),
    ));
  test('robots.txt names the sitemap and blocks nothing, so that crawlers see each noindex', () => {
    assert.ok(site.text('robots.txt').includes(`Sitemap: ${ORIGIN}/sitemap.xml\n`));
    assert.not.match(site.text('robots.txt'), /^Disallow/m);
  });
  test('each page sets its own page title', () => {
    const titles = ROUTES.map(({ route }) => site.page(route).title);
    assert.is(new Set(titles).size, titles.length);
  });
  test('each page sets its own meta description', () => {
    const descriptions = ROUTES.map(({ route }) => site.page(route).meta('description'));
    assert.is(new Set(descriptions).size, descriptions.length);
  });
  test('titles have at most 60 characters, descriptions at most 160', () => {
    for (const { route } of ROUTES) {
      assert.ok(site.page(route).title.length <= 60, route);
      assert.ok((site.page(route).meta('description') ?? '').length <= 160, route);
    }
  });
  test('social previews have the title and description of their page', () => {
    for (const { route } of ROUTES) {
      const { dom, title, canonical, meta } = site.page(route);
      const property = (name: string) => select(dom, `meta[property=og:${name}]`)[0]?.attribs.content;
      assert.equal(['title', 'description', 'url'].map(property), [title, meta('description'), canonical], route);
    }
  });
});

suite('not-found screens', (test) => {
  const says = (route: string, words: string) =>
    test(`${route} says “${words}”`, () => assert.ok(wordsOf(site.page(route).main).includes(words)));

  says('/404', '404 Page Not Found');
  says('/404', 'Did you take a wrong turn?');
  says('/treatments/404', 'Treatment Not Found');
  says('/treatments/404', "Sorry, we couldn't find the treatment you're looking for.");
  for (const route of ['/404', '/treatments/404'])
    test(`${route} answers with the status 404`, () => assert.is(site.page(route).plan.status, 404));
  test('no other page has the status 404', () =>
    assert.equal(
      site.routes.filter((route) => site.page(route).plan.status !== 200),
      ['/404', '/treatments/404'],
    ));
});

suite('a known catalogue slug without its own page shows a bare page with the treatment name and description', (test) => {
  /** The rest is the text of its card and both booking buttons: docs/decisions/0016-treatment-summaries.md. */
  const bare = (slug: string, name: string, description: string, subtitle: string, facts: string) => {
    test(`/treatments/${slug} shows the name “${name}” and its description`, () =>
      assert.is(
        wordsOf(site.page(`/treatments/${slug}`).main),
        `Treatments Skin Consultation ${name} ${name} ${subtitle} ${description} ${facts}`,
      ));
  };
  bare(
    'virtual-skin-consultation',
    'Virtual Skin Consultation',
    'A conversation by video with a doctor about your skin, your history and what you hope for. You hear what is likely to help, what it costs and what it cannot do.',
    'Free for first-time clients',
    'Complimentary • 20min usually £30 for first-time clients New to the clinic Book a free virtual consultation 20min, virtualReturning Book Virtual Skin Consultation 20min, £30',
  );
  bare(
    'clinic-skin-consultation',
    'In-Clinic Skin Consultation',
    'A doctor examines your skin in person at the clinic and plans treatment with you. The fee is 100% redeemable against treatments booked within 14 days.',
    '100% redeemable against treatments booked within 14 days',
    '£50 • 20min New to the clinic Book a free virtual consultation 20min, virtualReturning Book In-Clinic Skin Consultation 20min, £50',
  );
  test('every slug of the catalogue has a page', () => {
    const slugs = site.site.plan.pages.flatMap(({ treatment }) => treatment ?? []);
    assert.is(new Set(slugs).size, 18);
    for (const slug of slugs) assert.ok(site.routes.includes(`/treatments/${slug}`), slug);
  });
});
