import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { devAnswer } from '../cli/dev/answer.ts';
import { newState } from '../cli/dev/state.ts';
import { serve } from '../cli/server.ts';
import { COLOUR_PAIRS, ratioOf, weakColours } from '../components/style/colour-pairs.ts';
import { contrast } from '../components/style/contrast.ts';
import { ink, inkSoft, palettes, tokens } from '../components/theme.ts';
import type { CheckedSite } from '../renderer/check/examined.ts';
import { extract } from '../renderer/html/extract.ts';
import { stylePage } from '../renderer/html/style-page/index.tsx';
import { withOwnIds } from '../renderer/html/style-page/own-ids.ts';
import { factsInSource } from '../renderer/html/style-page/source.ts';
import { checkedWith } from './support/checked-with.ts';
import { faultsOfManyParts } from './support/markup.ts';
import { checkedOnce, memoryIo, ROOT } from './support/sites.ts';
import { suite } from './support/suite.ts';

const MINIMAL = join(ROOT, 'test/sites/minimal/site.config.ts');
const io = memoryIo();
const style = () => stylePage(ROOT, io);

/** Requests a path from `site dev`, before there is a site unless one is passed. */
async function asked(path: string, site?: CheckedSite): Promise<{ status: number; text: string }> {
  const stop = new AbortController();
  const state = { ...newState(), style, site };
  state.start();
  const answer = devAnswer(state);
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
  test('site dev serves the style page, with and without a site', async () => {
    const { status, text } = await asked('/style');
    assert.is(status, 200);
    assert.match(text, '<title>Style</title>');
    assert.match(text, '/__dev/client.js');
    assert.is((await asked('/style?palette=cool')).status, 200);
    assert.is((await asked('/styles')).status, 500);
  });

  test('a page of the site with the same address replaces the style page', async () => {
    const { site } = await checkedOnce(MINIMAL);
    assert.ok(site);
    const [first] = site?.plan.pages ?? [];
    assert.ok(first);
    if (!site || !first) return;
    const own = { ...site, plan: { ...site.plan, pages: [{ ...first, route: '/style' }] } };
    assert.match((await asked('/style', site)).text, '<title>Style</title>');
    assert.not.match((await asked('/style', own)).text, '<title>Style</title>');
  });

  test('the style page shows every section with its examples', async () => {
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
    assert.match(html, 'export interface HeroProps extends TitledProps {');
    assert.not.match(html, '<pre></pre>');
  });

  test('the style page shows every token and every colour of every palette', async () => {
    const html = await style();
    for (const [name, value] of Object.entries(tokens)) {
      assert.match(html, name);
      assert.match(html, value.replaceAll('"', '&quot;'));
    }
    for (const colour of Object.values(palettes).flatMap((palette) => Object.values(palette)))
      assert.match(html, colour);
  });

  test('the style page shows the colours, corners and logo of a site, and the ratios that are too low', async () => {
    const { site } = await checkedWith(
      {
        'departments.main.palette': { ...palettes.cool, accent: '#8fae9d' },
        'images.logo': { file: 'logo.svg', alt: 'none' },
        design: { logo: { image: 'logo' }, corners: 'round' },
      },
      {
        'images/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path d="M0 0h9v9z"/></svg>',
      },
    );
    const html = await stylePage(ROOT, io, site?.look);
    assert.match(html, 'html:has(#palette-main:checked){--page:#f2f4f0');
    assert.match(html, 'accent on page 2.2:1, no text; needs 4.5:1');
    assert.match(html, 'html{--corner:18px}');
    assert.match(html, '<img class="own-logo" src="data:image/svg+xml;base64,');
    assert.not.match(html, 'palette-warm');
    assert.equal(await faultsOfManyParts(html), []);
  });

  test('the style page is valid HTML with unique ids', async () => {
    const html = await style();
    assert.equal(await faultsOfManyParts(html), []);
    const { ids } = extract(html);
    assert.equal(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
  });

  test('a build does not contain the style page', async () => {
    const { site } = await checkedOnce(MINIMAL);
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
  test('an example has its own ids, groups and links', () =>
    assert.is(
      withOwnIds('<a href="#b" aria-labelledby="a b"></a><input type="radio" name="mode" id="a"/><p name="x">', 'one-'),
      '<a href="#one-b" aria-labelledby="one-a one-b"></a><input type="radio" name="one-mode" id="one-a"/><p name="x">',
    ));

  test('the description of an example comes from its source', () =>
    assert.equal(
      factsInSource(
        'Row',
        '/** Not this. */\nconst x = 1;\n/**\n * Two\n * lines.\n */\nexport const Row = ({ of }: { of: string }) => <p />;',
      ),
      { description: 'Two lines.', props: '{ of }: { of: string }' },
    ));
});

suite('the contrast of the design', (test) => {
  test('contrast is computed as WCAG 2.2 defines it', () => {
    assert.is(contrast('#000000', '#ffffff'), 21);
    assert.is(contrast('#777777', '#ffffff').toFixed(2), '4.48');
  });

  test('every pair of colours that the design uses passes in both palettes of the theme', () => {
    for (const palette of Object.values(palettes)) assert.equal(weakColours(palette), []);
  });

  test('a wrong background is corrected before the accent on it is judged, and the corrected palette passes', () => {
    const { warm } = palettes;
    const weak = weakColours({ ...warm, field: '#5f4030', accent: '#a08070' });
    assert.equal(
      weak.map(({ tone, nearest }) => [tone, nearest]),
      [
        ['field', '#b8aaa3'],
        ['accent', '#6c574c'],
      ],
    );
    const corrected = { ...warm, field: weak[0]?.nearest ?? '', accent: weak[1]?.nearest ?? '' };
    for (const pair of COLOUR_PAIRS) assert.ok(ratioOf(pair, corrected) >= pair.min, pair.names.join(' on '));
  });

  test('a finding names both colours, their ratio and the nearest colour that passes', async () => {
    const { findings } = await checkedWith({
      'departments.main.palette': { ...palettes.cool, accent: '#8fae9d', deep: '#6f8a80' },
    });
    assert.equal(
      findings.map(({ rule, path, message, help, replacement }) => [
        rule,
        path?.at(-1),
        message,
        help,
        replacement?.text,
      ]),
      [
        [
          'a11y/contrast',
          'accent',
          '“#8fae9d” (accent) has too little contrast: 2.1:1 with “#f2f4f0” (page), 1.9:1 with “#e3e7e1” (stone), 1.7:1 with “#d3dbd2” (fieldLight); text needs 4.5:1; 1.1:1 with “#a9b7ab” (field); marks need 3:1.',
          'Write “#52635a”, the nearest colour that passes.',
          '#52635a',
        ],
        [
          'a11y/contrast',
          'deep',
          '“#6f8a80” (deep) has too little contrast: 3.3:1 with “#f2f4f0” (page), 2.9:1 with “#f2f4f0” (page) below the pointer; text needs 4.5:1.',
          'Write “#455650”, the nearest colour that passes.',
          '#455650',
        ],
      ],
    );
  });

  for (const [name, palette] of Object.entries(palettes)) {
    test(`text has AAA contrast on every light background of the ${name} palette, and light text on its dark ones`, () => {
      for (const ground of ['page', 'stone', 'plate', 'field', 'fieldLight', 'pale'] as const)
        assert.ok(contrast(ink, palette[ground]) >= 7, `ink on ${ground}`);
      for (const ground of ['accent', 'deep'] as const)
        assert.ok(contrast(palette.page, palette[ground]) >= 7, `page on ${ground}`);
      assert.ok(contrast(palette.page, ink) >= 7, 'page on ink');
    });

    test(`captions have AAA contrast on the quiet backgrounds of the ${name} palette; captions and accents have AA on all backgrounds`, () => {
      for (const ground of ['page', 'stone', 'plate', 'fieldLight'] as const)
        assert.ok(contrast(inkSoft, palette[ground]) >= 7, `ink-soft on ${ground}`);
      for (const ground of ['page', 'stone', 'plate', 'field', 'fieldLight', 'pale'] as const) {
        assert.ok(contrast(inkSoft, palette[ground]) >= 4.5, `ink-soft on ${ground}`);
        assert.ok(contrast(palette.accent, palette[ground]) >= 4.5, `accent on ${ground}`);
      }
    });
  }
});
