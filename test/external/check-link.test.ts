/** Tests how `site check --external` turns the replies of a host into a verdict. */
import * as assert from 'uvu/assert';
import { checkExternalLinks } from '../../renderer/check/external/index.ts';
import { REQUEST_POLICY } from '../../renderer/check/external/request-policy.ts';
import type { Verdict } from '../../renderer/check/external/verdict.ts';
import { type Answer, closedPort, failing, status, testWeb, to, withHost } from '../support/answering-host.ts';
import { memoryIo } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const PAGE = '/page';

interface Asked {
  readonly verdict: Verdict | undefined;
  readonly asked: readonly string[];
  readonly waits: readonly number[];
  readonly url: string;
}

/** Checks one page on a host that gives these replies in order. */
const asking = (
  answers: readonly Answer[],
  others: Readonly<Record<string, readonly Answer[]>> = {},
): Promise<Asked> => {
  const web = testWeb();
  return withHost(
    ({ url }) => others[url ?? ''] ?? answers,
    async ({ url, asked }) => {
      const { verdicts } = await checkExternalLinks([`${url}${PAGE}`], memoryIo(), web);
      return { verdict: verdicts.get(`${url}${PAGE}`), asked: [...asked], waits: web.waits, url };
    },
    { slow: web.expire },
  );
};

suite('an external link works', (test) => {
  test('a link works if its host returns 200 to HEAD, and no other request is sent', async () => {
    const { verdict, asked } = await asking([status(200)]);
    assert.equal(verdict, { kind: 'ok' });
    assert.equal(asked, ['HEAD /page']);
  });

  for (const refusal of [404, 403, 405, 500, 501])
    test(`a link works if its host returns ${refusal} to HEAD and 200 to GET`, async () => {
      const { verdict, asked } = await asking([status(refusal), status(200)]);
      assert.equal(verdict, { kind: 'ok' });
      assert.equal(asked, ['HEAD /page', 'GET /page']);
    });

  test('a link works if its host closes the connection at HEAD and returns 200 to GET', async () =>
    assert.equal((await asking(['reset', status(200)])).verdict, { kind: 'ok' }));

  test('a link works if its host returns 200 after two delays', async () => {
    const { verdict, asked, waits } = await asking([status(503), status(503), status(200)]);
    assert.equal(verdict, { kind: 'ok' });
    assert.equal(asked, ['HEAD /page', 'GET /page', 'GET /page']);
    assert.equal(waits, [500, 1000]);
  });

  test('a link works if it redirects to an address that works', async () => {
    const { verdict, asked, url } = await asking([to('/a')], { '/a': [to('/b', 307)], '/b': [status(200)] });
    assert.equal(verdict, { kind: 'ok', endedAt: `${url}/b` });
    assert.equal(asked, ['HEAD /page', 'HEAD /a', 'HEAD /b']);
  });

  test('a link works if its host redirects once to test whether cookies work', async () => {
    const web = testWeb();
    await withHost(
      ({ headers }) => [
        headers.cookie === 'seen=1' ? status(200) : status(302, { location: PAGE, 'set-cookie': 'seen=1; Path=/' }),
      ],
      async ({ url }) => {
        const { verdicts } = await checkExternalLinks([`${url}${PAGE}`], memoryIo(), web);
        assert.equal(verdicts.get(`${url}${PAGE}`), { kind: 'ok' });
      },
    );
  });
});

suite('an address that has permanently moved', (test) => {
  for (const code of [301, 308])
    test(`a permanent move is recognised by status ${code}, and the verdict contains the new address`, async () => {
      const { verdict, url } = await asking([to('/new', code)], { '/new': [status(200)] });
      assert.equal(verdict, { kind: 'ok', movedTo: `${url}/new`, endedAt: `${url}/new` });
    });

  test('the new address of a moved link is the last one before a temporary redirect', async () => {
    const { verdict, url } = await asking([to('/new', 301)], {
      '/new': [to('/today', 302)],
      '/today': [to('/other', 301)],
      '/other': [status(200)],
    });
    assert.equal(verdict, { kind: 'ok', movedTo: `${url}/new`, endedAt: `${url}/other` });
  });

  test('a moved link is dead if its new address is dead', async () =>
    assert.equal((await asking([to('/new', 301)], { '/new': [status(404)] })).verdict, {
      kind: 'dead',
      why: 'the page does not exist (404)',
    }));
});

suite('an external link is dead', (test) => {
  for (const [code, why] of [
    [404, 'the page does not exist (404)'],
    [410, 'the page was removed (410)'],
  ] as const)
    test(`a link is dead if its host returns ${code}`, async () => {
      const { verdict, asked } = await asking([status(code)]);
      assert.equal(verdict, { kind: 'dead', why });
      assert.equal(asked, ['HEAD /page', 'GET /page'], 'one HEAD and one GET, without retries');
    });

  test('a link is dead if its redirects form a loop', async () => {
    const { verdict, asked } = await asking([to('/a')], { '/a': [to(PAGE)] });
    assert.equal(verdict, { kind: 'dead', why: 'its redirects form a loop' });
    assert.equal(asked, ['HEAD /page', 'HEAD /a']);
  });

  test('a link is dead if it redirects to itself', async () =>
    assert.equal((await asking([to(PAGE)])).verdict, { kind: 'dead', why: 'its redirects form a loop' }));

  test('a link is dead if it redirects more than ten times', async () => {
    const steps = Array.from({ length: 20 }, (_, index) => [`/${index}`, [to(`/${index + 1}`)]] as const);
    const { verdict, asked } = await asking([to('/0')], Object.fromEntries(steps));
    assert.equal(verdict, { kind: 'dead', why: 'it redirects more than 10 times' });
    assert.is(asked.length, REQUEST_POLICY.maxRedirects + 1);
  });

  test('a link is dead if the certificate of its host is self-signed', () =>
    withHost(
      () => [status(200)],
      async ({ url, asked }) => {
        const { verdicts } = await checkExternalLinks([`${url}/`], memoryIo(), testWeb());
        assert.equal(verdicts.get(`${url}/`), {
          kind: 'dead',
          why: 'its certificate is self-signed',
        });
        assert.equal(asked, []);
      },
      { secure: true },
    ));

  test('a link is dead if its host does not support TLS', () =>
    withHost(
      () => [status(200)],
      async ({ url }) => {
        const address = url.replace('http:', 'https:');
        const { verdicts } = await checkExternalLinks([address], memoryIo(), testWeb());
        assert.equal(verdicts.get(address), { kind: 'dead', why: 'its host does not support TLS' });
      },
    ));

  test('a link is dead if its host refuses the connection', async () => {
    const address = `http://127.0.0.1:${await closedPort()}/`;
    const { verdicts } = await checkExternalLinks([address], memoryIo(), testWeb());
    assert.equal(verdicts.get(address), { kind: 'dead', why: 'its host refuses the connection' });
  });
});

const ADDRESS = 'https://booking.clinic.co.uk/';
const verdictAt = async (web = testWeb()) =>
  (await checkExternalLinks([ADDRESS], memoryIo(), web)).verdicts.get(ADDRESS);

suite('simulated network errors', (test) => {
  for (const [code, kind, why] of [
    ['ENOTFOUND', 'dead', 'the host does not exist'],
    ['CERT_HAS_EXPIRED', 'dead', 'its certificate has expired'],
    ['CERT_NOT_YET_VALID', 'dead', 'its certificate is not valid yet'],
    ['CERT_REVOKED', 'dead', 'its certificate was withdrawn'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'dead', 'its certificate is for another host'],
    ['EAI_AGAIN', 'unverifiable', 'its name could not be resolved at the moment'],
    ['UND_ERR_CONNECT_TIMEOUT', 'unverifiable', 'it does not answer in time'],
    ['ENETUNREACH', 'unverifiable', 'this machine cannot reach its network'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unverifiable', 'its host sends an incomplete certificate chain'],
    [
      'SELF_SIGNED_CERT_IN_CHAIN',
      'unverifiable',
      'its certificate is signed by an authority that this machine does not know',
    ],
    ['EPROTO', 'unverifiable', 'it could not be requested from this machine (EPROTO)'],
  ] as const)
    test(`the error ${code} makes a link ${kind}: ${why}`, async () =>
      assert.equal(await verdictAt(failing(code)), { kind, why }));
});

suite('an external link cannot be verified', (test) => {
  for (const [code, why] of [
    [401, 'it requires a password (401)'],
    [403, 'it rejects programs (403)'],
    [405, 'it rejects programs (405)'],
    [999, 'it rejects programs (999)'],
    [400, 'it returns status 400'],
    [304, 'it returns status 304'],
  ] as const)
    test(`a link is unverifiable if its host returns ${code}, and the request is not repeated`, async () => {
      const { verdict, asked, waits } = await asking([status(code)]);
      assert.equal(verdict, { kind: 'unverifiable', why });
      assert.ok(asked.length <= 2);
      assert.equal(waits, []);
    });

  test('a link is unverifiable if its host fails at every attempt, and each delay is twice as long as the last', async () => {
    const { verdict, asked, waits } = await asking([status(502)]);
    assert.equal(verdict, { kind: 'unverifiable', why: 'its host has a problem (502)' });
    assert.equal(asked, ['HEAD /page', 'GET /page', 'GET /page', 'GET /page']);
    assert.equal(waits, [500, 1000, 2000]);
  });

  test('a link is unverifiable if its host closes the connection at every attempt', async () => {
    const { verdict, asked } = await asking(['reset']);
    assert.equal(verdict, { kind: 'unverifiable', why: 'its host closes the connection' });
    assert.is(asked.length, 4);
  });

  test('a link is unverifiable if its host answers neither HEAD nor GET in time', async () => {
    const { verdict, asked } = await asking(['never']);
    assert.equal(verdict, { kind: 'unverifiable', why: 'it does not answer in time' });
    assert.equal(asked, ['HEAD /page', 'GET /page']);
  });

  test('a link is unverifiable if it redirects to something that is not a web address', async () =>
    assert.equal((await asking([to('intent://profile')])).verdict, {
      kind: 'unverifiable',
      why: 'it redirects to “intent://profile”, which is not a web address',
    }));
});

suite('a host that limits requests', (test) => {
  test('a host that limits requests gets the next request after the number of seconds that it states', async () => {
    const { verdict, waits } = await asking([status(429, { 'retry-after': '7' }), status(200)]);
    assert.equal(verdict, { kind: 'ok' });
    assert.equal(waits, [7000]);
  });

  test('a host that limits requests gets the next request at the date that it states', async () => {
    const date = new Date(testWeb().now() + 12_000).toUTCString();
    assert.equal((await asking([status(503, { 'retry-after': date }), status(200)])).waits, [12_000]);
  });

  test('a link is unverifiable if its host still limits requests at the last attempt', async () => {
    const { verdict, asked, waits } = await asking([status(429, { 'retry-after': '1' })]);
    assert.equal(verdict, { kind: 'unverifiable', why: 'it allows fewer requests (429)' });
    assert.is(asked.length, 4);
    assert.equal(waits, [1000, 1000, 1000]);
  });

  test('a host that states a delay of more than 30 seconds gets no further request, even for its other addresses', () =>
    withHost(
      () => [status(429, { 'retry-after': '3600' })],
      async ({ url, asked }) => {
        const web = testWeb();
        const { verdicts } = await checkExternalLinks([`${url}/a`, `${url}/b`], memoryIo(), web);
        const why = 'its host allows no request for 3600 seconds';
        assert.equal(
          [...verdicts.values()],
          [
            { kind: 'unverifiable', why },
            { kind: 'unverifiable', why },
          ],
        );
        assert.equal(asked, ['HEAD /a']);
        assert.equal(web.waits, []);
      },
    ));
});
