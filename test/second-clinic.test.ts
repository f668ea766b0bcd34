import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { transform } from 'esbuild';
import * as assert from 'uvu/assert';
import { cool, type Palette, paletteProperties, warm } from '../components/theme.ts';
import type { Checked } from '../renderer/check/checked.ts';
import shipped from '../site.config.ts';
import physio from './sites/physio/site.config.ts';
import { amountsOf, type Fact, factsOf, holds, whole } from './support/clinic-facts.ts';
import { checkFile, ROOT, SHIPPED } from './support/sites.ts';
import { suite } from './support/suite.ts';
import { textFiles } from './support/text-files.ts';

const PHYSIO = join(ROOT, 'test/sites/physio/site.config.ts');

const ROUTES = [
  '/',
  '/404',
  '/fees',
  '/find-us',
  '/people',
  '/privacy',
  '/rehabilitation',
  '/services',
  '/services/404',
  '/services/back-class',
  '/services/first-assessment',
  '/services/follow-up-visit',
  '/services/knee-rehabilitation',
  '/services/runners-review',
  '/services/running-assessment',
  '/services/sports-massage',
  '/services/strength-test',
  '/services/telephone-advice',
  '/services/water-rehabilitation',
  '/sport',
  '/start',
  '/terms',
];

/** Facts of the shipped clinic that are anybody's words, and why the engine may use them. */
const ANYBODYS: Readonly<Record<string, string>> = {
  consultation: 'a group of its catalogue, and in the language the first appointment of any arm',
  'Coming soon': 'the state of anything that cannot be booked yet',
  'Course of four': 'several sessions sold together, by any clinic',
};

/** Words of the shipped clinic's trade, which no comment needs either. */
const TRADE = ['skin', 'mind', 'glow', 'profhilo', 'masseter', 'botulinum'];

/** Where prices are defined and explained, and in the examples of components, amounts show what one looks like. */
const SHOWS_PRICES = /^renderer\/(config|check\/rules)\/|\/examples\.ts$/;

interface Source {
  readonly path: string;
  readonly text: string;
}

/** The rules on claims speak of the trade, because the law on its advertising does. */
const LAW = /^renderer\/check\/rules\/claim\//;

/** The time zone of the whole country. */
const ZONE = 'Europe/London';

/** Every file of the engine. */
const engine: readonly Source[] = ['cli', 'renderer', 'components'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8').replaceAll('Europe/London', '') })),
);

/** 'renderer/pages/links.ts:58: “020 7946 0321”, clinic.phone' for each line that holds a fact. */
const linesThatHold = (sources: readonly Source[], facts: readonly Fact[]): readonly string[] =>
  sources.flatMap(({ path, text }) => {
    const held = facts.filter((fact) => text.includes(fact.text));
    if (held.length === 0) return [];
    return text
      .split('\n')
      .flatMap((line, index) =>
        held
          .filter((fact) => holds(line, fact.text))
          .map((fact) => `${path}:${index + 1}: “${fact.text}”, ${fact.path}`),
      );
  });

/** A file without its comments. */
const codeOf = async ({ path, text }: Source): Promise<Source> => {
  const loader = path.endsWith('.tsx') ? 'tsx' : 'ts';
  const { code } = await transform(text, { loader, minifyWhitespace: true, charset: 'utf8', legalComments: 'none' });
  return { path, text: code };
};

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&apos;': "'", '&amp;': '&' };

/** The text files of a built site, as they are read. */
const textsOf = async ({ site }: Checked): Promise<readonly Source[]> =>
  [...(await textFiles(site ?? { files: [] }))].map(([path, text]) => ({
    path,
    text: unescaped(text).replaceAll(ZONE, ''),
  }));

const unescaped = (html: string): string =>
  Object.entries(ENTITIES).reduce((text, [entity, letter]) => text.replaceAll(entity, letter), html);

/** Two clinics may well say the same few words; so many in a row they do not. */
const OWN_SENTENCE = 8;

/** What one of two clinics says and the other does not. */
const ownOf = (config: unknown, other: unknown): readonly Fact[] => {
  const others = new Set(factsOf(other).map(({ text }) => text));
  return factsOf(config, OWN_SENTENCE).filter(({ text }) => !others.has(text) && !(text in ANYBODYS));
};

const built = { shipped: checkFile(SHIPPED), physio: checkFile(PHYSIO) };

suite('a second clinic', (test) => {
  test('is built by the same engine without an error or a warning', async () => {
    const { findings, accepted } = await built.physio;
    assert.equal(
      findings.map(({ message }) => message),
      [],
    );
    assert.is(accepted.length, 0);
  });

  test('has exactly its own pages, its treatments below the address that it chose', async () => {
    const { site } = await built.physio;
    assert.equal(site?.pages.map(({ route }) => route).sort(), ROUTES);
    const files = site?.files.map(({ path }) => path) ?? [];
    for (const route of ROUTES) assert.ok(files.includes(route === '/' ? 'index.html' : `${route.slice(1)}.html`));
  });

  test('shows nothing of the shipped clinic', async () =>
    assert.equal(linesThatHold(await textsOf(await built.physio), ownOf(shipped, physio)), []));

  test('lends nothing to the shipped clinic', async () =>
    assert.equal(linesThatHold(await textsOf(await built.shipped), ownOf(physio, shipped)), []));

  test('has its own colours on every page, and none that come with the theme', async () => {
    const { palette } = physio.departments.physiotherapy;
    if (typeof palette === 'string') throw new Error('The second clinic has no palette of its own.');
    const pages = (await textsOf(await built.physio)).filter(({ text }) => text.includes('<style'));
    assert.is(pages.length, ROUTES.length);
    for (const { path, text } of pages) {
      assert.equal(missing(palette, text), [], path);
      for (const theirs of [warm, cool])
        assert.equal(
          Object.values(theirs).filter((colour) => text.includes(colour)),
          [],
          path,
        );
    }
  });
});

const missing = (palette: Palette, html: string): readonly string[] =>
  Object.entries(paletteProperties(palette))
    .map(([name, colour]) => `${name}:${colour}`)
    .filter((declaration) => !html.includes(declaration));

suite('the engine knows no clinic', (test) => {
  const facts = factsOf(shipped);

  test('its facts are found by walking the config, and are found where they stand', () => {
    const texts = new Set(facts.map(({ text }) => text));
    const names = [shipped.catalogue, shipped.categories, shipped.programmes, shipped.booking].flatMap(Object.keys);
    assert.equal(
      names.filter((name) => !texts.has(name)),
      [],
    );
    const config = { path: 'site.config.ts', text: readFileSync(SHIPPED, 'utf8') };
    assert.ok(linesThatHold([config], facts).length > names.length);
  });

  test('no file of it holds a name, an address or a sentence of the shipped clinic', () =>
    assert.equal(
      linesThatHold(
        engine.filter(({ path }) => !LAW.test(path)),
        facts.filter(({ text }) => !(text in ANYBODYS)),
      ),
      [],
    ));

  test('no file of it speaks of the shipped clinic’s trade', () =>
    assert.equal(
      engine
        .filter(({ path }) => !LAW.test(path))
        .flatMap(({ path, text }) =>
          text
            .split('\n')
            .flatMap((line, index) =>
              TRADE.some((word) => whole(word, 'iu').test(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
            ),
        ),
      [],
    ));

  test('no code of it holds a price of the shipped clinic', async () => {
    const code = await Promise.all(engine.filter(({ path }) => !SHOWS_PRICES.test(path)).map(codeOf));
    assert.equal(linesThatHold(code, amountsOf(shipped)), []);
  });
});
