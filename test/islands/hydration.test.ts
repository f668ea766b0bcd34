import { createElement } from 'react';
import * as assert from 'uvu/assert';
import { hydrated } from '../support/hydration.ts';
import { suite } from '../support/suite.ts';

const inBrowser = () => typeof window !== 'undefined';

/** Components whose output in the browser differs from that of the server. */
const DIFFERENT = {
  words: () => createElement('p', null, inBrowser() ? 'browser' : 'server'),
  attribute: () => createElement('p', { title: inBrowser() ? 'browser' : 'server' }),
  element: () => createElement(inBrowser() ? 'b' : 'i'),
};

suite('the hydration of an island', (test) => {
  for (const [what, component] of Object.entries(DIFFERENT))
    test(`React reports a difference from the server’s HTML: ${what}`, async () => {
      const outcome = await hydrated(component, {}, () => undefined).then(
        () => 'no complaint',
        (error: unknown) => String(error),
      );
      assert.match(outcome, /deeply equal/);
    });

  test('React reports nothing if the output is the same', () =>
    hydrated(
      () => createElement('p', null, 'The same'),
      {},
      ({ island }) => assert.is(island.textContent, 'The same'),
    ));
});
