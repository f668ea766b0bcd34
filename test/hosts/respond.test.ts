import * as assert from 'uvu/assert';
import { headerRules } from '../../renderer/output/hosts/headers.ts';
import { hostModel } from '../../renderer/output/hosts/model.ts';
import { type HostedSite, respond } from '../../renderer/output/hosts/respond.ts';
import { suite } from '../support/suite.ts';

const FILES = [
  'index.html',
  'skin.html',
  'treatments.html',
  'treatments/facial.html',
  'go/facial.html',
  '404.html',
  'treatments/404.html',
  'assets/a.0123456789.avif',
  'site.webmanifest',
  'robots.txt',
  '_redirects',
  '_headers',
];

const redirects = [
  { from: '/go/facial', to: 'https://book.example/facial' },
  { from: '/go/home', to: 'https://book.example' },
  { from: '/go/tagged', to: 'https://book.example/x?utm_source=site&a=1#top' },
  { from: '/journal', to: 'https://journal.example/' },
  { from: '/journal/*', to: 'https://journal.example/:splat' },
];

const site: HostedSite = {
  read: async (path) => (FILES.includes(path) ? new TextEncoder().encode(path) : undefined),
  model: hostModel({ origin: 'https://www.example', redirects, headers: headerRules("img-src 'self'"), paths: FILES }),
};

const get = (url: string, method = 'GET', ifNoneMatch?: string) => respond(site, { url, method, ifNoneMatch });
const bodyOf = (body: Uint8Array | undefined) => body && new TextDecoder().decode(body);

suite('a built site on a host', (test) => {
  for (const [url, file] of [
    ['/', 'index.html'],
    ['/skin', 'skin.html'],
    ['/treatments', 'treatments.html'],
    ['/treatments/facial', 'treatments/facial.html'],
    ['/skin?utm_source=a', 'skin.html'],
    ['/%73kin', 'skin.html'],
    ['/treatments/../skin', 'skin.html'],
  ] as const)
    test(`${url} answers 200 with ${file}`, async () => {
      const { status, headers, body } = await get(url);
      assert.is(status, 200);
      assert.is(bodyOf(body), file);
      assert.is(headers['Content-Type'], 'text/html; charset=utf-8');
      assert.is(headers['Cache-Control'], 'public, max-age=0, must-revalidate');
    });

  for (const [url, file] of [
    ['/nothing', '404.html'],
    ['/treatments/nothing', 'treatments/404.html'],
    ['/treatments/a/b', 'treatments/404.html'],
    ['/skin/nothing', '404.html'],
    ['/404', '404.html'],
    ['/treatments/404', 'treatments/404.html'],
    ['/nothing/', '404.html'],
    ['/nothing.html', '404.html'],
    ['/treatments/nothing/', 'treatments/404.html'],
    ['/skin//', '404.html'],
    ['//skin', '404.html'],
    ['//skin/', '404.html'],
    ['//evil.example/', '404.html'],
    ['/SKIN', '404.html'],
    ['/skin/index.html', '404.html'],
    ['/assets', '404.html'],
    ['/.site/draft', '404.html'],
    ['/\\evil.example', '404.html'],
    ['/go/nothing', '404.html'],
    ['/_redirects', '404.html'],
    ['/_headers', '404.html'],
    ['/%2e%2e/%2e%2e/etc/passwd', '404.html'],
    ['/..%2fetc%2fpasswd', '404.html'],
    ['/%', '404.html'],
    ['/%00', '404.html'],
  ] as const)
    test(`${url} answers 404 with ${file}`, async () => {
      const { status, headers, body } = await get(url);
      assert.is(status, 404);
      assert.is(bodyOf(body), file);
      assert.is(headers['Cache-Control'], 'no-store');
    });

  for (const [url, location] of [
    ['/skin/', '/skin'],
    ['/skin.html', '/skin'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/treatments/facial/', '/treatments/facial'],
    ['/skin/?a=b', '/skin?a=b'],
    ['/404.html', '/404'],
    ['/go/facial/', '/go/facial'],
  ] as const)
    test(`${url} redirects once, to ${location}`, async () => {
      const { status, headers } = await get(url);
      assert.is(status, 308);
      assert.is(headers.Location, location);
    });

  for (const [url, location] of [
    ['/go/facial', 'https://book.example/facial'],
    ['/go/facial?utm_source=a&x=1', 'https://book.example/facial?utm_source=a&x=1'],
    ['/go/facial?q=a%20b&flag&&c=', 'https://book.example/facial?q=a%20b&flag&&c='],
    ['/go/home?a', 'https://book.example/?a'],
    ['/go/tagged', 'https://book.example/x?utm_source=site&a=1#top'],
    ['/go/tagged?utm_source=theirs&b=2', 'https://book.example/x?utm_source=site&a=1&b=2#top'],
    ['/go/tagged?b=1&%61=2&b=3&a&', 'https://book.example/x?utm_source=site&a=1&b=1&b=3#top'],
    ['/journal', 'https://journal.example/'],
    ['/journal/on-calm', 'https://journal.example/on-calm'],
    ['/journal/a/b?page=2', 'https://journal.example/a/b?page=2'],
    ['/journal/%3Cscript%3E', 'https://journal.example/%3Cscript%3E'],
    ['/journal/a%2Fb%0d%0aX:y', 'https://journal.example/a%2Fb%0d%0aX:y'],
    ['/journal/', 'https://journal.example/'],
  ] as const)
    test(`${url} redirects to ${location} and keeps the query`, async () => {
      const { status, headers } = await get(url);
      assert.is(status, 302);
      assert.is(headers.Location, location);
    });

  test('a file that never changes is cached for a year', async () => {
    const { headers } = await get('/assets/a.0123456789.avif');
    assert.is(headers['Cache-Control'], 'public, max-age=31536000, immutable');
    assert.is(headers['Content-Type'], 'image/avif');
  });

  test('the manifest has its own type', async () => {
    assert.is((await get('/site.webmanifest')).headers['Content-Type'], 'application/manifest+json');
  });

  test('a browser with a current copy of the page gets 304', async () => {
    const { headers } = await get('/skin');
    for (const known of [`${headers.ETag}`, `W/${headers.ETag}`, `"other", ${headers.ETag}`, '*']) {
      const again = await get('/skin', 'GET', known);
      assert.is(again.status, 304);
      assert.is(again.body, undefined);
    }
    assert.is((await get('/skin', 'GET', '"other"')).status, 200);
  });

  test('methods other than GET and HEAD are refused', async () => {
    const { status, headers } = await get('/skin', 'POST');
    assert.is(status, 405);
    assert.is(headers.Allow, 'GET, HEAD');
  });

  test('every answer carries the headers of its address, even if nothing is found', async () => {
    for (const url of ['/', '/nothing', '/%', '/skin/', '/go/facial']) {
      const { headers } = await get(url);
      assert.is(headers['Content-Security-Policy'], "img-src 'self'", url);
      assert.is(headers['X-Robots-Tag'], url.startsWith('/go/') ? 'noindex' : undefined, url);
    }
  });
});
