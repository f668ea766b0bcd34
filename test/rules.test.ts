/** Every rule's examples are its documentation in `site explain`; here they are its test. */
import * as assert from 'uvu/assert';
import type { Example } from '../renderer/check/rules/example.ts';
import { ruleTexts } from '../renderer/check/rules/rule-texts.ts';
import { formatPath } from '../renderer/core/finding.ts';
import { RULE_NAMES } from '../renderer/core/rule-names.ts';
import { checkedWith } from './support/checked-with.ts';
import { type Outcome, outcomeOf } from './support/rule-examples.ts';
import { suite } from './support/suite.ts';

type Found = Outcome['findings'][number];

/** What was found, or the title of what was: for messages of failed tests. */
const told = (findings: readonly Found[]): string =>
  findings.map(({ rule, message, path }) => `${rule} at ${formatPath(path ?? [])}: ${message}`).join('\n') || 'nothing';

/** How near to the config's root a value may lie and still be near to what was changed: 'catalogue.massage'. */
const NEAREST = 2;

const isWithin = (outer: readonly string[], inner: readonly string[]): boolean =>
  outer.every((key, index) => inner[index] === key);

/** A finding names the changed value, one in it, or the nearest around it; where it was taken away; or the changed file. */
function leadsTo(example: Example, { path, location, page }: Found): boolean {
  if ('config' in example) return location?.file === 'site.config.ts';
  // What was typed on the command line, or in the tool's code, has no place in a config.
  if (!('values' in example)) return true;
  const { values, files = {} } = example;
  if (location) return location.file.replace('content/', '') in files;
  const changed = Object.keys(values).map((name) => name.split('.'));
  const removed = changed.filter((keys) => values[keys.join('.')] === undefined);
  if (!path) return changed.some(([part, route]) => (part === 'pages' || part === 'routes') && route === page);
  const named = path.map(String);
  return (
    changed.some((keys) => isWithin(keys, named) || (named.length >= NEAREST && isWithin(named, keys))) ||
    removed.some((keys) => keys.slice(0, -1).join('.') === path.join('.'))
  );
}

for (const rule of ruleTexts)
  suite(rule.name, (test) => {
    for (const example of rule.examples.bad)
      test(`finds: ${example.shows}`, async () => {
        const { findings } = await outcomeOf(example);
        const own = findings.filter((finding) => finding.rule === rule.name);
        assert.ok(own.length > 0, `${rule.name} was not found, but ${told(findings)}`);
        assert.ok(
          own.some((finding) => leadsTo(example, finding)),
          `no finding leads to a changed value: ${told(own)}`,
        );
      });

    for (const example of rule.examples.good)
      test(`lets pass: ${example.shows}`, async () => {
        const { findings, sound } = await outcomeOf(example);
        assert.ok(sound, `the example is no site: ${told(findings)}`);
        assert.is(told(findings.filter((finding) => finding.rule === rule.name)), 'nothing');
      });
  });

suite('rules', (test) => {
  test('are all explained, each once', () => {
    assert.equal([...ruleTexts.map(({ name }) => name)].sort(), [...RULE_NAMES].sort());
  });

  test('have names in lower case, in a family', () => {
    for (const name of RULE_NAMES) assert.match(name, /^[a-z0-9]+\/[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('have at least one example that breaks them and one that keeps them', () => {
    const without = ruleTexts.filter(({ examples }) => examples.bad.length === 0 || examples.good.length === 0);
    assert.equal(
      without.map(({ name }) => name),
      [],
    );
  });

  test('are explained in whole sentences', () => {
    for (const { name, checks, because, source } of ruleTexts) {
      assert.match(checks, /^[A-Z“].*\.$/, name);
      assert.match(because, /^[A-Z“].*\.$/, name);
      assert.ok(source.length > 3, name);
    }
  });

  test('find nothing on the smallest site', async () => {
    const { findings } = await checkedWith({});
    assert.is(told(findings), 'nothing');
  });
});
