/** `site check --external`: how it treats those that it asks, and what it keeps of their answers. */
import * as assert from 'uvu/assert';
import { checkExternalLinks, type Answers as Found } from '../../renderer/check/external/index.ts';
import { REQUEST_POLICY } from '../../renderer/check/external/request-policy.ts';
import { type Answer, failing, status, testWeb, to, withHost } from '../support/answering-host.ts';
import { memoryIo } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const found = (answers: Found): readonly string[] => [...answers.verdicts.values()].map(({ kind }) => kind);

suite('how many are asked at a time', (test) => {
  const addresses = (url: string) => Array.from({ length: 6 }, (_, index) => `${url}/${index}`);
  const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

  test('one request a host', () =>
    withHost(
      () => [soon()],
      async ({ url, most }) => {
        await checkExternalLinks(addresses(url), memoryIo(), testWeb());
        assert.is(most(), 1);
      },
    ));

  test('as many a host as the limit says, and no more', () =>
    withHost(
      () => [soon()],
      async ({ url, most }) => {
        await checkExternalLinks(addresses(url), memoryIo(), testWeb(), { ...REQUEST_POLICY, perHost: 2 });
        assert.is(most(), 2);
      },
    ));

  test('one request a host also where the addresses of others lead on to it', () =>
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
                assert.is(found(answers).filter((kind) => kind === 'ok').length, 8);
                assert.is(most(), 1);
              },
            ),
        ),
    ));

  test('several hosts at once: each here answers only when the other was asked', async () => {
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
        assert.equal(found(answers), ['ok', 'ok']);
      }),
    );
  });

  test('no more hosts than the limit', () =>
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
            assert.is(found(answers).length, 12);
            assert.is(under.most, 1);
          },
        ),
    ));
});

suite('what is remembered', (test) => {
  const HOUR = 60 * 60 * 1000;

  /** Asks the same address three times: at once, again at once, and after some time. */
  const thrice = (answers: readonly Answer[], later: number) => {
    const [io, web] = [memoryIo(), testWeb()];
    return withHost(
      () => answers,
      async ({ url, asked }) => {
        const kinds = [];
        for (const pass of [0, 0, later]) {
          web.pass(pass);
          const { verdicts, known } = await checkExternalLinks([url], io, web);
          kinds.push(`${verdicts.get(url)?.kind}, ${known} known`);
        }
        return { kinds, asked: asked.length };
      },
    );
  };

  test('is an address that was well, for a day', async () =>
    assert.equal(await thrice([status(200)], 23 * HOUR), {
      kinds: ['ok, 0 known', 'ok, 1 known', 'ok, 1 known'],
      asked: 1,
    }));

  test('is asked again after a day', async () =>
    assert.equal(await thrice([status(200)], 25 * HOUR), {
      kinds: ['ok, 0 known', 'ok, 1 known', 'ok, 0 known'],
      asked: 2,
    }));

  test('is never a failure: what was mended is seen at once', async () =>
    assert.equal(await thrice([status(404), status(404), status(403), status(403), status(200)], 0), {
      kinds: ['dead, 0 known', 'unverifiable, 0 known', 'ok, 0 known'],
      asked: 5,
    }));

  test('is also where an address has moved to', async () => {
    const [io, web] = [memoryIo(), testWeb()];
    await withHost(
      ({ url }) => [url === '/new' ? status(200) : to('/new', 301)],
      async ({ url, asked }) => {
        const first = await checkExternalLinks([url], io, web);
        const second = await checkExternalLinks([url], io, web);
        assert.equal(second.verdicts, first.verdicts);
        assert.equal(second.verdicts.get(url), { kind: 'ok', movedTo: `${url}/new` });
        assert.is(asked.length, 2);
      },
    );
  });

  test('a memory that is damaged counts as none, and one from the future too', async () => {
    const ADDRESS = 'https://booking.clinic.co.uk/';
    for (const kept of ['{', '[1]', '[["http://x", {}]]', JSON.stringify([[ADDRESS, { at: Date.UTC(2027, 1, 1) }]])]) {
      const io = memoryIo();
      await io.cache.set('outside-addresses.json', kept);
      const { known } = await checkExternalLinks([ADDRESS], io, failing('ENOTFOUND'));
      assert.is(known, 0);
    }
  });
});

suite('stand-ins', (test) => {
  test('are not asked: nobody can own their names', async () => {
    const reserved = [
      'https://book.clinic.example/x',
      'https://clinic.test',
      'https://nothing.invalid/',
      'http://localhost:3000/',
      'https://www.example.com/',
    ];
    const web = testWeb({ fetch: () => Promise.reject(new Error('It was asked.')) });
    const answers = await checkExternalLinks([...reserved, reserved[0] ?? ''], memoryIo(), web);
    assert.equal(answers.standIns, reserved);
    assert.is(answers.verdicts.size, 0);
  });

  test('are only those: names that look alike are asked', async () => {
    for (const address of ['https://notexample.co.uk/', 'https://example.clinic/', 'https://testing.co/']) {
      const { standIns, verdicts } = await checkExternalLinks([address], memoryIo(), failing('ENOTFOUND'));
      assert.equal(standIns, []);
      assert.is(verdicts.get(address)?.kind, 'dead');
    }
  });
});

suite('while it asks', (test) => {
  test('it tells how far it has come, and asks each address once', () =>
    withHost(
      () => [status(200)],
      async ({ url, asked }) => {
        const told: string[] = [];
        const io = memoryIo({ progress: (message) => told.push(message) });
        await checkExternalLinks([`${url}/a`, `${url}/b`, `${url}/a`], io, testWeb());
        assert.equal(told, ['Asking outside addresses: 1 of 2', 'Asking outside addresses: 2 of 2']);
        assert.equal(asked, ['HEAD /a', 'HEAD /b']);
      },
    ));
});
