import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { devAnswer } from '../cli/dev/answer.ts';
import { serve } from '../cli/server.ts';
import { contrast } from '../components/style/contrast.ts';
import { ink, inkSoft, palettes, tokens } from '../components/theme.ts';
import type { CheckedSite } from '../renderer/check/checked.ts';
import { extract } from '../renderer/html/extract.ts';
import { stylePage } from '../renderer/html/style-page/index.tsx';
import { withOwnIds } from '../renderer/html/style-page/own-ids.ts';
import { factsInSource } from '../renderer/html/style-page/source.ts';
import { faultsOfManyParts } from './support/markup.ts';
import { checkFile, memoryIo, ROOT } from './support/sites.ts';
import { suite } from './support/suite.ts';

const MINIMAL = join(ROOT, 'test/sites/minimal/site.config.ts');
const io = memoryIo();
const style = () => stylePage(ROOT, io);

/** What `site dev` answers, mostly before there is a site. */
async function asked(path: string, site?: CheckedSite): Promise<{ status: number; text: string }> {
  const stop = new AbortController();
  const answer = devAnswer({ listeners: new Set(), findings: [], style, site });
  const { port, closed } = await serve({ port: 0, host: '127.0.0.1', stop: stop.signal, answer });
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const text = await response.text();
  stop.abort();
  await closed;
  return { status: response.status, text };
}

const componentsIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, 'components', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^([\w]+|cards\/\w+)\.tsx$/.test(name))
    .map((name) => name.replace(/^cards\/|\.tsx$/g, ''));

suite('the style page', (test) => {
  test('is served by “site dev”, whether there is a site or not', async () => {
    const { status, text } = await asked('/style');
    assert.is(status, 200);
    assert.match(text, '<title>Style</title>');
    assert.match(text, '/__dev/client.js');
    assert.is((await asked('/style?palette=cool')).status, 200);
    assert.is((await asked('/styles')).status, 500);
  });

  test('gives way to a page of the site that has its address', async () => {
    const { site } = await checkFile(MINIMAL);
    assert.ok(site);
    const [first] = site?.plan.pages ?? [];
    assert.ok(first);
    if (!site || !first) return;
    const own = { ...site, plan: { ...site.plan, pages: [{ ...first, route: '/style' }] } };
    assert.match((await asked('/style', site)).text, '<title>Style</title>');
    assert.not.match((await asked('/style', own)).text, '<title>Style</title>');
  });

  test('shows every section with its examples: one without any is missed', async () => {
    const html = await style();
    const { ids } = extract(html);
    for (const name of readdirSync(join(ROOT, 'components/sections'))) {
      assert.ok(ids.includes(`sections-${name}`), name);
      assert.match(html, `${name}: `);
    }
  });

  test('the style page shows every primitive and the chrome', async () => {
    const { ids } = extract(await style());
    for (const name of componentsIn('primitives')) assert.ok(ids.includes(`primitives-${name}`), name);
    for (const name of ['Header', 'Drawer', 'Footer', 'Chat', 'BookingBar'])
      assert.ok(ids.includes(`chrome-${name}`), name);
  });

  test('the style page shows the purpose and the props of every component', async () => {
    const html = await style();
    assert.match(html, 'The first view of an inner page: its title, its subject and its first steps.');
    assert.match(html, 'export interface HeroProps {');
    assert.not.match(html, '<pre></pre>');
  });

  test('shows every token and every colour of every palette', async () => {
    const html = await style();
    for (const [name, value] of Object.entries(tokens)) {
      assert.match(html, name);
      assert.match(html, value.replaceAll('"', '&quot;'));
    }
    for (const colour of Object.values(palettes).flatMap((palette) => Object.values(palette)))
      assert.match(html, colour);
  });

  test('is valid HTML, and no two of its ids are the same', async () => {
    const html = await style();
    assert.equal(await faultsOfManyParts(html), []);
    const { ids } = extract(html);
    assert.equal(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
  });

  test('is in no build', async () => {
    const { site } = await checkFile(MINIMAL);
    assert.ok(site);
    assert.equal(
      site?.files.filter(({ path }) => path.startsWith('style')),
      [],
    );
    const sitemap = site?.files.find(({ path }) => path === 'sitemap.xml');
    assert.ok(sitemap);
  });
});

suite('an example among others', (test) => {
  test('has ids, groups and links of its own', () =>
    assert.is(
      withOwnIds('<a href="#b" aria-labelledby="a b"></a><input type="radio" name="mode" id="a"/><p name="x">', 'one-'),
      '<a href="#one-b" aria-labelledby="one-a one-b"></a><input type="radio" name="one-mode" id="one-a"/><p name="x">',
    ));

  test('is described by its source', () =>
    assert.equal(
      factsInSource(
        'Row',
        '/** Not this. */\nconst x = 1;\n/**\n * Two\n * lines.\n */\nexport const Row = ({ of }: { of: string }) => <p />;',
      ),
      { says: 'Two lines.', props: '{ of }: { of: string }' },
    ));
});

suite('the contrast of the design', (test) => {
  test('is computed as WCAG 2.2 says', () => {
    assert.is(contrast('#000000', '#ffffff'), 21);
    assert.is(contrast('#777777', '#ffffff').toFixed(2), '4.48');
  });

  for (const [name, palette] of Object.entries(palettes)) {
    test(`is AAA for text on every light ground of the ${name} palette, and for light text on its dark ones`, () => {
      for (const ground of ['page', 'stone', 'plate', 'field', 'fieldLight', 'pale'] as const)
        assert.ok(contrast(ink, palette[ground]) >= 7, `ink on ${ground}`);
      for (const ground of ['accent', 'deep'] as const)
        assert.ok(contrast(palette.page, palette[ground]) >= 7, `page on ${ground}`);
      assert.ok(contrast(palette.page, ink) >= 7, 'page on ink');
    });

    test(`is AAA for captions on the ${name} palette’s quiet grounds, and AA for them and for accents wherever they may stand`, () => {
      for (const ground of ['page', 'stone', 'plate', 'fieldLight'] as const)
        assert.ok(contrast(inkSoft, palette[ground]) >= 7, `ink-soft on ${ground}`);
      for (const ground of ['page', 'stone', 'plate', 'field', 'fieldLight', 'pale'] as const) {
        assert.ok(contrast(inkSoft, palette[ground]) >= 4.5, `ink-soft on ${ground}`);
        assert.ok(contrast(palette.accent, palette[ground]) >= 4.5, `accent on ${ground}`);
      }
    });
  }
});
