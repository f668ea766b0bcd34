/** Tests every rule with its own examples, which `site explain` shows as documentation. */
import * as assert from 'uvu/assert';
import { type Example, listExamples } from '../renderer/check/rules/example.ts';
import { ruleTexts } from '../renderer/check/rules/rule-texts.ts';
import { formatPath } from '../renderer/core/finding.ts';
import { RULE_NAMES } from '../renderer/core/rule-names.ts';
import { checkedWith } from './support/checked-with.ts';
import { type Outcome, outcomeOf } from './support/rule-examples.ts';
import { suite } from './support/suite.ts';

type Found = Outcome['findings'][number];

/** Describes findings for the messages of failed tests; 'nothing' if there are none. */
const describeAll = (findings: readonly Found[]): string =>
  findings.map(({ rule, message, path }) => `${rule} at ${formatPath(path ?? [])}: ${message}`).join('\n') || 'nothing';

/** A finding may name a value around the changed one if its path has at least this many names: 'catalogue.massage'. */
const MIN_PATH_LENGTH = 2;

const isWithin = (outer: readonly string[], inner: readonly string[]): boolean =>
  outer.every((key, index) => inner[index] === key);

/**
 * Returns true if a finding names the changed value, a part of it, the nearest value around it, the object from which
 * it was removed, or the changed file. If there was an earlier build, it may also name a value that should have changed
 * together with the changed one, which is beside it.
 */
function isLocatedAt(example: Example, { path, location, page }: Found): boolean {
  if ('config' in example) return location?.file === 'site.config.ts';
  // Examples about the command line or the code of the tool have no location in a config.
  if (!('values' in example)) return true;
  const { values, files = {}, lastBuild } = example;
  if (location) return location.file.replace('content/', '') in files;
  const changed = Object.keys(values).map((name) => name.split('.'));
  const removed = Object.keys({ ...values, ...lastBuild?.values })
    .filter((name) => values[name] === undefined)
    .map((name) => name.split('.'));
  if (!path) return changed.some(([part, route]) => (part === 'pages' || part === 'routes') && route === page);
  const named = path.map(String);
  return (
    changed.some((keys) => isWithin(keys, named) || (named.length >= MIN_PATH_LENGTH && isWithin(named, keys))) ||
    removed.some((keys) => keys.slice(0, -1).join('.') === path.join('.')) ||
    (lastBuild !== undefined && changed.some((keys) => isWithin(keys.slice(0, -1), named)))
  );
}

for (const rule of ruleTexts)
  suite(rule.name, (test) => {
    for (const example of listExamples(rule.bad))
      test(`${rule.name} reports the bad example: ${example.shows}`, async () => {
        const { findings } = await outcomeOf(example);
        const own = findings.filter((finding) => finding.rule === rule.name);
        assert.ok(own.length > 0, `${rule.name} was not found, but ${describeAll(findings)}`);
        assert.ok(
          own.some((finding) => isLocatedAt(example, finding)),
          `no finding leads to a changed value: ${describeAll(own)}`,
        );
      });

    for (const example of listExamples(rule.good))
      test(`${rule.name} accepts the good example: ${example.shows}`, async () => {
        const { findings, sound } = await outcomeOf(example);
        assert.ok(sound, `the example is no site: ${describeAll(findings)}`);
        assert.is(describeAll(findings.filter((finding) => finding.rule === rule.name)), 'nothing');
      });
  });

suite('rules', (test) => {
  test('every rule has exactly one explanation', () => {
    assert.equal([...ruleTexts.map(({ name }) => name)].sort(), [...RULE_NAMES].sort());
  });

  test('the name of every rule has the form “family/name”, in lower case', () => {
    for (const name of RULE_NAMES) assert.match(name, /^[a-z0-9]+\/[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('every rule has at least one bad and one good example', () => {
    const without = ruleTexts.filter(
      ({ bad, good }) => listExamples(bad).length === 0 || listExamples(good).length === 0,
    );
    assert.equal(
      without.map(({ name }) => name),
      [],
    );
  });

  test('every rule is explained in whole sentences', () => {
    for (const { name, checks, because, source } of ruleTexts) {
      assert.match(checks, /^[A-Z“].*\.$/, name);
      assert.match(because, /^[A-Z“].*\.$/, name);
      assert.ok(source.length > 3, name);
    }
  });

  test('no rule reports anything on the minimal site', async () => {
    const { findings } = await checkedWith({});
    assert.is(describeAll(findings), 'nothing');
  });
});
