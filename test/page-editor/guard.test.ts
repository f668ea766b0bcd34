import * as assert from 'uvu/assert';
import { createGuard, type Verdict } from '../../cli/page-editor/guard.ts';
import { suite } from '../support/suite.ts';

const PORT = 4200;
const HOST = `127.0.0.1:${PORT}`;

interface Asked {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

const guard = createGuard();
const ask = ({ method = 'GET', url = '/', headers = {} }: Asked): Verdict =>
  guard.check({ method, url, headers: { host: HOST, ...headers } }, PORT);

const entered = ask({ url: guard.entrance });
const cookie = entered.kind === 'entering' ? (entered.cookie.split(';')[0] ?? '') : '';
const origin = `http://${HOST}`;

/** Each request differs in one point from one that is allowed. */
const REFUSED: readonly (readonly [string, Asked, string])[] = [
  ['without the secret', {}, 'Open the address that “npx site edit” has printed.'],
  ['with a wrong secret', { url: '/__edit/?key=guessed' }, 'Open the address that “npx site edit” has printed.'],
  [
    'with the secret in another address',
    { url: guard.entrance.replace('/__edit/', '/') },
    'Open the address that “npx site edit” has printed.',
  ],
  [
    'with a wrong cookie',
    { headers: { cookie: `site-edit-${PORT}=guessed` } },
    'Open the address that “npx site edit” has printed.',
  ],
  [
    'with the cookie of another port',
    { headers: { cookie: cookie.replace('4200', '4201') } },
    'Open the address that “npx site edit” has printed.',
  ],
  ['that names another host', { headers: { cookie, host: `localhost:${PORT}` } }, 'The request names another host.'],
  ['that names the attacker’s host', { headers: { cookie, host: 'evil.example' } }, 'The request names another host.'],
  ['without a host', { headers: { cookie, host: undefined } }, 'The request names another host.'],
  [
    'that changes something for another origin',
    { method: 'POST', headers: { cookie, origin: 'https://evil.example' } },
    'The request comes from another site.',
  ],
  [
    'that changes something for another port',
    { method: 'POST', headers: { cookie, origin: 'http://127.0.0.1:8080' } },
    'The request comes from another site.',
  ],
  [
    'that changes something without an origin',
    { method: 'POST', headers: { cookie } },
    'The request comes from another site.',
  ],
  [
    'that changes something for a page of another site',
    { method: 'POST', headers: { cookie, origin, 'sec-fetch-site': 'cross-site' } },
    'The request comes from another site.',
  ],
  [
    'that an address of the same machine makes',
    { headers: { cookie, 'sec-fetch-site': 'same-site' } },
    'The request comes from another site.',
  ],
  [
    'that sends the secret with a change',
    { method: 'POST', url: guard.entrance, headers: { origin } },
    'Open the address that “npx site edit” has printed.',
  ],
];

suite('the guard of the editor', (test) => {
  for (const [title, asked, reason] of REFUSED)
    test(`a request ${title} is refused`, () => assert.equal(ask(asked), { kind: 'refused', reason }));

  test('the address with the secret gives the browser a cookie that no script can read and no other site can send', () => {
    assert.is(entered.kind, 'entering');
    assert.match(
      entered.kind === 'entering' ? entered.cookie : '',
      /^site-edit-4200=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  test('the cookie is not the secret', () => assert.not.ok(guard.entrance.includes(cookie.split('=')[1] ?? '')));

  test('two editors have different secrets', () => assert.is.not(createGuard().entrance, guard.entrance));

  for (const asked of [
    { headers: { cookie } },
    { headers: { cookie: `other=1; ${cookie}` } },
    { headers: { cookie, 'sec-fetch-site': 'none' } },
    { method: 'POST', headers: { cookie, origin } },
    { method: 'POST', headers: { cookie, origin, 'sec-fetch-site': 'same-origin' } },
  ])
    test(`a request with ${Object.keys(asked.headers).join(' and ')}${'method' in asked ? ' that changes something' : ''} is allowed if it comes from the editor: ${JSON.stringify(Object.values(asked.headers).at(-1)).slice(0, 20)}`, () =>
      assert.equal(ask(asked), { kind: 'allowed' }));
});
