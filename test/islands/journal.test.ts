/** The journal's feed: how it is fetched and parsed (specification 1, sections 3, 7, 8 and 9). */
import * as assert from 'uvu/assert';
import { Journal, SKELETONS } from '../../components/islands/journal/Journal.tsx';
import { loadPosts, SLOW } from '../../components/islands/journal/load-posts.ts';
import { MAX_POSTS, postsIn } from '../../components/islands/journal/posts.ts';
import { MAX_BYTES, QueryError, query } from '../../components/islands/journal/query.ts';
import { hydrated, until } from '../support/hydration.ts';
import { suite } from '../support/suite.ts';

const post = (changes: object = {}) => ({
  slug: 'pause',
  title: 'The pause',
  excerpt: 'In one sentence.',
  date: '2026-03-01',
  categories: ['mind', 'sport'],
  cover: '/assets/pause.webp',
  hero_alt: 'A pause',
  url: 'https://journal.example/pause',
  minimal_url: 'https://journal.example/pause?view=minimal',
  reading_time: 5,
  ...changes,
});

const titles = (posts: readonly unknown[]) => postsIn({ posts }, 'mind').map(({ title }) => title);

suite('the posts of a feed', (test) => {
  test('posts are of one category, newest first', () =>
    assert.equal(
      titles([
        post({ slug: 'a', title: 'Old', date: '2025-01-01' }),
        post({ slug: 'b', title: 'New', date: '2026-05-01T08:00:00Z' }),
        post({ slug: 'c', title: 'Skin', categories: ['skin'] }),
      ]),
      ['New', 'Old'],
    ));

  test('a post contains the fields of a card', () =>
    assert.equal(postsIn({ posts: [post()] }, 'mind'), [
      {
        slug: 'pause',
        title: 'The pause',
        date: '2026-03-01',
        href: 'https://journal.example/pause',
        excerpt: 'In one sentence.',
        minutes: 5,
        categories: ['mind', 'sport'],
        image: { sources: [], src: '/assets/pause.webp', alt: 'A pause', width: 640, height: 480 },
      },
    ]));

  for (const [what, broken] of [
    ['without a title', post({ title: '' })],
    ['without a date', post({ date: 'soon' })],
    ['without an address', post({ url: undefined })],
    ['with a javascript: address', post({ url: 'javascript:alert(1)' })],
    ['with an address of another scheme', post({ url: '//evil.example' })],
    ['without a reading time', post({ reading_time: 'long' })],
    ['that is null', null],
    ['that is a string', 'post'],
  ] as const)
    test(`an item ${what} is skipped, and the others stay`, () =>
      assert.equal(titles([broken, post({ title: 'Good' })]), ['Good']));

  test('a cover that is not a web address is dropped', () =>
    assert.is(postsIn({ posts: [post({ cover: 'data:text/html,x' })] }, 'mind')[0]?.image, undefined));

  test('a feed of thousands of posts is truncated', () =>
    assert.is(titles(Array.from({ length: 5000 }, (_, index) => post({ slug: `p${index}` }))).length, MAX_POSTS));

  for (const feed of [null, {}, [], 'text', { posts: {} }])
    test(`parsing throws if the feed is ${JSON.stringify(feed)}`, () =>
      assert.throws(() => postsIn(feed, 'mind'), 'The journal feed has no posts.'));
});

/** Runs a function with a server that gives one response, and records the requests. */
async function answering(answer: () => Response | Promise<Response>, run: (asked: unknown[][]) => Promise<void>) {
  const asked: unknown[][] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (...request) => {
    asked.push(request);
    return Promise.resolve().then(answer);
  };
  try {
    await run(asked);
  } finally {
    globalThis.fetch = real;
  }
}

/** Hydrates the journal, and passes it on once the feed has been answered. */
const answered = (given: typeof props, design: (island: HTMLElement) => void): Promise<void> =>
  hydrated(Journal, given, async ({ island }) => {
    await until('an answer', () => words(island) !== 'Loading the articles');
    design(island);
  });

const failure = (running: Promise<unknown>): Promise<unknown> =>
  running.then(
    () => undefined,
    (error: unknown) => error,
  );

suite('a query', (test) => {
  test('the query is a GET request for the first element of its key, with credentials included, parsed as JSON', () =>
    answering(
      () => new Response('{"posts":[]}'),
      async (asked) => {
        assert.equal(await query(['/api/posts.json', 'mind']), { posts: [] });
        assert.equal(asked, [['/api/posts.json', { credentials: 'include' }]]);
      },
    ));

  for (const [answer, message] of [
    [() => new Response('No such feed', { status: 404, statusText: 'Not Found' }), '404: No such feed'],
    [() => new Response('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
    [() => new Response('Sign in', { status: 401 }), '401: Sign in'],
  ] as const)
    test(`an error response causes the message “${message}”`, () =>
      answering(answer, async (asked) => {
        const error = await failure(query(['/api/posts.json']));
        assert.ok(error instanceof QueryError);
        assert.is(error.message, message);
        assert.is(asked.length, 1, 'no retries');
      }));
});

const props = { path: '/api/posts.json', category: 'mind', failed: 'It failed.', empty: 'None yet.' };
const words = (island: HTMLElement): string => island.textContent?.replace(/\s+/g, ' ').trim() ?? '';

suite('a hostile feed', (test) => {
  test('an endless feed is read no further than two million bytes', () => {
    const sent = { bytes: 0, ended: false };
    const endless = new ReadableStream({
      pull: (stream) => {
        sent.bytes += 100_000;
        stream.enqueue(new Uint8Array(100_000).fill(0x20));
      },
      cancel: () => {
        sent.ended = true;
      },
    });
    return answering(
      () => new Response(endless),
      async () => {
        const loaded = await loadPosts('/api/posts.json', 'mind', new AbortController().signal);
        assert.equal(loaded, { kind: 'failed', message: 'The response is too large.' });
        assert.ok(sent.ended && sent.bytes <= MAX_BYTES + 300_000, JSON.stringify(sent));
      },
    );
  });

  test('a feed that does not answer is aborted, and the page reports it', () => {
    const given = new AbortController();
    // Like fetch, it rejects when the signal aborts, whether before or after the request.
    const silent = () =>
      new Promise<Response>((_, reject) => {
        if (given.signal.aborted) reject(new Error('Aborted'));
        given.signal.addEventListener('abort', () => reject(new Error('Aborted')));
      });
    return answering(silent, async () => {
      const loading = loadPosts('/api/posts.json', 'mind', given.signal);
      given.abort(SLOW);
      assert.equal(await loading, { kind: 'failed', message: 'The journal feed took too long to answer.' });
    });
  });

  test('the result is ignored if the visitor has left the page', () => {
    const left = new AbortController();
    return answering(
      () => Promise.reject(new Error('Aborted')),
      async () => {
        left.abort();
        assert.instance(await failure(loadPosts('/api/posts.json', 'mind', left.signal)), Error);
      },
    );
  });

  test('a feed that is not JSON is a failure', () =>
    answering(
      () => new Response('<html>'),
      async () => assert.is((await loadPosts('/api/posts.json', 'mind', new AbortController().signal)).kind, 'failed'),
    ));

  test('markup in a feed is displayed as text', () =>
    answering(
      () =>
        new Response(JSON.stringify({ posts: [post({ title: '<img src=x onerror=alert(1)>', excerpt: '<b>x</b>' })] })),
      () =>
        answered(props, (island) => {
          assert.match(words(island), '<img src=x onerror=alert(1)>');
          assert.is(island.querySelectorAll('b, img[src="x"]').length, 0);
        }),
    ));
});

suite('the journal', (test) => {
  test('the server renders 4 skeleton cards', () =>
    answering(
      () => new Promise<Response>(() => undefined),
      () =>
        hydrated(Journal, props, ({ island, served }) => {
          assert.is(served.match(/class="skeleton"/g)?.length, SKELETONS);
          assert.is(SKELETONS, 4);
          assert.is(words(island), 'Loading the articles');
        }),
    ));

  test('the articles of the feed are listed', () =>
    answering(
      () => new Response(JSON.stringify({ posts: [post()] })),
      () =>
        answered(props, (island) =>
          assert.is(words(island), '1 Mar 2026•5 min readThe pauseIn one sentence.mindsport'),
        ),
    ));

  test('a text says that there are no articles yet', () =>
    answering(
      () => new Response('{"posts":[]}'),
      () => answered(props, (island) => assert.is(words(island), 'None yet.')),
    ));

  for (const [what, answer, message] of [
    ['HTTP failure', () => new Response('', { status: 500 }), 'Failed to load journal feed (500)'],
    ['feed without posts', () => new Response('{}'), 'The journal feed has no posts.'],
  ] as const)
    test(`${what}: the specified text is displayed, followed by the error message`, () =>
      answering(answer, () => answered(props, (island) => assert.is(words(island), `It failed.${message}`))));

  test('the posts displayed at first stay if a refresh fails', () =>
    answering(
      () => new Response('', { status: 500 }),
      () =>
        hydrated(Journal, { ...props, known: postsIn({ posts: [post()] }, 'mind') }, ({ island }) =>
          assert.match(words(island), 'The pause'),
        ),
    ));
});
