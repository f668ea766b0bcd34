/** Every rule's examples are its documentation in `site explain`; here they are its test. */
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { type Finding, formatPath } from '../renderer/finding.ts';
import { explained } from '../renderer/rules/explained.ts';
import { RULE_NAMES } from '../renderer/rules/names.ts';
import type { ConfigExample, RuleExample, RuleText } from '../renderer/rules/rule.ts';
import { checkedWith } from './support/checked-with.ts';
import { checkFile, inFolder, writeFiles } from './support/sites.ts';
import { suite } from './support/suite.ts';

/** These families get their examples with the rules that are added to them. */
const WAITING = ['price/'];
const waits = ({ name, examples }: RuleText<unknown>) =>
  examples === undefined && WAITING.some((family) => name.startsWith(family));

/** What was found, or the title of what was: for messages of failed tests. */
const told = (findings: readonly Finding[]): string =>
  findings.map(({ rule, message, path }) => `${rule} at ${formatPath(path ?? [])}: ${message}`).join('\n') || 'nothing';

/** How near to the config's root a value may lie and still be near to what was changed: 'catalogue.massage'. */
const NEAREST = 2;

const isWithin = (outer: readonly string[], inner: readonly string[]): boolean =>
  outer.every((key, index) => inner[index] === key);

/** A finding names the changed value, one in it, or the nearest around it; where it was taken away; or the changed file. */
function leadsTo(example: RuleExample | ConfigExample, { path, place, page }: Finding): boolean {
  if ('config' in example) return place?.file === 'site.config.ts';
  const { values, files = {} } = example;
  if (place) return place.file.replace('content/', '') in files;
  const changed = Object.keys(values).map((name) => name.split('.'));
  const removed = changed.filter((keys) => values[keys.join('.')] === undefined);
  if (!path) return changed.some(([part, route]) => (part === 'pages' || part === 'routes') && route === page);
  const named = path.map(String);
  return (
    changed.some((keys) => isWithin(keys, named) || (named.length >= NEAREST && isWithin(named, keys))) ||
    removed.some((keys) => keys.slice(0, -1).join('.') === path.join('.'))
  );
}

/** Changes of the smallest site in memory; a whole config as a file of its own. */
const checked = (example: RuleExample | ConfigExample) =>
  'config' in example
    ? inFolder(async (folder) => {
        await writeFiles(folder, { 'site.config.ts': example.config });
        return { ...(await checkFile(join(folder, 'site.config.ts'))), site: undefined };
      })
    : checkedWith(example.values, example.files);

for (const rule of explained.filter(({ examples }) => examples !== undefined))
  suite(rule.name, (test) => {
    for (const example of rule.examples?.bad ?? [])
      test(`finds: ${example.shows}`, async () => {
        const { findings } = await checked(example);
        const own = findings.filter((finding) => finding.rule === rule.name);
        assert.ok(own.length > 0, `${rule.name} was not found, but ${told(findings)}`);
        assert.ok(
          own.some((finding) => leadsTo(example, finding)),
          `no finding leads to a changed value: ${told(own)}`,
        );
      });

    for (const example of rule.examples?.good ?? [])
      test(`lets pass: ${example.shows}`, async () => {
        const { findings, site } = await checked(example);
        assert.ok(site || 'config' in example, `the example is no site: ${told(findings)}`);
        assert.is(told(findings.filter((finding) => finding.rule === rule.name)), 'nothing');
      });
  });

/** Rules without an example in a config: they speak of the command line, of the environment, of the tool's own code. */
const OUTSIDE = ['config/not-found', 'config/program', 'config/override', 'config/output-folder'];

suite('rules', (test) => {
  test('are all explained, each once', () => {
    assert.equal([...explained.map(({ name }) => name)].sort(), [...RULE_NAMES].sort());
  });

  test('have names in lower case, in a family', () => {
    for (const name of RULE_NAMES) assert.match(name, /^[a-z0-9]+\/[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('have at least one example that breaks them and one that keeps them', () => {
    const without = explained.filter((rule) => !rule.examples?.bad.length || !rule.examples.good.length);
    assert.equal(
      without.filter((rule) => !waits(rule)).map(({ name }) => name),
      OUTSIDE,
    );
  });

  test('are explained in whole sentences', () => {
    for (const { name, checks, because, source } of explained) {
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
