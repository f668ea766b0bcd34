/** A check that uses the caches of earlier checks returns the same findings and files as one without any cache. */
import * as assert from 'uvu/assert';
import type { CheckOptions } from '../../renderer/check/options.ts';
import { sharedSchema } from '../../renderer/config/shared-schema.ts';
import { bytesOf, type OutputFile } from '../../renderer/core/file.ts';
import type { Io } from '../../renderer/core/io.ts';
import { checkSite } from '../../renderer/examine.ts';
import { runPipeline } from '../../renderer/pipeline.ts';
import minimal from '../sites/minimal/site.config.ts';
import { emptyCache } from '../support/caches.ts';
import { withValues } from '../support/edit.ts';
import { randomFrom } from '../support/random/random.ts';
import { memoryIo, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const PROGRAM = 'a program';
const EDITS = 14;
const IMAGE = /\.(avif|webp|jpe?g|png|ico)$/;

const textsOf = async (files: readonly OutputFile[]): Promise<readonly (readonly [string, string])[]> =>
  Promise.all(
    files
      .filter(({ path }) => !IMAGE.test(path))
      .map(async (file) => [file.path, Buffer.from(await bytesOf(file)).toString('latin1')] as const),
  );

/** Findings, paths and the bytes of every page. */
async function outcome(
  values: Readonly<Record<string, unknown>>,
  io: Io,
  options: Pick<CheckOptions, 'schemaFor'> = {},
) {
  const config = { value: withValues(minimal, values), folder: `${ROOT}/test/sites/minimal`, duplicateNames: [] };
  const { findings, site } = await runPipeline(config, { overrides: {}, engine: ROOT, ...options }, io);
  return JSON.stringify({ findings, files: site && (await textsOf(site.files)) });
}

/** Changes one value in one of several ways, some of them wrong. */
type Change = readonly [path: string, choices: readonly [unknown, ...unknown[]]];
const CHANGES: readonly [Change, ...Change[]] = [
  ['catalogue.massage.price', ['£60', '£61', 'From £45', 'Complimentary']],
  ['catalogue.massage.figures', [undefined, { lasts: '3 days' }, { lasts: '4 days' }]],
  [
    'pages./.0.lead',
    [
      'One thing, done well.',
      'Results last up to six months.',
      'A massage costs £60.',
      'Ask 07700.',
      'The best clinic in town',
      'It takes {figures.extra}.',
    ],
  ],
  ['pages./.0.title', ['Hands', 'We guarantee it', 'Massage from £5']],
  ['figures.extra', [undefined, 'ten minutes']],
  ['clinic.tagline', ['Massage', 'The best clinic in town']],
  ['images.dot.alt', ['A dot', 'A spot of red']],
  ['rules', [undefined, { 'seo/title': 'off' }]],
];

suite('checks with the caches and the schema of earlier checks', (test) => {
  test('return the findings and files of a check without them after random edits', async () => {
    const random = randomFrom(14);
    const options = { schemaFor: sharedSchema() };
    const kept = memoryIo({ cache: emptyCache(), program: PROGRAM });
    const seen = new Set<string>();
    let values: Readonly<Record<string, unknown>> = {};
    for (let edit = 0; edit < EDITS; edit += 1) {
      const [path, choices] = random.pick(CHANGES);
      values = { ...values, [path]: random.pick(choices) };
      const day = random.pick(['2026-11-21', '2027-06-01', '2028-02-29']);
      const fresh = await outcome(values, memoryIo({ cache: emptyCache(), today: () => day }));
      assert.is(await outcome(values, { ...kept, today: () => day }, options), fresh, JSON.stringify(values));
      assert.is(await outcome(values, { ...kept, today: () => day }, options), fresh, 'the same check again');
      seen.add(fresh);
    }
    assert.ok(seen.size > EDITS / 3, 'the edits change what a check returns');
  });

  test('apply no rule if nothing has changed, and all rules on another day or with another program', async () => {
    const stages: string[] = [];
    const kept = memoryIo({ cache: emptyCache(), program: PROGRAM, progress: (stage) => stages.push(stage) });
    const applied = async (io: Io) => {
      stages.length = 0;
      await outcome({}, io);
      return stages.includes('Applying the rules …');
    };
    assert.is(await applied(kept), true);
    assert.is(await applied(kept), false);
    assert.is(await applied({ ...kept, program: 'another program' }), true);
    const { program: _, ...unnamed } = kept;
    assert.is(await applied(unnamed), true);
    assert.is(await applied({ ...kept, today: () => '2027-01-01' }), true);
  });

  test('apply no rule in the second check of a site that was never built', async () => {
    const stages: string[] = [];
    const io = memoryIo({ cache: emptyCache(), program: PROGRAM, progress: (stage) => stages.push(stage) });
    const options = { file: `${ROOT}/test/sites/minimal/site.config.ts`, overrides: {}, engine: ROOT, release: false };
    const { findings } = await checkSite(options, io);
    assert.is(stages.includes('Applying the rules …'), true);
    stages.length = 0;
    assert.equal((await checkSite(options, io)).findings, findings);
    assert.is(stages.includes('Applying the rules …'), false);
  });
});
