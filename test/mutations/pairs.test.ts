/**
 * Makes two independent mistakes at once: one value that cannot be read, and one that a rule of the site reports. Both
 * must be reported in one check, and nothing that is only a consequence of the value that cannot be read.
 */
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { acceptable } from '../../renderer/check/rules/rule-texts.ts';
import { type Finding, formatPath } from '../../renderer/core/finding.ts';
import { randomFrom } from '../support/random/random.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';
import { kindsFor } from './kinds/index.ts';
import type { Handwritten, Mutation } from './mutation.ts';
import { physioRows } from './physio/index.ts';
import { readSite, type SiteFiles } from './site-files.ts';
import { isFar } from './together.ts';
import { openWorlds, type World } from './world.ts';

/** The number of pairs in each practice. */
const PAIRS = 40;
const SEED = 20261121;
/** The number of second mistakes: each is also made alone once. */
const SECONDS = 12;

interface Mistake extends Mutation {
  readonly shown: string;
}

/** The edits of one site: those that make a value unreadable, and those that a rule of the site reports. */
function mistakesIn(site: SiteFiles, handwritten: Handwritten) {
  const all = kindsFor(site, handwritten).flatMap(({ rule, rows }) =>
    rows.map((row) => ({ rule, mistake: { ...row.resolve(site.textOf), shown: `${row.at} → ${row.to}` } })),
  );
  return {
    unreadable: all.filter(({ rule }) => !acceptable.has(rule) && !LATER.test(rule)).map(({ mistake }) => mistake),
    others: all.filter(({ rule }) => acceptable.has(rule)).map(({ mistake }) => mistake),
  };
}

/** Rules about a config that runs: exceptions and files. Without it, nothing else can be checked. */
const LATER = /^config\/(syntax|throws|no-export|exception|severity)|^(image|content)\/(?!prose)|^release/;

const keyOf = ({ rule, message }: Finding): string => `${rule}: ${message}`;

/** The findings that were expected and are missing, and those that were not expected. */
interface Difference {
  readonly shown: string;
  readonly missing: readonly Finding[];
  readonly added: readonly string[];
}

async function differenceIn(world: World, first: Mistake, second: Mistake, alone: readonly Finding[]) {
  const { findings, parsed } = await world([first, second]);
  if (!parsed || parsed.site) return undefined;
  const own = new Set(parsed.findings.map(({ rule, path }) => `${rule} ${formatPath(path ?? [])}`));
  // A name that is declared twice is reported beside the problems of values.
  const rest = findings.filter(
    ({ rule, path }) => rule !== 'config/duplicate-name' && !own.has(`${rule} ${formatPath(path ?? [])}`),
  );
  const keys = new Set(rest.map(keyOf));
  const expected = new Set(alone.map(keyOf));
  const difference: Difference = {
    shown: `${first.shown} and ${second.shown}`.replaceAll('\n', '⏎'),
    missing: alone.filter((finding) => !keys.has(keyOf(finding))),
    added: rest.map(keyOf).filter((key) => !expected.has(key)),
  };
  return difference;
}

async function differencesIn(folder: string, handwritten: Handwritten): Promise<readonly Difference[]> {
  const site = readSite(join(ROOT, folder));
  const { unreadable, others } = mistakesIn(site, handwritten);
  const random = randomFrom(SEED);
  const differences: Difference[] = [];
  const inWorld = await openWorlds(site, { despite: true });
  await inWorld(async (world) => {
    const seconds: { mistake: Mistake; alone: readonly Finding[] }[] = [];
    for (const mistake of random.some(others, SECONDS)) {
      const { findings, parsed } = await world([mistake]);
      if (parsed?.site && findings.length > 0) seconds.push({ mistake, alone: findings });
    }
    const firsts = random.some(unreadable, PAIRS * 2);
    for (const first of firsts) {
      const [second] = random.some(
        seconds.filter(({ mistake }) => isFar(first, mistake)),
        1,
      );
      if (differences.length >= PAIRS || !second) continue;
      const difference = await differenceIn(world, first, second.mistake, second.alone);
      if (difference) differences.push(difference);
    }
  });
  return differences;
}

const PRACTICES = {
  'the physiotherapy practice': ['test/sites/physio', physioRows],
  'the dental practice': ['test/sites/dental', {}],
} as const;

for (const [name, [folder, handwritten]] of Object.entries(PRACTICES)) {
  const differences = await differencesIn(folder, handwritten);
  process.stdout.write(`MEASURED ${name}: ${differences.length} pairs\n`);
  suite(`two mistakes at once in ${name}`, (test) => {
    test('enough pairs were made', () => assert.ok(differences.length > PAIRS / 2, String(differences.length)));
    test('nothing is reported that is only a consequence of a value that cannot be read', () =>
      assert.equal(
        differences.filter(({ added }) => added.length > 0).map(({ shown, added }) => [shown, ...added]),
        [],
      ));
    test('the second mistake is reported too', () =>
      assert.equal(
        differences
          .filter(({ missing }) => missing.some(({ searchesFor }) => !searchesFor))
          .map(({ shown, missing }) => [shown, ...missing.map(keyOf)]),
        [],
      ));
  });
}
