import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { transform } from 'esbuild';
import * as assert from 'uvu/assert';
import { cool, type Palette, paletteProperties, warm } from '../components/theme.ts';
import type { Checked } from '../renderer/check/outcome.ts';
import shipped from '../site.config.ts';
import physio from './sites/physio/site.config.ts';
import { amountsOf, type Fact, factsOf, holds, whole } from './support/clinic-facts.ts';
import { checkedOnce, ROOT, SHIPPED } from './support/sites.ts';
import { suite } from './support/suite.ts';
import { textFiles } from './support/text-files.ts';

const PHYSIO = join(ROOT, 'test/sites/physio/site.config.ts');

const ROUTES = [
  '/',
  '/404',
  '/fees',
  '/find-us',
  '/people',
  '/price-list',
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

/** Facts of the shipped clinic that are also common words, and why the engine may contain them. */
const COMMON_WORDS: Readonly<Record<string, string>> = {
  consultation: 'a category of its catalogue, and the name of the first appointment of any department in the config',
  'Coming soon': 'the label of anything that cannot be booked yet',
  'Course of four': 'several sessions sold together, by any clinic',
};

/** Words from the trade of the shipped clinic, which even comments of the engine do not need. */
const TRADE = ['skin', 'mind', 'glow', 'profhilo', 'masseter', 'botulinum'];

/** Files whose comments and examples show amounts as illustrations. */
const SHOWS_PRICES = /^renderer\/(config|check\/rules)\/|\/examples\.ts$/;

interface Source {
  readonly path: string;
  readonly text: string;
}

/** The rules on claims, which name treatments because the law on advertising them does. */
const LAW = /^renderer\/check\/rules\/claim\//;

/** The time zone of the United Kingdom, which every clinic shares. */
const ZONE = 'Europe/London';

/** Every source file of the engine. */
const engine: readonly Source[] = ['cli', 'renderer', 'components'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8').replaceAll('Europe/London', '') })),
);

/** Returns 'renderer/pages/links.ts:58: “020 7946 0321”, clinic.phone' for each line that contains a fact. */
const linesContaining = (sources: readonly Source[], facts: readonly Fact[]): readonly string[] =>
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

/** Returns a file without its comments. */
const codeOf = async ({ path, text }: Source): Promise<Source> => {
  const loader = path.endsWith('.tsx') ? 'tsx' : 'ts';
  const { code } = await transform(text, { loader, minifyWhitespace: true, charset: 'utf8', legalComments: 'none' });
  return { path, text: code };
};

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&apos;': "'", '&amp;': '&' };

/** Returns the text files of a built site, with entities decoded. */
const textsOf = async ({ site }: Checked): Promise<readonly Source[]> =>
  [...(await textFiles(site ?? { files: [] }))].map(([path, text]) => ({
    path,
    text: unescaped(text).replaceAll(ZONE, ''),
  }));

const unescaped = (html: string): string =>
  Object.entries(ENTITIES).reduce((text, [entity, letter]) => text.replaceAll(entity, letter), html);

/** The number of words from which two clinics are unlikely to use the same sentence by chance. */
const OWN_SENTENCE = 8;

/** Returns the facts of one clinic that the other does not share. */
const ownOf = (config: unknown, other: unknown): readonly Fact[] => {
  const others = new Set(factsOf(other).map(({ text }) => text));
  return factsOf(config, OWN_SENTENCE).filter(({ text }) => !others.has(text) && !(text in COMMON_WORDS));
};

const built = { shipped: checkedOnce(SHIPPED), physio: checkedOnce(PHYSIO) };

suite('a second clinic', (test) => {
  test('a second clinic is built by the same engine without errors or warnings', async () => {
    const { findings, accepted } = await built.physio;
    assert.equal(
      findings.map(({ message }) => message),
      [],
    );
    assert.is(accepted.length, 0);
  });

  test('the second clinic has exactly its own pages, with treatments below the address that it chose', async () => {
    const { site } = await built.physio;
    assert.equal(site?.pages.map(({ route }) => route).sort(), ROUTES);
    const files = site?.files.map(({ path }) => path) ?? [];
    for (const route of ROUTES) assert.ok(files.includes(route === '/' ? 'index.html' : `${route.slice(1)}.html`));
  });

  test('the second clinic’s site shows no facts of the shipped clinic', async () =>
    assert.equal(linesContaining(await textsOf(await built.physio), ownOf(shipped, physio)), []));

  test('the shipped clinic’s site shows no facts of the second clinic', async () =>
    assert.equal(linesContaining(await textsOf(await built.shipped), ownOf(physio, shipped)), []));

  test('every page of the second clinic has its own colours and none of the built-in palettes', async () => {
    const palette = physio.departments?.physiotherapy.palette;
    if (typeof palette !== 'object') throw new Error('The second clinic has no palette of its own.');
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

suite('the engine contains nothing about a particular clinic', (test) => {
  const facts = factsOf(shipped);

  test('the facts of the shipped config are complete, and the search finds them in the config itself', () => {
    const texts = new Set(facts.map(({ text }) => text));
    const names = [shipped.catalogue, shipped.categories, shipped.programmes, shipped.booking].flatMap(Object.keys);
    assert.equal(
      names.filter((name) => !texts.has(name)),
      [],
    );
    const config = { path: 'site.config.ts', text: readFileSync(SHIPPED, 'utf8') };
    assert.ok(linesContaining([config], facts).length > names.length);
  });

  test('no file of the engine contains a name, an address or a sentence of the shipped clinic', () =>
    assert.equal(
      linesContaining(
        engine.filter(({ path }) => !LAW.test(path)),
        facts.filter(({ text }) => !(text in COMMON_WORDS)),
      ),
      [],
    ));

  test('no file of the engine mentions the shipped clinic’s trade', () =>
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

  test('the code of the engine contains no price of the shipped clinic', async () => {
    const code = await Promise.all(engine.filter(({ path }) => !SHOWS_PRICES.test(path)).map(codeOf));
    assert.equal(linesContaining(code, amountsOf(shipped)), []);
  });
});
