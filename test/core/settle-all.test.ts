import * as assert from 'uvu/assert';
import { settleAll } from '../../renderer/core/concurrency.ts';
import { checkSite } from '../../renderer/examine.ts';
import { emptyCache } from '../support/caches.ts';
import { memoryIo, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Returns the error of a promise and the rejections that nobody handled meanwhile. */
async function failureOf(start: () => Promise<unknown>): Promise<{ error: unknown; unhandled: readonly unknown[] }> {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  try {
    const error = await start().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    await turn();
    return { error, unhandled };
  } finally {
    process.off('unhandledRejection', note);
  }
}

suite('several promises at once', (test) => {
  test('their values are returned in order', async () =>
    assert.equal(await settleAll([turn().then(() => 1), Promise.resolve('two')]), [1, 'two']));

  test('the others have finished if one fails', async () => {
    const done: string[] = [];
    const slow = turn()
      .then(turn)
      .then(() => done.push('slow'));
    const { error, unhandled } = await failureOf(() => settleAll([Promise.reject(new Error('first')), slow]));
    assert.is(error instanceof Error && error.message, 'first');
    assert.equal(done, ['slow']);
    assert.equal(unhandled, []);
  });
});

suite('a check that fails', (test) => {
  test('leaves nothing running if the config cannot be read', async () => {
    const read: string[] = [];
    const io = memoryIo({ cache: emptyCache() });
    const cache = {
      ...io.cache,
      get: async (name: string) => {
        await turn();
        await turn();
        read.push(name);
        return undefined;
      },
    };
    const { findings } = await checkSite(
      { file: `${ROOT}/missing.config.ts`, overrides: {}, engine: ROOT, release: false },
      { ...io, cache, program: 'program' },
    );
    assert.is(findings[0]?.rule, 'config/not-found');
    const count = read.length;
    await turn();
    await turn();
    await turn();
    assert.is(read.length, count);
    assert.ok(count > 0);
  });
});
