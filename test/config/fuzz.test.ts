import { join } from 'node:path';
import { inspect } from 'node:util';
import * as assert from 'uvu/assert';
import { withExceptions } from '../../renderer/check/checked.ts';
import { parse } from '../../renderer/config/parse.ts';
import { sharedSchema } from '../../renderer/config/shared-schema.ts';
import { bytesOf } from '../../renderer/core/file.ts';
import { hasErrors } from '../../renderer/core/finding.ts';
import { memoize } from '../../renderer/core/lazy.ts';
import { readPageCache } from '../../renderer/html/rendering/page-cache.ts';
import { assertInsideFolder } from '../../renderer/output/refusal.ts';
import { runPipeline } from '../../renderer/pipeline.ts';
import shipped from '../../site.config.ts';
import minimal from '../sites/minimal/site.config.ts';
import { completeSite } from '../support/complete-site.ts';
import { mutated, mutationsOf } from '../support/random/mutation.ts';
import { memoryIo, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

interface Target {
  readonly name: string;
  readonly config: unknown;
  readonly folder: string;
  /** How many mutated configs are read, and how many of the valid ones go through the whole pipeline. */
  readonly read: number;
  readonly built: number;
}

const MINIMAL = join(ROOT, 'test/sites/minimal');

const TARGETS: readonly Target[] = [
  { name: 'the smallest site', config: minimal, folder: MINIMAL, read: 7000, built: 300 },
  { name: 'a site with every field', config: completeSite(), folder: MINIMAL, read: 2500, built: 40 },
  { name: 'the shipped site', config: shipped, folder: ROOT, read: 700, built: 5 },
];

/** The maximum CPU time for one config, in milliseconds. The slowest takes a hundredth of this. */
const MAX_CPU_MS = 30_000;

const io = memoryIo();

const SCHEMA = sharedSchema();
const parseWithSharedSchema = (config: unknown) => parse(config, { schemaFor: SCHEMA });

/** Reads a config, and asserts that it results in a site or in at least one error. */
function read(config: unknown): 'site' | 'findings' {
  const start = process.cpuUsage();
  const { site, findings } = parseWithSharedSchema(config);
  const { user } = process.cpuUsage(start);
  assert.ok(user / 1000 < MAX_CPU_MS, `It took ${user} µs.`);
  assert.ok(findings.every(({ message }) => message !== ''));
  assert.ok(site || hasErrors(findings), 'There is neither a site nor a finding.');
  return site ? 'site' : 'findings';
}

const examine = (config: unknown, folder: string, withIo: typeof io, pages?: Awaited<ReturnType<typeof pagesOf>>) =>
  runPipeline(
    { value: config, folder, duplicateNames: [] },
    { overrides: {}, engine: ROOT, schemaFor: SCHEMA },
    withIo,
    pages,
  );

/** The rendered pages of an unchanged config, which are cached for a program with any name. */
const pagesOf = memoize(async ({ config, folder }: Target) => {
  const named = memoryIo({ program: '' });
  await examine(config, folder, named);
  return readPageCache(named);
});

/** Runs the whole pipeline on a mutated config and renders every page that it changes, and every file, in memory. */
async function build(config: unknown, target: Target): Promise<void> {
  const examined = await examine(config, target.folder, io, await pagesOf(target));
  const { findings } = withExceptions(examined, { release: false }, io);
  assert.ok(examined.site || hasErrors(findings));
  for (const file of examined.site?.files ?? []) {
    assertInsideFolder(file.path);
    if (file.path.endsWith('.html')) assert.match(Buffer.from(await bytesOf(file)).toString(), /<\/html>\n?$/);
  }
}

/**
 * Returns an error with the fewest mutations that still make a mutated config fail, and the changes that they cause.
 */
async function explainFailure(target: Target, seed: number, run: (config: unknown) => unknown, error: unknown) {
  let remaining = mutationsOf(seed);
  for (const one of remaining) {
    const fewer = remaining.filter((other) => other !== one);
    const fails = await Promise.resolve()
      .then(() => run(mutated(target.config, seed, fewer)))
      .then(
        () => false,
        () => true,
      );
    if (fails) remaining = fewer;
  }
  const config = inspect(differences(target.config, mutated(target.config, seed, remaining)), {
    depth: 6,
    maxStringLength: 200,
  });
  const why = error instanceof Error ? error.stack : String(error);
  return new Error(
    `Seed ${seed} of ${target.name}, mutations ${remaining.join(', ')}: ${why}\n${config.slice(0, 4000)}`,
  );
}

/** Returns the changed values, nested as in the config. */
function differences(before: unknown, after: unknown): unknown {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after;
  return Object.fromEntries(
    Object.entries(after).flatMap(([key, value]) => {
      const old: unknown = Object.hasOwn(before, key) ? Reflect.get(before, key) : undefined;
      return old === value ? [] : [[key, differences(old, value)]];
    }),
  );
}

suite('a randomly mutated config', (test) => {
  for (const target of TARGETS) {
    const sites: number[] = [];

    test(`each of ${target.read} mutations of ${target.name} results in findings or in a site`, async () => {
      const outcomes = { site: 0, findings: 0 };
      for (let seed = 0; seed < target.read; seed += 1) {
        try {
          const outcome = read(mutated(target.config, seed));
          outcomes[outcome] += 1;
          if (outcome === 'site') sites.push(seed);
        } catch (error) {
          throw await explainFailure(target, seed, read, error);
        }
      }
      assert.ok(outcomes.site > target.read / 50 && outcomes.findings > target.read / 4, JSON.stringify(outcomes));
    });

    test(`each of ${target.built} valid mutations of ${target.name} goes through the whole pipeline`, async () => {
      assert.ok(sites.length >= target.built, `${sites.length} are sites`);
      for (const seed of sites.slice(0, target.built)) {
        const run = (config: unknown) => build(config, target);
        try {
          await run(mutated(target.config, seed));
        } catch (error) {
          throw await explainFailure(target, seed, run, error);
        }
      }
    });
  }

  test('a schema that has read many configs gives the same findings as a new one', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const config = mutated(minimal, seed);
      assert.equal(parseWithSharedSchema(config).findings, parse(config).findings, String(seed));
    }
  });

  test('the same seed gives the same mutated config', () => {
    for (let seed = 0; seed < 50; seed += 1)
      assert.is(inspect(mutated(minimal, seed), { depth: 20 }), inspect(mutated(minimal, seed), { depth: 20 }));
  });
});
