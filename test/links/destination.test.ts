import * as assert from 'uvu/assert';
import { resolver } from '../../renderer/check/links/destination.ts';
import { suite } from '../support/suite.ts';

const routes = ['/', '/team', '/skin', '/skin/team', '/skin/faq'];
const resolve = () =>
  resolver({ origin: 'https://clinic.example', routes: new Set(routes), files: new Set(), redirects: [] });

suite('the destination of a relative link', (test) => {
  for (const href of ['team', './team', 'https:team', ' team', '../skin/team', '..//skin/team', '?query', '#part', ''])
    for (const first of ['/skin/faq', '/'])
      test(`“${href}” is resolved against its own page if “${first}” was resolved before`, () => {
        const shared = resolve();
        shared(href, first);
        for (const route of routes) assert.equal(shared(href, route), resolve()(href, route), route);
      });

  test('a link without a slash belongs to the folder of its page', () => {
    const shared = resolve();
    assert.equal(shared('team', '/faq'), { kind: 'page', route: '/team' });
    assert.equal(shared('team', '/skin/faq'), { kind: 'page', route: '/skin/team' });
  });
});
