/** A search with the memory of the last check finds what a search of all texts finds. */
import * as assert from 'uvu/assert';
import { anyOf } from '../../renderer/check/rules/claim/lexicon/lexicon.ts';
import { rememberedSearch } from '../../renderer/check/rules/claim/lexicon/remembered-search.ts';
import { wordSearch } from '../../renderer/check/rules/claim/lexicon/word-search.ts';
import { emptyCache } from '../support/caches.ts';
import { randomFrom } from '../support/random/random.ts';
import { suite } from '../support/suite.ts';

const BEST = anyOf('the best', 'best', 'first(?: of all)?');
const LASTING = anyOf('last(?:s|ing)?', 'for ever');
const LEXICONS = [BEST, LASTING, [...BEST, ...LASTING]];
const TEXTS = ['the best of the best', 'it lasts', 'nothing', 'best for ever', 'first of all', 'best\nlasting', ''];

const sorted = (found: ReturnType<ReturnType<typeof wordSearch>>) => [...found].sort(([a], [b]) => (a < b ? -1 : 1));

suite('a search with the memory of the last check', (test) => {
  test('finds what a search of all texts finds, after any change of the texts', async () => {
    const random = randomFrom(5);
    const io = { cache: emptyCache(), program: 'a program' };
    for (let check = 0; check < 60; check += 1) {
      const texts = TEXTS.filter(() => random.chance(0.6));
      const search = await rememberedSearch(io);
      const [remembered, fresh] = [search.searchOf(texts), wordSearch(texts)];
      for (const words of LEXICONS.filter(() => random.chance(0.7))) {
        const found = sorted(remembered(words)).filter(([text]) => texts.includes(text));
        assert.equal(found, sorted(fresh(words)));
      }
      await search.store();
    }
  });

  test('reads the texts again if another program stored them', async () => {
    const cache = emptyCache();
    const first = await rememberedSearch({ cache, program: 'one' });
    first.searchOf(TEXTS)(BEST);
    await first.store();
    const second = await rememberedSearch({ cache, program: 'another' });
    assert.equal(sorted(second.searchOf(TEXTS)(BEST)), sorted(wordSearch(TEXTS)(BEST)));
  });

  test('does not read a text again that has not changed', async () => {
    const io = { cache: emptyCache(), program: 'a program' };
    const first = await rememberedSearch(io);
    first.searchOf(['best of all'])(BEST);
    await first.store();
    const read: string[] = [];
    const watched = BEST.map((pattern) =>
      Object.assign(new RegExp(pattern.source, pattern.flags), {
        exec(text: string) {
          read.push(text);
          return RegExp.prototype.exec.call(this, text);
        },
      }),
    );
    const second = await rememberedSearch(io);
    assert.equal(second.searchOf(['best of all', 'the best'])(watched).get('best of all'), [{ at: 0, length: 4 }]);
    assert.ok(read.length > 0 && read.every((text) => text === 'the best'));
  });

  test('stores nothing if nothing is new', async () => {
    const cache = emptyCache();
    let stored = 0;
    const counting = {
      get: cache.get,
      set: (...entry: Parameters<typeof cache.set>) => {
        stored += 1;
        return cache.set(...entry);
      },
    };
    for (const _ of [1, 2]) {
      const search = await rememberedSearch({ cache: counting, program: 'a program' });
      search.searchOf(TEXTS)(BEST);
      await search.store();
    }
    assert.is(stored, 1);
  });
});
