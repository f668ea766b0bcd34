/** What is read with the memory of the last check is what reading all texts finds. */
import * as assert from 'uvu/assert';
import { learnedTexts } from '../../renderer/check/rules/claim/learned/learned-texts.ts';
import { LEARNED } from '../../renderer/check/rules/claim/learned/model.ts';
import { anyOf } from '../../renderer/check/rules/claim/lexicon/lexicon.ts';
import { rememberedSearch } from '../../renderer/check/rules/claim/lexicon/remembered-search.ts';
import { type WordSearch, wordSearch } from '../../renderer/check/rules/claim/lexicon/searched-texts.ts';
import { publicText } from '../../renderer/check/rules/public-texts/public-text.ts';
import { textMemory } from '../../renderer/check/text-memory.ts';
import { normalise } from '../../renderer/facts/normalise.ts';
import { emptyCache } from '../support/caches.ts';
import { randomFrom } from '../support/random/random.ts';
import { suite } from '../support/suite.ts';

const BEST = anyOf('the best', 'best', 'first(?: of all)?');
const LASTING = anyOf('last(?:s|ing)?', 'for ever');
const LEXICONS = [BEST, LASTING, [...BEST, ...LASTING]];
const TEXTS = ['the best of the best', 'it lasts', 'nothing', 'best for ever', 'first of all', 'best\nlasting', ''];

/** A search of the texts, and a function that stores what it found. */
async function searchIn(texts: readonly string[], io: Parameters<typeof textMemory>[0]) {
  const memory = await textMemory(io);
  return { search: rememberedSearch(memory.readerOf('searched', texts)), store: memory.store };
}

const sorted = (found: ReturnType<WordSearch>) => [...found].sort(([a], [b]) => (a < b ? -1 : 1));

const sentence = (text: string) => publicText('words', { text, segments: [] }, { from: 'page' }, { normal: normalise });

suite('a search with the memory of the last check', (test) => {
  test('finds what a search of all texts finds, after any change of the texts', async () => {
    const random = randomFrom(5);
    const io = { cache: emptyCache(), program: 'a program' };
    for (let check = 0; check < 60; check += 1) {
      const texts = TEXTS.filter(() => random.chance(0.6));
      const { search, store } = await searchIn(texts, io);
      const fresh = wordSearch(texts);
      for (const words of LEXICONS.filter(() => random.chance(0.7))) {
        const found = sorted(search(words)).filter(([text]) => texts.includes(text));
        assert.equal(found, sorted(fresh(words)));
      }
      await store();
    }
  });

  test('reads the texts again if another program stored them', async () => {
    const cache = emptyCache();
    const first = await searchIn(TEXTS, { cache, program: 'one' });
    first.search(BEST);
    await first.store();
    const second = await searchIn(TEXTS, { cache, program: 'another' });
    assert.equal(sorted(second.search(BEST)), sorted(wordSearch(TEXTS)(BEST)));
  });

  test('does not read a text again that has not changed', async () => {
    const io = { cache: emptyCache(), program: 'a program' };
    const first = await searchIn(['best of all'], io);
    first.search(BEST);
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
    const second = await searchIn(['best of all', 'the best'], io);
    assert.equal(second.search(watched).get('best of all'), [{ at: 0, length: 4 }]);
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
      const { search, store } = await searchIn(TEXTS, { cache: counting, program: 'a program' });
      search(BEST);
      await store();
    }
    assert.is(stored, 1);
  });
});

suite('a judgement of texts with the memory of the last check', (test) => {
  test('is the judgement of all texts, after any change of the texts', async () => {
    const random = randomFrom(7);
    const all = [
      'Wrinkles are gone for ever. Come and see us.',
      'You will never feel pain again: we guarantee it.',
      'We are open on Mondays.',
      'Is it painless? No.',
      'Book today and we add a facial.',
    ].map(sentence);
    const io = { cache: emptyCache(), program: 'a program' };
    for (let check = 0; check < 20; check += 1) {
      const texts = all.filter(() => random.chance(0.6));
      const memory = await textMemory(io);
      const remembered = learnedTexts(texts, memory);
      const fresh = learnedTexts(texts, await textMemory({ cache: emptyCache(), program: 'a program' }));
      for (const rule of LEARNED.filter(() => random.chance(0.7)))
        assert.equal(remembered.alike(rule), fresh.alike(rule));
      await memory.store();
    }
  });

  test('finds the sentences that claim something', async () => {
    const claims = learnedTexts(
      [sentence('We are open on Mondays. Results are guaranteed for ever.')],
      await textMemory({ cache: emptyCache() }),
    ).alike('claim/guarantee');
    assert.equal(
      claims.map(({ text, reasons }) =>
        reasons.map(({ sentence: { at, length } }) => text.text.slice(at, at + length)),
      ),
      [['Results are guaranteed for ever.']],
    );
  });
});
