import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { builtFrom } from '../support/built.ts';
import { completeSite } from '../support/complete-site.ts';
import { readDom, select } from '../support/dom.ts';
import { pick } from '../support/shipped-site.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const config = completeSite();
const all = pick(config, 'pages', '/sample');
const sections: readonly unknown[] = Array.isArray(all) ? all : [];
const fieldsOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
const kindOf = (section: unknown): string => String(pick(section, 'kind'));
const addressOf = (section: unknown): string => `/with-${kindOf(section).toLowerCase()}`;

const route = pick(config, 'routes', '/sample');
const page = {
  routes: Object.fromEntries(sections.map((section) => [addressOf(section), route])),
  pages: Object.fromEntries(sections.map((section) => [addressOf(section), [section]])),
};

/** A page for each kind of section, and one with all of them. */
const built = builtFrom(
  {
    ...fieldsOf(config),
    routes: { ...fieldsOf(pick(config, 'routes')), ...page.routes },
    pages: { ...fieldsOf(pick(config, 'pages')), ...page.pages },
  },
  join(ROOT, 'test/sites/minimal/content'),
);

suite('the first-level heading of a page', (test) => {
  const htmlOf = async (address: string): Promise<string> => (await built).texts.get(`${address.slice(1)}.html`) ?? '';
  const titlesOf = async (address: string): Promise<number> => select(readDom(await htmlOf(address)), 'h1').length;

  for (const section of sections)
    test(`a page with only the section “${kindOf(section)}” has one, unless the section shows nothing`, async () => {
      const isEmpty = /<main[^>]*><\/main>/.test(await htmlOf(addressOf(section)));
      assert.is(await titlesOf(addressOf(section)), isEmpty ? 0 : 1);
      assert.is(isEmpty, kindOf(section) === 'comingSoon');
    });

  test('a page with sections of every kind has one', async () => {
    assert.ok(sections.length > 40, `${sections.length} sections`);
    assert.is(await titlesOf('/sample'), 1);
  });
});
