import picocolors from 'picocolors';
import * as assert from 'uvu/assert';
import { pretty } from '../../cli/report/pretty.ts';
import { type ReportInput, withComparison } from '../../cli/report/report.ts';
import { PLAIN } from '../../cli/terminal.ts';
import { ruleTexts } from '../../renderer/check/rules/rule-texts.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { RULE_NAMES, type RuleName } from '../../renderer/core/rule-names.ts';
import { FAULTY, reported, rewritten } from '../support/reports.ts';
import { cli } from '../support/run-cli.ts';
import { inFolder, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const faulty = await reported(FAULTY);

/** Returns the line of code with the finding, and the position of the underline. */
function frameOf(text: string): { line: string; underlined: string } {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => /│ +\^/.test(line));
  const [line = '', underline = ''] = [lines[at - 1], lines[at]];
  return { line, underlined: line.slice(underline.indexOf('^'), underline.lastIndexOf('^') + 1) };
}

suite('the report for people', (test) => {
  test('counts stand-ins and accepted findings in one line each, and ends with the errors and the summary', () => {
    const text = pretty(faulty, PLAIN);
    assert.match(
      text,
      /^1 value is a stand-in: npx site check --rule release\/stand-in\n1 finding is accepted, until 2027-06-30: npx site check --all\n\nsite\.config\.ts\n {2}\d+:\d+ +error {2}“[^\n]+ {2}link\/anchor\n/,
    );
    assert.match(text, /\n {11}on \/\n\n1 error, 1 warning, 1 accepted\. 6 pages, \d+ links, 12 ms\.$/);
  });

  test('says where the code of an exception is, if the advice of a finding in full mentions one', () => {
    const finding: Finding = {
      ...{ rule: 'claim/effect', severity: 'error', message: 'An effect.' },
      help: 'Word it more plainly or accept it.',
    };
    const advice = /\n\nHow to accept a value with a reason: npx site explain claim\/effect\n/;
    assert.match(pretty({ ...faulty, findings: [finding] }, PLAIN), advice);
    assert.not.match(pretty({ ...faulty, findings: [{ ...finding, severity: 'warning' }] }, PLAIN), advice);
  });

  test('counts the findings that have only one possible correction, with the command that shows the corrections', () => {
    const fixable: Finding = {
      ...{
        rule: 'content/spelling',
        severity: 'warning',
        message: 'A word.',
        fix: { title: 'Write “word”', edits: [] },
      },
    };
    const linesFor = (findings: readonly Finding[]) =>
      pretty({ ...faulty, findings }, PLAIN)
        .split('\n')
        .filter((line) => line.includes('npx site fix'));
    assert.equal(linesFor(faulty.findings), []);
    assert.equal(linesFor([fixable]), ['1 finding has only one possible correction: npx site fix --dry-run']);
    assert.equal(linesFor([fixable, ...faulty.findings, fixable]), [
      '2 findings have only one possible correction: npx site fix --dry-run',
    ]);
  });

  test('underlines exactly the characters of the finding', () =>
    assert.is(frameOf(pretty(faulty, PLAIN)).underlined, '/treatments/massage#prizes'));

  test('aligns the underline after wide characters', async () => {
    const input = await reported(rewritten({ "tagline: 'One thing, done well'": "/* 🌿 針 */ tagline: ' One'" }));
    const lines = pretty(input, PLAIN).split('\n');
    const at = lines.findIndex((line) => line.includes('tagline:'));
    // Two characters before the underline take two columns each, and one of them takes two positions in the string.
    assert.is(lines[at + 1]?.indexOf('^'), (lines[at]?.indexOf(" One'") ?? 0) + 1);
  });

  test('states the last line of a value that spans several', () => {
    const [finding] = faulty.findings;
    assert.ok(finding?.location);
    const location = { ...finding.location, endLine: finding.location.line + 2 };
    assert.match(
      pretty({ ...faulty, findings: [{ ...finding, location }] }, PLAIN),
      new RegExp(`\\^+ to line ${location.endLine}\n`),
    );
  });

  test('shortens a long line to the part around the finding', async () => {
    const long = 'word '.repeat(60);
    const input = await reported(rewritten({ 'Tell us {': `${long}{catalogue.nothing.price} ${long}{` }));
    const { line, underlined } = frameOf(pretty(input, PLAIN));
    assert.is(underlined, 'catalogue.nothing.price');
    assert.ok(line.length < 125, `${line.length}`);
    assert.match(line, /│ ….*…$/);
  });

  test('shortens a line further on a narrow terminal', async () => {
    const long = 'word '.repeat(60);
    const input = await reported(rewritten({ 'Tell us {': `${long}{catalogue.nothing.price} ${long}{` }));
    for (const columns of [60, 80, 200]) {
      const { line, underlined } = frameOf(pretty({ ...input, columns }, PLAIN));
      assert.is(underlined, 'catalogue.nothing.price');
      assert.ok(line.length <= columns, `${line.length} of ${columns}`);
    }
    assert.ok(frameOf(pretty({ ...input, columns: 10 }, PLAIN)).line.length < 60);
  });

  test('shows findings at one location below one line of code', () => {
    const [finding] = faulty.findings;
    assert.ok(finding);
    const other: Finding = { ...finding, rule: 'link/dead', message: 'It is dead.', help: 'Remove it.' };
    const text = pretty({ ...faulty, findings: [finding, other] }, PLAIN);
    assert.match(
      text,
      /\^+\n {11}→ Write [^\n]+\n {11}on \/\n {11}error {2}It is dead\. {2}link\/dead\n {11}→ Remove it\.\n/,
    );
    assert.is(text.split('\n').filter((line) => /│ +\^/.test(line)).length, 1);
  });

  test('states that a value that cannot be read was checked as it is probably meant', async () => {
    const report = await reported(rewritten({ "'£60 per session'": "'£6O per session'" }));
    assert.match(
      pretty(report, PLAIN),
      /\n\nValues that cannot be read were checked as they are probably meant\.\n1 finding has only one possible correction: npx site fix --dry-run\n1 error, no warnings, 0 accepted\. 6 pages, \d+ links, 12 ms\.$/,
    );
  });

  test('has colours only if they are requested', () => {
    assert.match(pretty(faulty, picocolors.createColors(true)), '\u001b[31merror\u001b[39m');
    assert.not.match(pretty(faulty, PLAIN), '\u001b');
  });
});

/** Returns a report with so many findings of each rule, each on its own line. */
const reportWith = (counts: Partial<Record<RuleName, number>>, more: Partial<Finding> = {}): ReportInput => {
  const findings = Object.entries(counts).flatMap(([name, number]) => {
    const rule = RULE_NAMES.find((one) => one === name);
    assert.ok(rule);
    return Array.from({ length: number }, (_, index): Finding => {
      const line = index + 1;
      const location = { file: 'content/a.ts', line, column: 3, endLine: line, endColumn: 9 };
      return { rule, severity: 'warning', message: `Problem ${line}.`, help: 'Solve it.', location, ...more };
    });
  });
  return { ...faulty, findings, accepted: [], summary: { ...faulty.summary, errors: 0, accepted: 0 } };
};
const linesOf = (input: ReportInput): readonly string[] => pretty(input, PLAIN).split('\n');

suite('the overview of known warnings', (test) => {
  test('lists a few findings in full', () =>
    assert.equal(linesOf(reportWith({ 'claim/effect': 2 })).slice(0, 5), [
      'content/a.ts',
      '  1:3      warning  Problem 1.  claim/effect',
      '           → Solve it.',
      '  2:3      warning  Problem 2.  claim/effect',
      '           → Solve it.',
    ]));

  test('gives each rule an example with its advice if there are more findings', () =>
    assert.equal(linesOf(reportWith({ 'claim/effect': 22, 'price/from': 1 })).slice(0, 7), [
      '23 warnings, one example of each rule. All of a rule, with advice: npx site check --rule NAME',
      '   1  Problem 1.  price/from',
      '      content/a.ts:1:3',
      '      → Solve it.',
      '  22  Problem 1.  claim/effect',
      '      content/a.ts:1:3, content/a.ts:2:3, content/a.ts:3:3 and 19 more',
      '      → Solve it.',
    ]));

  const rules = (number: number) => Object.fromEntries(RULE_NAMES.slice(20, 20 + number).map((name) => [name, 12]));

  test('leaves out the advice if there are more rules', () => {
    const lines = linesOf(reportWith(rules(16)));
    assert.is(lines.length, 1 + 2 * 16 + 2);
    assert.match(lines[2] ?? '', '      content/a.ts:1:3, content/a.ts:2:3, content/a.ts:3:3 and 9 more');
  });

  test('leaves out the places, too, if there are still more', () => {
    const lines = linesOf(reportWith(rules(30)));
    assert.is(lines.length, 1 + 30 + 2);
    assert.match(lines[1] ?? '', /^ {2}12 {2}Problem 1\. {2}[a-z]+\/[a-z-]+$/);
  });

  test('is one line if even the rules do not fit', () =>
    assert.is(linesOf(reportWith(rules(50)))[0], '600 warnings of 50 rules: npx site check --all'));

  test('shows ten errors in full, and the others as an overview above them', () => {
    const lines = linesOf(reportWith({ 'link/dead': 12 }, { severity: 'error' }));
    assert.is(lines.filter((line) => / error {2}Problem \d+\. {2}link\/dead$/.test(line)).length, 10);
    assert.equal(lines.slice(0, 3), [
      '2 errors, one example of each rule. All of a rule, with advice: npx site check --rule NAME',
      '  2  Problem 11.  link/dead',
      '     content/a.ts:11:3, content/a.ts:12:3',
    ]);
    assert.match(lines.at(-3) ?? '', '→ Solve it.');
  });
});

/** Marks findings as new. */
const withNew = (input: ReportInput, isAdded: (finding: Finding) => boolean): ReportInput =>
  withComparison(input, {
    states: new Map(input.findings.map((finding) => [finding, isAdded(finding) ? 'new' : 'unchanged'])),
    gone: [],
  });

suite('new findings in the report for people', (test) => {
  test('are never counted only, and follow what is known', () => {
    const lines = linesOf(withNew(reportWith({ 'claim/effect': 90 }), ({ location }) => location?.line === 77));
    assert.equal(lines.slice(-7), [
      '',
      'New since the last check',
      'content/a.ts',
      '  77:3     new warning  Problem 77.  claim/effect',
      '           → Solve it.',
      '',
      'no errors, 1 warning, 1 new, 0 accepted. 6 pages, 30 links, 12 ms.'.replace(
        '30 links',
        `${faulty.summary.links} links`,
      ),
    ]);
  });

  test('with the same message and advice are one, which names the lines of the others', () => {
    const input = reportWith({ 'claim/effect': 3 });
    const findings = input.findings.map((finding) => ({ ...finding, message: 'The same problem.' }));
    const lines = linesOf(withNew({ ...input, findings }, () => true));
    assert.equal(lines.slice(0, -2), [
      'New since the last check',
      'content/a.ts',
      '  1:3      new warning  The same problem.  claim/effect',
      '           → Solve it.',
      '           also in content/a.ts, lines 2 and 3',
    ]);
  });

  test('have one line each after the tenth', () => {
    const lines = linesOf(withNew(reportWith({ 'claim/effect': 60 }), () => true));
    assert.is(lines.filter((line) => line.includes('new warning')).length, 60);
    assert.is(lines.filter((line) => line.includes('→ Solve it.')).length, 10);
  });

  test('include a new stand-in, which is otherwise only counted', () => {
    const input = reportWith({ 'release/stand-in': 3 });
    const text = pretty(
      withNew(input, ({ location }) => location?.line === 2),
      PLAIN,
    );
    assert.match(text, /^2 values are stand-ins: npx site check --rule release\/stand-in\n/);
    assert.match(text, '  2:3      new warning  Problem 2.  release/stand-in\n');
  });
});

suite('lists of all findings', (test) => {
  test('--rule lists the findings of a rule below its explanation, with advice that repeats once', () => {
    const input = reportWith({ 'price/saving': 2, 'claim/effect': 12 });
    const lines = linesOf({ ...input, scope: { ruleTexts, rules: new Set(['price/saving']) } });
    assert.match(lines.slice(0, 2).join('\n'), /^price\/saving: 2 warnings\n[A-Z].+\.$/);
    assert.equal(lines.slice(2, -2), [
      'content/a.ts',
      '  1:3      warning  Problem 1.  price/saving',
      '           → Solve it.',
      '  2:3      warning  Problem 2.  price/saving',
    ]);
  });

  test('--rule lists the same problem once, with the lines of the others, unless it is new', () => {
    const { findings, ...input } = reportWith({ 'price/typed': 3 });
    const repeated = { ...input, findings: findings.map((finding) => ({ ...finding, message: '“£60” is typed.' })) };
    const scope = { ruleTexts, rules: new Set(['price/typed']) };
    const listed = [
      'content/a.ts',
      '  1:3      warning  “£60” is typed.  price/typed',
      '           → Solve it.',
      '           also in content/a.ts, lines 2 and 3',
    ];
    assert.equal(linesOf({ ...repeated, scope }).slice(2, -2), listed);
    const isThird = ({ location }: Finding) => location?.line === 3;
    assert.match(
      pretty({ ...withNew(repeated, isThird), scope }, PLAIN),
      'also in content/a.ts, line 2\n  3:3      new warning  “£60” is typed.',
    );
  });

  test('--rule gives each stand-in one line with its advice', () => {
    const input = reportWith({ 'release/stand-in': 1 });
    const text = pretty({ ...input, scope: { ruleTexts, rules: new Set(['release/stand-in']) } }, PLAIN);
    assert.match(text, '\ncontent/a.ts\n  1:3      Problem 1. → Solve it.\n');
  });

  test('--rule states that a rule has no findings', () =>
    assert.match(
      pretty({ ...faulty, scope: { ruleTexts, rules: new Set(['price/saving']), named: 'price/saving' } }, PLAIN),
      /^price\/saving: no findings\.\n\n1 error, 1 warning, 1 accepted\./,
    ));

  test('--all lists warnings, then what is accepted with its reason, then errors', () =>
    assert.match(
      pretty({ ...faulty, scope: { ruleTexts } }, PLAIN),
      /^release\/stand-in: 1 warning\n[\s\S]+\n\nAccepted\n {2}“From £80” is not the lowest price of this category, which is £60\. {2}price\/from\n {11}site\.config\.ts:\d+:\d+, until 2027-06-30: The printed leaflet names this price\.\n\nlink\/anchor: 1 error\n[\s\S]+\n\n1 error, /,
    ));
});

suite('colours and files of site check', (test) => {
  const check = (
    args: readonly string[],
    env: Record<string, string>,
    run: (result: Awaited<ReturnType<typeof cli>>, folder: string) => void | Promise<void>,
  ) =>
    inFolder(async (folder) => {
      await writeFiles(folder, { 'site.config.ts': 'export default {,};\n' });
      await run(await cli(['check', ...args], { cwd: folder, env }), folder);
    });

  test('NO_COLOR wins over FORCE_COLOR', () =>
    check([], { NO_COLOR: '1', FORCE_COLOR: '1' }, ({ stdout }) => assert.not.match(stdout, '\u001b')));

  test('FORCE_COLOR colours a pipe', () =>
    check([], { NO_COLOR: '', FORCE_COLOR: '1' }, ({ stdout }) => assert.match(stdout, '\u001b[31m')));

  test('are plain in a pipe', () =>
    check([], { NO_COLOR: '', FORCE_COLOR: '' }, ({ stdout }) => assert.not.match(stdout, '\u001b')));

  test('are plain in a report file, and the summary is still printed', () =>
    check(
      ['--output', 'reports/check.txt'],
      { NO_COLOR: '', FORCE_COLOR: '1' },
      async ({ code, stdout, stderr }, folder) => {
        const { readFile } = await import('node:fs/promises');
        assert.is(code, 2);
        assert.is(stdout, '');
        assert.match(
          stderr,
          /^1 error, no warnings, 0 accepted\. 0 pages, 0 links, [\d.]+ m?s\. The report is in reports\/check\.txt\.\n$/,
        );
        const text = await readFile(`${folder}/reports/check.txt`, 'utf8');
        assert.match(text, /^site\.config\.ts\n {2}1:17/);
        assert.not.match(text, '\u001b');
      },
    ));

  test('exit with 2 and the reason if the report cannot be written', () =>
    check(['--output', 'site.config.ts/report.txt'], {}, ({ code, stderr }) => {
      assert.is(code, 2);
      assert.match(stderr, /^The report cannot be written to .*report\.txt: /);
      assert.not.match(stderr, /\n\s+at /);
    }));
});
