/** Tests what the benchmark of peers computes and writes; no test measures a time. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import minimal from '../sites/minimal/site.config.ts';
import { checkFile, inFolder, ROOT, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';
import { catalogueSite } from './peers/catalogue-site.mjs';
import { readOptions } from './peers/options.mjs';
import { rowOf, tableOf } from './peers/table.mjs';

const PEERS = ['eleventy', 'hugo'];

/** Reads options with a folder that contains a catalogue. */
const optionsOf = (...args: readonly string[]) =>
  inFolder(async (folder) => {
    await writeFiles(folder, { 'make-catalogue.mjs': '', 'touch-price.mjs': '', 'hugo/prepare.mjs': '' });
    return readOptions([folder, ...args], PEERS);
  });

async function messageOf(...args: readonly string[]): Promise<string> {
  try {
    await optionsOf(...args);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const prose = (words: string): string => `Gentle care ${words}.`;

/** A treatment as make-catalogue.mjs of the peers writes it. */
const treatment = (slug: string, related: string) => ({
  slug,
  name: slug === 'warm-rest-1' ? 'Warm Rest 1' : 'Calm Visit 2',
  subtitle: prose(`at each visit of ${slug}`),
  category: 'body',
  pricePence: 41_295,
  durationMin: 55,
  description: `${prose('follows a plan')} You can book it for daily comfort.`,
  benefits: [prose('in a warm room')],
  journey: [{ title: 'Plan', text: prose('begins with a plan') }],
  faq: [{ q: 'Does it take long?', a: `${prose('takes time')} It's "as needed" & < 1 hour.` }],
  packages: [
    { name: 'Single session', sessions: 1, pricePence: 41_295 },
    { name: 'Course of 3', sessions: 3, pricePence: 111_500 },
  ],
  booking: `https://booking.example/clinic?service=${slug}`,
  related: [related],
});

suite('The options of the benchmark of peers', (test) => {
  test('without options, everything is measured three times, and once from 10,000 treatments', async () => {
    const { only, sizes, runsOf } = await optionsOf();
    assert.equal(only, ['check', 'build', 'eleventy', 'hugo']);
    assert.equal(sizes, [100, 1000, 10_000]);
    assert.equal(
      [1000, 10_000].map((size) => runsOf?.(size)),
      [3, 1],
    );
  });

  test('--sizes, --only and --runs choose what is measured, and how often', async () => {
    const { only, sizes, runsOf } = await optionsOf('--sizes', '5,20000', '--only', 'check,hugo', '--runs', '2');
    assert.equal(only, ['check', 'hugo']);
    assert.equal(sizes, [5, 20_000]);
    assert.is(runsOf?.(20_000), 2);
  });

  test('a wrong option is an error that states what to write', async () => {
    assert.is(
      await messageOf('--only', 'jekyll'),
      'Unknown name “jekyll” in --only. Write check, build, eleventy, hugo.',
    );
    assert.is(await messageOf('--sizes', '100,many'), '“many” in --sizes is not a whole number above 0.');
    assert.is(await messageOf('--runs', '0'), '“0” in --runs is not a whole number above 0.');
    assert.is(await messageOf('another'), 'Name one folder, which contains the peers.');
  });

  test('a folder without the programs that write the catalogue is an error', async () => {
    assert.throws(
      () => readOptions([ROOT], PEERS),
      `“${ROOT}” contains no make-catalogue.mjs, so it is not the whole folder of the peers.`,
    );
    await inFolder(async (folder) => {
      await writeFiles(folder, { 'make-catalogue.mjs': '', 'touch-price.mjs': '' });
      assert.throws(
        () => readOptions([folder], PEERS),
        `“${folder}” contains no hugo/prepare.mjs, so it is not the whole folder of the peers.`,
      );
    });
  });
});

suite('The table of the benchmark of peers', (test) => {
  const hugo = { treatments: 1000, name: 'Hugo', task: 'first build', cpu: 0.6, wall: 0.4 };

  test('a row has the multiples of an empty Node process and of Eleventy', () => {
    const row = rowOf({ ...hugo, memory: 112.6 }, { empty: 0.05, eleventy: 0.8 });
    assert.equal(row, { ...hugo, timesNode: 12, timesEleventy: 0.75, memory: 113 });
  });

  test('a cell is empty if its value is unknown', () => {
    assert.equal(tableOf(1000, [rowOf(hugo, { empty: 0.05 })]), [
      '1,000 treatments                                            CPU     × node × Eleventy      clock     memory',
      'Hugo, first build                                        0.60 s       12.0                0.40 s',
    ]);
  });
});

suite('The catalogue of the peers as a config', (test) => {
  test('a config of two treatments passes the check without findings', async () => {
    const categories = [{ slug: 'body', name: 'Body', intro: `${prose('for people')} ${prose('for all')}` }];
    const treatments = [treatment('warm-rest-1', 'calm-visit-2'), treatment('calm-visit-2', 'warm-rest-1')];
    const config = catalogueSite(minimal, { categories, treatments });
    await inFolder(async (folder) => {
      await cp(join(ROOT, 'test/sites/minimal/content'), join(folder, 'content'), { recursive: true });
      await writeFiles(folder, { 'site.config.ts': `export default ${JSON.stringify(config)};` });
      const { findings } = await checkFile(join(folder, 'site.config.ts'));
      assert.equal(
        findings.map(({ rule, message }) => `${rule}: ${message}`),
        [],
      );
    });
  });
});
