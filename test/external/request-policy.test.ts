/** Tests the limits on the requests of `site check --external` and the cache of its results. */
import * as assert from 'uvu/assert';
import { checkExternalLinks, type ExternalLinkResults } from '../../renderer/check/external/index.ts';
import { REQUEST_POLICY } from '../../renderer/check/external/request-policy.ts';
import { type Answer, failing, status, testWeb, to, withHost } from '../support/answering-host.ts';
import { memoryIo } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const kindsOf = (answers: ExternalLinkResults): readonly string[] =>
  [...answers.verdicts.values()].map(({ kind }) => kind);

suite('the limits on simultaneous requests', (test) => {
  const addresses = (url: string) => Array.from({ length: 6 }, (_, index) => `${url}/${index}`);
  const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

  test('the default policy allows one simultaneous request to each host', () =>
    withHost(
      () => [soon()],
      async ({ url, most }) => {
        await checkExternalLinks(addresses(url), memoryIo(), testWeb());
        assert.is(most(), 1);
      },
    ));

  test('the policy limits simultaneous requests to one host', () =>
    withHost(
      () => [soon()],
      async ({ url, most }) => {
        await checkExternalLinks(addresses(url), memoryIo(), testWeb(), { ...REQUEST_POLICY, requestsPerHost: 2 });
        assert.is(most(), 2);
      },
    ));

  test('requests that follow redirects from other hosts also count towards the limit of a host', () =>
    withHost(
      () => [soon()],
      ({ url: busy, most }) =>
        withHost(
          () => [to(`${busy}/x`)],
          ({ url: first }) =>
            withHost(
              () => [to(`${busy}/y`)],
              async ({ url: second }) => {
                const answers = await checkExternalLinks([first, second, ...addresses(busy)], memoryIo(), testWeb());
                assert.is(kindsOf(answers).filter((kind) => kind === 'ok').length, 8);
                assert.is(most(), 1);
              },
            ),
        ),
    ));

  test('requests to several hosts run at the same time: each test host replies only when the other has a request', async () => {
    const both = { first: () => {}, second: () => {} };
    const first = new Promise<void>((resolve) => {
      both.first = resolve;
    });
    const second = new Promise<void>((resolve) => {
      both.second = resolve;
    });
    const answering = (arrived: () => void, when: Promise<void>) => () => {
      arrived();
      return [when];
    };
    await withHost(answering(both.first, second), (one) =>
      withHost(answering(both.second, first), async (two) => {
        const answers = await checkExternalLinks([one.url, two.url], memoryIo(), testWeb());
        assert.equal(kindsOf(answers), ['ok', 'ok']);
      }),
    );
  });

  test('the policy limits how many hosts are requested at the same time', () =>
    withHost(
      () => [soon()],
      (one) =>
        withHost(
          () => [soon()],
          async (two) => {
            const under = { now: 0, most: 0 };
            const counted: typeof fetch = async (input, init) => {
              under.now += 1;
              under.most = Math.max(under.most, under.now);
              const response = await fetch(input, init);
              under.now -= 1;
              return response;
            };
            const web = testWeb({ fetch: counted });
            const answers = await checkExternalLinks([...addresses(one.url), ...addresses(two.url)], memoryIo(), web, {
              ...REQUEST_POLICY,
              hosts: 1,
            });
            assert.is(kindsOf(answers).length, 12);
            assert.is(under.most, 1);
          },
        ),
    ));
});

suite('the link cache', (test) => {
  const HOUR = 60 * 60 * 1000;

  /** Checks the same address three times: twice at once, and once later. */
  const thrice = (answers: readonly Answer[], later: number) => {
    const [io, web] = [memoryIo(), testWeb()];
    return withHost(
      () => answers,
      async ({ url, asked }) => {
        const kinds = [];
        for (const pass of [0, 0, later]) {
          web.pass(pass);
          const { verdicts, cachedCount } = await checkExternalLinks([url], io, web);
          kinds.push(`${verdicts.get(url)?.kind}, ${cachedCount} known`);
        }
        return { kinds, asked: asked.length };
      },
    );
  };

  test('the link cache keeps a working address for a day', async () =>
    assert.equal(await thrice([status(200)], 23 * HOUR), {
      kinds: ['ok, 0 known', 'ok, 1 known', 'ok, 1 known'],
      asked: 1,
    }));

  test('a cached address expires after a day', async () =>
    assert.equal(await thrice([status(200)], 25 * HOUR), {
      kinds: ['ok, 0 known', 'ok, 1 known', 'ok, 0 known'],
      asked: 2,
    }));

  test('the link cache contains no failures, so a fixed link is noticed at once', async () =>
    assert.equal(await thrice([status(404), status(404), status(403), status(403), status(200)], 0), {
      kinds: ['dead, 0 known', 'unverifiable, 0 known', 'ok, 0 known'],
      asked: 5,
    }));

  test('the link cache contains the new address of a link that has moved', async () => {
    const [io, web] = [memoryIo(), testWeb()];
    await withHost(
      ({ url }) => [url === '/new' ? status(200) : to('/new', 301)],
      async ({ url, asked }) => {
        const first = await checkExternalLinks([url], io, web);
        const second = await checkExternalLinks([url], io, web);
        assert.equal(second.verdicts, first.verdicts);
        assert.equal(second.verdicts.get(url), { kind: 'ok', movedTo: `${url}/new`, endedAt: `${url}/new` });
        assert.is(asked.length, 2);
      },
    );
  });

  test('the link cache is ignored if it is damaged or dated in the future', async () => {
    const ADDRESS = 'https://booking.clinic.co.uk/';
    for (const existing of [
      '{',
      '[1]',
      '[["http://x", {}]]',
      JSON.stringify([[ADDRESS, { at: Date.UTC(2027, 1, 1) }]]),
    ]) {
      const io = memoryIo();
      await io.cache.set('external-links.json', existing);
      const { cachedCount } = await checkExternalLinks([ADDRESS], io, failing('ENOTFOUND'));
      assert.is(cachedCount, 0);
    }
  });
});

suite('stand-ins with reserved names', (test) => {
  test('stand-ins with reserved host names are not requested', async () => {
    const reserved = [
      'https://book.clinic.example/x',
      'https://clinic.test',
      'https://nothing.invalid/',
      'http://localhost:3000/',
      'https://www.example.com/',
    ];
    const web = testWeb({ fetch: () => Promise.reject(new Error('It was requested.')) });
    const answers = await checkExternalLinks([...reserved, reserved[0] ?? ''], memoryIo(), web);
    assert.equal(answers.standIns, reserved);
    assert.is(answers.verdicts.size, 0);
  });

  test('host names that only resemble reserved ones are requested', async () => {
    for (const address of ['https://notexample.co.uk/', 'https://example.clinic/', 'https://testing.co/']) {
      const { standIns, verdicts } = await checkExternalLinks([address], memoryIo(), failing('ENOTFOUND'));
      assert.equal(standIns, []);
      assert.is(verdicts.get(address)?.kind, 'dead');
    }
  });
});

suite('checking external links', (test) => {
  test('the check of external links reports its progress and requests each address once', () =>
    withHost(
      () => [status(200)],
      async ({ url, asked }) => {
        const told: unknown[] = [];
        const io = memoryIo({ progress: (...report) => told.push(report) });
        await checkExternalLinks([`${url}/a`, `${url}/b`, `${url}/a`], io, testWeb());
        assert.equal(told, [
          ['Checking external links', { done: 1, of: 2 }],
          ['Checking external links', { done: 2, of: 2 }],
        ]);
        assert.equal(asked, ['HEAD /a', 'HEAD /b']);
      },
    ));
});
