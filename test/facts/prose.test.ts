/** Tests prose with links and facts in it. */
import * as assert from 'uvu/assert';
import { type ProseReaders, parseProse } from '../../renderer/facts/prose.ts';
import { suite } from '../support/suite.ts';

const refusing: ProseReaders = {
  isFact: () => false,
  nearestFact: () => undefined,
  readMarkupTarget: (text) => ({ problem: `“${text}” has no page.` }),
};

const TARGETS = ['/team', 'javascript:void(0)', 'https://example.com/a_(b)', 'f(g)(h)'];

suite('a link in prose', (test) => {
  for (const target of TARGETS)
    test(`a refused link to “${target}” is reported at its target only`, () => {
      const source = `Ask [the team](${target}), or call.`;
      const { problems } = parseProse(source, refusing);
      assert.equal(
        problems.map(({ at, length, message }) => [source.slice(at, at + length), message]),
        [[target, `“${target}” has no page.`]],
      );
    });
});
