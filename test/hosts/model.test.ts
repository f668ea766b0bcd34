/** One model of redirects, headers and not-found pages, and the two files of the built folder that express it. */
import * as assert from 'uvu/assert';
import { headerRules } from '../../renderer/output/hosts/headers.ts';
import { LIMITS, overLimits } from '../../renderer/output/hosts/host-limits.ts';
import { type HostModel, hostModel } from '../../renderer/output/hosts/model.ts';
import { modelFrom } from '../../renderer/output/hosts/read-model.ts';
import { headersFile, readHeaders, redirectsFile } from '../../renderer/output/hosts/rule-files.ts';
import { vercel } from '../../renderer/output/hosts/vercel/index.ts';
import shipped from '../../site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { missing } from '../support/hosts/servers.ts';
import { vercelReads } from '../support/hosts/vercel.ts';
import { siteReader } from '../support/site-reader.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';
import { textFiles } from '../support/text-files.ts';

const BOOKING = { 'booking.tagged': 'https://book.example/x?utm_source=site&a=1#top' };
const { site } = await checkedWith(BOOKING, {}, { config: shipped, folder: ROOT });
if (!site) throw new Error('The shipped config makes no site.');
const read = siteReader(site.files);
const texts = await textFiles(site);
const text = (path: string): string => texts.get(path) ?? '';
const lines = text('_redirects').split('\n');

suite('a built folder', (test) => {
  test('the model that is read from a built folder equals the model that built it', async () => {
    const sorted = (model: HostModel) => ({
      ...model,
      redirects: model.redirects.map(({ from, to }) => `${from} ${to}`).sort(),
    });
    assert.equal(sorted(await modelFrom({ paths: site.files.map(({ path }) => path), read })), sorted(site.host));
  });

  test('every shortcut, and /journal with everything below it, redirects temporarily', () => {
    for (const { from, to } of site.host.redirects.filter(({ from }) => from !== '/go/tagged'))
      assert.ok(lines.includes(`${from} ${to} 302`), from);
  });

  test('a destination with its own query is left to the redirect page, and the file says so', () => {
    assert.not.ok(lines.some((line) => line.startsWith('/go/tagged')));
    assert.ok(lines.includes('# /go/tagged https://book.example/x?utm_source=site&a=1#top 302'));
    assert.match(text('go/tagged.html'), /<a href="https:\/\/book\.example\/x\?utm_source=site&amp;a=1#top"/);
  });

  test('the last line gives Netlify the folder with its own not-found page, and Cloudflare ignores the line', () =>
    assert.is(lines.at(-2), '/treatments/* /treatments/404.html 404'));

  test('single addresses come before whole folders, as Cloudflare Pages requires', () => {
    const starred = lines.findIndex((line) => line.includes('*'));
    assert.ok(lines.slice(starred).every((line) => line === '' || line.includes('*')));
  });

  test('the headers read back as they were written', () =>
    assert.equal(readHeaders(headersFile(site.host)), site.host.headers));

  test('each file name ending has one content type', () =>
    assert.equal(site.host.types.get('webmanifest'), 'application/manifest+json'));
});

const PATHS = ['index.html', '404.html', 'treatments/404.html', 'a.txt'];
const shortcuts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: `/go/s${index}`, to: `https://book.example/${index}` }));
const folders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: `/f${index}/*`, to: 'https://book.example/:splat' }));
const withRules = (redirects: HostModel['redirects'], policy = "img-src 'self'") =>
  hostModel({ origin: 'https://www.example', redirects, headers: headerRules(policy), paths: PATHS });
const told = (model: HostModel) => overLimits(model).map(({ host, what }) => `${host}: ${what}`);

suite('the limits of hosts', (test) => {
  test('2,000 shortcuts, 99 whole folders and one folder with a not-found page are within the limits', () =>
    assert.equal(told(withRules([...shortcuts(1900), ...folders(99)])), []));
  test('Cloudflare Pages reads 2,000 redirects of single addresses', () =>
    assert.equal(told(withRules(shortcuts(2001))), ['Cloudflare Pages: 2,001 redirects']));
  test('Cloudflare Pages reads 100 redirects of whole folders', () =>
    assert.equal(told(withRules(folders(100))), ['Cloudflare Pages: 101 redirects of whole folders']));
  test('Cloudflare Pages reads 1,000 characters of a redirect', () => {
    const long = { from: '/go/long', to: `https://book.example/${'a'.repeat(1000)}` };
    assert.equal(told(withRules([long])), ['Cloudflare Pages: 1,034 characters of a redirect']);
    assert.is(overLimits(withRules([long]))[0]?.from, '/go/long');
  });
  test('Cloudflare Pages reads 2,000 characters of a header', () =>
    assert.equal(told(withRules([], `img-src ${'a'.repeat(1980)}`)), [
      'Cloudflare Pages: 2,013 characters of a header',
    ]));
  test('Vercel reads 2,048 routes', () =>
    assert.equal(
      told(withRules(shortcuts(2048))).filter((line) => line.startsWith('Vercel')),
      ['Vercel: 2,061 routes'],
    ));

  const why = missing.packages();
  if (why === undefined)
    test('the limit for Vercel equals that of its own package', async () => {
      const { most, error } = await vercelReads(
        process.env.SITE_TEST_HOSTS ?? '',
        vercel.config(site.host, { root: '/dist', folder: 'dist' }),
      );
      assert.is(most, LIMITS.vercelRoutes);
      assert.is(error, undefined);
    });
  else process.stdout.write(`LEFT OUT Vercel’s limits: ${why}\n`);
});

suite('redirectsFile', (test) => {
  test('redirectsFile writes nothing for a site without redirects and with one not-found page', () =>
    assert.is(redirectsFile(hostModel({ origin: '', redirects: [], headers: [], paths: ['404.html'] })), ''));
});
