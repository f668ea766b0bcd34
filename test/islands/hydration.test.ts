import { createElement } from 'react';
import * as assert from 'uvu/assert';
import { hydrated } from '../support/hydration.ts';
import { suite } from '../support/suite.ts';

const inBrowser = () => typeof window !== 'undefined';

/** Components that are something else in the browser than on the server. */
const DIFFERENT = {
  words: () => createElement('p', null, inBrowser() ? 'browser' : 'server'),
  attribute: () => createElement('p', { title: inBrowser() ? 'browser' : 'server' }),
  element: () => createElement(inBrowser() ? 'b' : 'i'),
};

suite('an island that wakes', (test) => {
  for (const [what, component] of Object.entries(DIFFERENT))
    test(`is told of where its server wrote something else: ${what}`, async () => {
      const outcome = await hydrated(component, {}, () => undefined).then(
        () => 'no complaint',
        (error: unknown) => String(error),
      );
      assert.match(outcome, /deeply equal/);
    });

  test('is not where it is the same', () =>
    hydrated(
      () => createElement('p', null, 'The same'),
      {},
      ({ island }) => assert.is(island.textContent, 'The same'),
    ));
});
