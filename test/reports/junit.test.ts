import * as assert from 'uvu/assert';
import { junit } from '../../cli/report/junit.ts';
import { PLAIN } from '../../cli/terminal.ts';
import { ruleTexts } from '../../renderer/check/rules/rule-texts.ts';
import { junitErrors } from '../support/report-schemas.ts';
import { FAULTY, reported, rewritten } from '../support/reports.ts';
import { everyReport } from '../support/shipped-report.ts';
import { suite } from '../support/suite.ts';

const reports = await everyReport();
const faulty = await reported(FAULTY);
const report = junit(faulty, PLAIN);

suite('a JUnit report', (test) => {
  for (const [what, input] of Object.entries(reports))
    test(`${what} is valid against the published schema`, async () =>
      assert.equal(await junitErrors(junit(input, PLAIN)), []));

  test('is rejected by the schema if it is invalid, so the schema is applied', async () =>
    assert.ok((await junitErrors(report.replace('<testcase name=', '<testcase title='))).length > 0));

  test('has one test case per rule', () => {
    const names = [...report.matchAll(/<testcase name="([^"]+)"/g)].map(([, name]) => name);
    assert.equal([...names].sort(), ruleTexts.map(({ name }) => name).sort());
  });

  test('fails the test case of a rule with an error, and states the location and the help', () => {
    const [failed] = /<testcase name="link\/anchor"[\s\S]*?<\/testcase>/.exec(report) ?? [];
    assert.match(
      failed ?? '',
      /<failure type="error" message="“\/treatments\/massage#prizes” links to a missing anchor: the page has no “#prizes”\.">site\.config\.ts:\d+:\d+ “/,
    );
    assert.match(failed ?? '', '\n  → Write “/treatments/massage”, or the anchor of a section.\n');
    assert.match(failed ?? '', '\n  on /</failure>');
  });

  test('counts test cases, not failures', () => {
    assert.match(
      report,
      new RegExp(`<testsuites name="site check" tests="${ruleTexts.length}" failures="1" errors="0" time="0.012">`),
    );
    assert.match(report, /<testsuite name="link" tests="\d+" failures="1" errors="0" skipped="4">/);
  });

  test('lists warnings and exceptions without failing their test cases', () => {
    const [standIn] = /<testcase name="release\/stand-in"[\s\S]*?<\/testcase>/.exec(report) ?? [];
    assert.match(standIn ?? '', /<system-out>warning: site\.config\.ts:\d+:\d+ “clinic\.email” is a stand-in\./);
    assert.not.match(standIn ?? '', '<failure');
    const [from] = /<testcase name="price\/from"[\s\S]*?<\/testcase>/.exec(report) ?? [];
    assert.match(from ?? '', /<system-out>accepted until 2027-06-30: site\.config\.ts:\d+:\d+ “From £80” is not/);
    assert.match(from ?? '', 'because: The printed leaflet names this price.');
    assert.not.match(from ?? '', '<failure');
  });

  test('fails for warnings with --strict', async () => {
    const strict = junit(await reported(FAULTY, { strict: true }), PLAIN);
    assert.match(strict, /<testcase name="release\/stand-in"[^>]*>\s*<failure type="error"/);
  });

  test('skips rules that were not applied', async () => {
    const unread = junit(await reported('export default {,};\n'), PLAIN);
    assert.match(unread, /<testcase name="price\/from"[^>]*>\s*<skipped message="This rule was not applied\."\/>/);
    assert.match(unread, /<testcase name="config\/syntax"[^>]*>\s*<failure/);
    const off = junit(
      await reported(
        rewritten({ "aliases: { '/home'": "rules: { 'content/one-fact': 'off' },\n    aliases: { '/home'" }),
      ),
      PLAIN,
    );
    assert.match(off, /<testcase name="content\/one-fact"[^>]*>\s*<skipped/);
    assert.match(off, /<testcase name="price\/from"[^>]*\/>/);
    assert.match(off, /<testcase name="link\/outside-dead"[^>]*>\s*<skipped/);
  });

  test('escapes the owner’s text, and leaves out characters that XML cannot represent', async () => {
    const input = await reported(
      rewritten({ "tagline: 'One thing, done well'": String.raw`tagline: ' <b>&"\u0000]]>'` }),
    );
    const hostile = {
      ...input,
      findings: input.findings.map((one) => ({ ...one, message: ` <b>&"'\u0000\u001b]]>` })),
    };
    const text = junit(hostile, PLAIN);
    assert.equal(await junitErrors(text), []);
    assert.match(text, 'message=" &lt;b&gt;&amp;&quot;&apos;��]]&gt;"');
  });
});
