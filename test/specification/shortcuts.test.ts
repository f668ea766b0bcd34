/** Booking shortcuts and the journal: document 1, section 2; decisions 2, 5, 7, 8 and 9; the contract's redirect pages. */
import { runInNewContext } from 'node:vm';
import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import { type HostedSite, respond } from '../../renderer/output/hosts/respond.ts';
import shipped from '../../site.config.ts';
import { linksOf, readDom, select, selectOne, wordsOf } from '../support/dom.ts';
import { cli } from '../support/run-cli.ts';
import { shippedSite, shippedSiteWith } from '../support/shipped-site.ts';
import { siteReader } from '../support/site-reader.ts';
import { suite } from '../support/suite.ts';

const site = await shippedSite();
const booking = parse(shipped).site?.booking ?? {};
const hosted: HostedSite = { read: siteReader(site.site.files), model: site.site.host };
const ask = (url: string) => respond(hosted, { method: 'GET', url });

const SHORTCUTS = [
  ...['skin_consultations', 'mind_consultation', 'hyperhidrosis', 'contour_duo', 'dao', 'nefertiti', 'masseter'],
  ...['three_areas', 'clarity_strategy_session', 'square_site', 'skin_virtual', 'skin_clinic', 'momentum_6'],
  ...['transformation_12', 'profhilo', 'sunekos', 'eyes_pns', 'face_pns', 'sculptra', 'wrinkle_reset'],
  ...['glow_revival', 'microneedling_reg', 'microneedling_regen'],
];

suite('outbound booking shortcuts under /go/', (test) => {
  test('there are 23 shortcuts, with these names', () => {
    assert.is(SHORTCUTS.length, 23);
    assert.equal(Object.keys(booking), SHORTCUTS);
    assert.equal(
      [...site.paths].filter((path) => path.startsWith('go/') && path.endsWith('.html')),
      SHORTCUTS.map((name) => `go/${name}.html`),
    );
  });
});

for (const [name, to] of [
  ...SHORTCUTS.map((shortcut) => [`go/${shortcut}`, booking[shortcut] ?? ''] as const),
  ['journal', 'https://journal.skin-and-mind.example/'] as const,
])
  suite(`redirect page /${name}`, (test) => {
    const html = site.text(`${name}.html`);
    const dom = readDom(html);
    test('the page is noindex', () => assert.is(selectOne(dom, 'meta[name=robots]').attribs.content, 'noindex'));
    test('the page redirects at once without scripts', () =>
      assert.is(selectOne(dom, 'noscript meta[http-equiv=refresh]').attribs.content, `0; url=${to}`));
    test(`the page has a visible link to the address in the config, ${to}`, () => {
      const [link, ...others] = linksOf(selectOne(dom, 'body'));
      assert.is(link?.href, to);
      assert.ok(link?.label && link.rel.includes('nofollow'));
      assert.equal(others, []);
    });
    test('the page has one script and no resources of another site', () => {
      assert.is(select(dom, 'script').length, 1);
      assert.is(select(dom, 'script[src]').length + select(dom, 'link[rel=stylesheet]').length, 0);
    });
    test('_redirects has a line with a temporary redirect', () =>
      assert.ok(
        site.text('_redirects').includes(`\n/${name} ${to} 302\n`) ||
          site.text('_redirects').startsWith(`/${name} ${to} 302\n`),
      ));
    test('the page is not in the sitemap', () =>
      assert.not.match(site.text('sitemap.xml'), new RegExp(`example/${name}<`)));
  });

suite('the script of a redirect page', (test) => {
  const code = select(readDom(site.text('go/profhilo.html')), 'script')[0]?.children[0];
  const followed = (href: string, search: string, hash: string): string => {
    let went = '';
    const replace = (to: unknown) => {
      went = String(to);
    };
    const world = {
      document: { querySelector: () => ({ href }) },
      location: { search, hash, replace },
      URL,
      URLSearchParams,
    };
    runInNewContext(code && 'data' in code ? code.data : '', world);
    return went;
  };
  test('the script keeps the visitor’s query string and hash', () =>
    assert.is(
      followed('https://book.example/x', '?utm_source=tiktok&utm_medium=bio', '#today'),
      'https://book.example/x?utm_source=tiktok&utm_medium=bio#today',
    ));
  test('the script keeps the parameters of the destination', () =>
    assert.is(followed('https://book.example/x?a=1', '?a=2&b=3', ''), 'https://book.example/x?a=1&b=3'));
});

suite('the journal', (test) => {
  test('/journal and its subpaths redirect to the external journal', () => {
    const lines = site.text('_redirects').split('\n');
    assert.ok(lines.includes('/journal https://journal.skin-and-mind.example/ 302'));
    assert.ok(lines.includes('/journal/* https://journal.skin-and-mind.example/:splat 302'));
  });
  test('the navigation links to /journal, and the Mind page to /mind/journal', () =>
    assert.ok(linksOf(site.page('/mind').main).some(({ href }) => href === '/mind/journal')));
});

suite('the site as a host serves it', (test) => {
  for (const [url, status, location] of [
    ['/go/profhilo', 302, booking.profhilo],
    ['/go/profhilo?utm_source=x', 302, `${booking.profhilo}?utm_source=x`],
    ['/journal', 302, 'https://journal.skin-and-mind.example/'],
    ['/journal/a-post', 302, 'https://journal.skin-and-mind.example/a-post'],
    ['/skin', 200, undefined],
    ['/treatments', 200, undefined],
    ['/treatments/profhilo', 200, undefined],
    ['/consultations', 200, undefined],
    ['/skin/', 308, '/skin'],
    ['/skin.html', 308, '/skin'],
  ] as const)
    test(`${url} answers ${status}${location ? `, to ${location}` : ''}`, async () => {
      const answer = await ask(url);
      assert.is(answer.status, status);
      assert.is(answer.headers.Location, location);
    });
  for (const [url, words] of [
    ['/zzz', '404 Page Not Found'],
    ['/mind/zzz', '404 Page Not Found'],
    ['/go/zzz', '404 Page Not Found'],
    ['/categories/zzz', '404 Page Not Found'],
    ['/treatments/zzz', 'Treatment Not Found'],
    ['/treatments/zzz/more', 'Treatment Not Found'],
  ] as const)
    test(`${url} answers 404 with “${words}”`, async () => {
      const answer = await ask(url);
      assert.is(answer.status, 404);
      assert.is(wordsOf(selectOne(readDom(new TextDecoder().decode(answer.body)), 'h1')), words);
    });
  test('booking shortcuts carry X-Robots-Tag: noindex', () =>
    assert.match(site.text('_headers'), /\/go\/\*\n {2}X-Robots-Tag: noindex/));
});

suite('build-time settings', (test) => {
  const given = (value: string, from: string) => ({ value, from });
  const staged = shippedSiteWith({
    baseUrl: given('https://staging.example', 'SITE_BASE_URL'),
    journalOrigin: given('https://notes.example', 'SITE_JOURNAL_ORIGIN'),
  });
  test('SITE_BASE_URL is the origin of canonical addresses, the sitemap and robots.txt', async () => {
    const built = await staged;
    for (const route of built.routes)
      assert.is(built.page(route).canonical, `https://staging.example${site.page(route).plan.canonical}`);
    for (const file of ['sitemap.xml', 'robots.txt', '.well-known/security.txt'])
      assert.ok(
        built.text(file).includes('https://staging.example/') && !built.text(file).includes('www.skin-and-mind'),
      );
  });
  test('SITE_JOURNAL_ORIGIN is the target of /journal and /journal/*', async () => {
    const lines = (await staged).text('_redirects').split('\n');
    assert.ok(lines.includes('/journal https://notes.example/ 302'));
    assert.ok(lines.includes('/journal/* https://notes.example/:splat 302'));
  });
  test('SITE_JOURNAL_ORIGIN is where the posts of the feed are', async () => {
    const text = (await staged).text('api/posts.json');
    assert.ok(text.includes('"url":"https://notes.example/') && !text.includes('journal.skin-and-mind'));
  });
  test('an override is validated like the config', async () => {
    const env = { SITE_BASE_URL: 'staging', SITE_JOURNAL_ORIGIN: 'http://notes.example', SITE_MAPS_KEY: 'a b' };
    const { code, stdout } = await cli(['check', '--format', 'json'], { env });
    assert.is(code, 1);
    for (const [name, value] of Object.entries(env)) assert.ok(stdout.includes(`${name} is “${value}”`), name);
  });
});
