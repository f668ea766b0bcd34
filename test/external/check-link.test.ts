/** `site check --external`: what hosts answer, and what is made of it. */
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

/** Asks for one page of a host that gives these answers, one after another. */
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

suite('an outside address is well', (test) => {
  test('where its host answers 200 to HEAD; nothing more is asked', async () => {
    const { verdict, asked } = await asking([status(200)]);
    assert.equal(verdict, { kind: 'ok' });
    assert.equal(asked, ['HEAD /page']);
  });

  for (const refusal of [404, 403, 405, 500, 501])
    test(`where its host answers ${refusal} to HEAD and 200 to GET`, async () => {
      const { verdict, asked } = await asking([status(refusal), status(200)]);
      assert.equal(verdict, { kind: 'ok' });
      assert.equal(asked, ['HEAD /page', 'GET /page']);
    });

  test('where its host breaks off at HEAD and answers 200 to GET', async () =>
    assert.equal((await asking(['reset', status(200)])).verdict, { kind: 'ok' }));

  test('where it answers after a rest', async () => {
    const { verdict, asked, waits } = await asking([status(503), status(503), status(200)]);
    assert.equal(verdict, { kind: 'ok' });
    assert.equal(asked, ['HEAD /page', 'GET /page', 'GET /page']);
    assert.equal(waits, [500, 1000]);
  });

  test('where it leads on to one that is', async () => {
    const { verdict, asked } = await asking([to('/a')], { '/a': [to('/b', 307)], '/b': [status(200)] });
    assert.equal(verdict, { kind: 'ok' });
    assert.equal(asked, ['HEAD /page', 'HEAD /a', 'HEAD /b']);
  });

  test('where it sends a visitor round once to see whether the cookie comes back', async () => {
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

suite('an address that has moved for good', (test) => {
  for (const code of [301, 308])
    test(`is told by ${code}, with the new address`, async () => {
      const { verdict, url } = await asking([to('/new', code)], { '/new': [status(200)] });
      assert.equal(verdict, { kind: 'ok', movedTo: `${url}/new` });
    });

  test('is followed as far as it moved for good, not where it leads on for today', async () => {
    const { verdict, url } = await asking([to('/new', 301)], {
      '/new': [to('/today', 302)],
      '/today': [to('/other', 301)],
      '/other': [status(200)],
    });
    assert.equal(verdict, { kind: 'ok', movedTo: `${url}/new` });
  });

  test('is dead where the new address is', async () =>
    assert.equal((await asking([to('/new', 301)], { '/new': [status(404)] })).verdict, {
      kind: 'dead',
      why: 'it answers that there is no such page (404)',
    }));
});

suite('an outside address is dead', (test) => {
  for (const [code, why] of [
    [404, 'it answers that there is no such page (404)'],
    [410, 'it answers that the page is gone (410)'],
  ] as const)
    test(`where its host answers ${code}`, async () => {
      const { verdict, asked } = await asking([status(code)]);
      assert.equal(verdict, { kind: 'dead', why });
      assert.equal(asked, ['HEAD /page', 'GET /page'], 'once each: it is not asked again');
    });

  test('where its redirects lead round in a circle', async () => {
    const { verdict, asked } = await asking([to('/a')], { '/a': [to(PAGE)] });
    assert.equal(verdict, { kind: 'dead', why: 'its redirects lead round in a circle' });
    assert.equal(asked, ['HEAD /page', 'HEAD /a']);
  });

  test('where it leads to itself', async () =>
    assert.equal((await asking([to(PAGE)])).verdict, { kind: 'dead', why: 'its redirects lead round in a circle' }));

  test('where it leads on more than ten times', async () => {
    const steps = Array.from({ length: 20 }, (_, index) => [`/${index}`, [to(`/${index + 1}`)]] as const);
    const { verdict, asked } = await asking([to('/0')], Object.fromEntries(steps));
    assert.equal(verdict, { kind: 'dead', why: 'it leads on more than 10 times' });
    assert.is(asked.length, REQUEST_POLICY.redirects + 1);
  });

  test('where its certificate is signed by nobody but its own host', () =>
    withHost(
      () => [status(200)],
      async ({ url, asked }) => {
        const { verdicts } = await checkExternalLinks([`${url}/`], memoryIo(), testWeb());
        assert.equal(verdicts.get(`${url}/`), {
          kind: 'dead',
          why: 'its certificate is signed by nobody but its own host',
        });
        assert.equal(asked, []);
      },
      { secure: true },
    ));

  test('where its host speaks no TLS', () =>
    withHost(
      () => [status(200)],
      async ({ url }) => {
        const address = url.replace('http:', 'https:');
        const { verdicts } = await checkExternalLinks([address], memoryIo(), testWeb());
        assert.equal(verdicts.get(address), { kind: 'dead', why: 'its host speaks no TLS' });
      },
    ));

  test('where its host refuses the connection', async () => {
    const address = `http://127.0.0.1:${await closedPort()}/`;
    const { verdicts } = await checkExternalLinks([address], memoryIo(), testWeb());
    assert.equal(verdicts.get(address), { kind: 'dead', why: 'its host refuses the connection' });
  });
});

const ADDRESS = 'https://booking.clinic.co.uk/';
const verdictAt = async (web = testWeb()) =>
  (await checkExternalLinks([ADDRESS], memoryIo(), web)).verdicts.get(ADDRESS);

suite('failures that no host of a test can make', (test) => {
  for (const [code, kind, why] of [
    ['ENOTFOUND', 'dead', 'there is no host of that name'],
    ['CERT_HAS_EXPIRED', 'dead', 'its certificate has expired'],
    ['CERT_NOT_YET_VALID', 'dead', 'its certificate is not valid yet'],
    ['CERT_REVOKED', 'dead', 'its certificate was withdrawn'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'dead', 'its certificate is for another host'],
    ['EAI_AGAIN', 'unverifiable', 'its name could not be looked up just now'],
    ['UND_ERR_CONNECT_TIMEOUT', 'unverifiable', 'it does not answer in time'],
    ['ENETUNREACH', 'unverifiable', 'this machine cannot reach its network'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unverifiable', 'its host sends an incomplete chain of certificates'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'unverifiable', 'this machine does not know the authority of its certificate'],
    ['EPROTO', 'unverifiable', 'it could not be asked from here (EPROTO)'],
  ] as const)
    test(`${code} is ${kind}: ${why}`, async () => assert.equal(await verdictAt(failing(code)), { kind, why }));
});

suite('an outside address cannot be verified', (test) => {
  for (const [code, why] of [
    [401, 'it asks for a password (401)'],
    [403, 'it turns programs away (403)'],
    [405, 'it turns programs away (405)'],
    [999, 'it turns programs away (999)'],
    [400, 'it answers with status 400'],
    [304, 'it answers with status 304'],
  ] as const)
    test(`where its host answers ${code}; it is not asked again`, async () => {
      const { verdict, asked, waits } = await asking([status(code)]);
      assert.equal(verdict, { kind: 'unverifiable', why });
      assert.ok(asked.length <= 2);
      assert.equal(waits, []);
    });

  test('where its host is out of order at every try; each wait is twice as long', async () => {
    const { verdict, asked, waits } = await asking([status(502)]);
    assert.equal(verdict, { kind: 'unverifiable', why: 'its host is out of order (502)' });
    assert.equal(asked, ['HEAD /page', 'GET /page', 'GET /page', 'GET /page']);
    assert.equal(waits, [500, 1000, 2000]);
  });

  test('where its host breaks the connection off at every try', async () => {
    const { verdict, asked } = await asking(['reset']);
    assert.equal(verdict, { kind: 'unverifiable', why: 'its host breaks the connection off' });
    assert.is(asked.length, 4);
  });

  test('where it does not answer in time, to HEAD and to GET', async () => {
    const { verdict, asked } = await asking(['never']);
    assert.equal(verdict, { kind: 'unverifiable', why: 'it does not answer in time' });
    assert.equal(asked, ['HEAD /page', 'GET /page']);
  });

  test('where it leads on to what is no web address', async () =>
    assert.equal((await asking([to('intent://profile')])).verdict, {
      kind: 'unverifiable',
      why: 'it leads on to “intent://profile”, which is no web address',
    }));
});

suite('a host that asks for fewer requests', (test) => {
  test('is given the seconds that it asks for', async () => {
    const { verdict, waits } = await asking([status(429, { 'retry-after': '7' }), status(200)]);
    assert.equal(verdict, { kind: 'ok' });
    assert.equal(waits, [7000]);
  });

  test('is given the time until the date that it names', async () => {
    const date = new Date(testWeb().now() + 12_000).toUTCString();
    assert.equal((await asking([status(503, { 'retry-after': date }), status(200)])).waits, [12_000]);
  });

  test('is unverifiable where it still asks for it in the end', async () => {
    const { verdict, asked, waits } = await asking([status(429, { 'retry-after': '1' })]);
    assert.equal(verdict, { kind: 'unverifiable', why: 'it asks for fewer requests (429)' });
    assert.is(asked.length, 4);
    assert.equal(waits, [1000, 1000, 1000]);
  });

  test('is left alone where it asks for more than half a minute, and so are its other addresses', () =>
    withHost(
      () => [status(429, { 'retry-after': '3600' })],
      async ({ url, asked }) => {
        const web = testWeb();
        const { verdicts } = await checkExternalLinks([`${url}/a`, `${url}/b`], memoryIo(), web);
        const why = 'its host asks to be left alone for 3600 seconds';
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
