/** Findings about values that change: mistakes in their days, and values that become wrong on a later day. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Finding } from '../../renderer/core/finding.ts';
import { siteCopy } from '../support/site-copy.ts';
import { checkFile, inFolder, memoryIo } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** Checks the smallest site with other text in its config; returns each finding with the characters at its location. */
const found = (edits: Readonly<Record<string, string>>, today = '2026-11-21') =>
  inFolder(async (folder) => {
    await siteCopy('minimal', folder, {
      'import { defineSite,': 'import { accept, dated, during, defineSite,',
      ...edits,
    });
    const file = join(folder, 'site.config.ts');
    const { findings } = await checkFile(file, {}, memoryIo({ today: () => today }));
    const lines = (await readFile(file, 'utf8')).split('\n');
    return findings.map((finding) => ({ ...finding, characters: charactersOf(finding, lines) }));
  });

const charactersOf = ({ location }: Finding, lines: readonly string[]): string | undefined =>
  location && lines[location.line - 1]?.slice(location.column - 1, location.endColumn - 1);

const FRIDAY = "friday: '09:00–12:30'";
const PRICE = "price: '£60 per session'";
const COURSE = "packages: [{ label: 'Course of five', sessions: 5, price: '£250' }]";

/**
 * Mistakes in the days of a value: the code in place of the hours of Friday, the reported characters and the message.
 */
const MISTAKES = [
  [
    "dated('09:00–12:30', { from: '2027-02-30', value: 'closed' })",
    '2027-02-30',
    '“2027-02-30” is not a valid date: February 2027 has 28 days.',
  ],
  [
    "dated('09:00–12:30', { from: '2027-03-01', until: '1 April 2027', value: 'closed' })",
    '1 April 2027',
    '“1 April 2027” is not a valid date.',
  ],
  [
    "dated('09:00–12:30', { from: '2027-03-02', until: '2027-03-01', value: 'closed' })",
    '2027-03-01',
    'This value ends on 1 March 2027, before it begins on 2 March 2027.',
  ],
  [
    "dated('09:00–12:30', { from: '2027-03-02', value: 'closed' }, { from: '2027-02-01', value: '09:00–10:00' })",
    '2027-02-01',
    'This change begins on 1 February 2027, but the change before it begins on 2 March 2027.',
  ],
  [
    "dated('09:00–12:30', { from: '2027-03-02', value: 'closed' }, { from: '2027-03-02', value: '09:00–10:00' })",
    '2027-03-02',
    'This change begins on 2 March 2027, but the change before it begins on 2 March 2027.',
  ],
  [
    "dated('09:00–12:30', { from: '2027-03-02', until: '2027-03-09', value: 'closed' }, { from: '2027-03-09', value: '09:00–10:00' })",
    '2027-03-09',
    'This change begins on 9 March 2027, but the change before it lasts until 9 March 2027.',
  ],
] as const;

suite('mistakes in the days of a value', (test) => {
  for (const [code, characters, message] of MISTAKES)
    test(`the check of “${code}” reports “${characters}”`, async () => {
      const [finding, ...others] = await found({ [FRIDAY]: `friday: ${code}` });
      assert.equal(others, []);
      assert.is(finding?.rule, 'config/date');
      assert.is(finding?.message, message);
      assert.match(finding?.characters ?? '', new RegExp(`^'?${characters}'?$`));
    });

  const FORMS = [
    [
      "dated('09:00–12:30', { from: '2027-03-02', hours: 'closed' })",
      'Unknown field “hours”.',
      "Write “value” instead of “hours”, as in { from: '2027-03-01', value: '£65' }.",
    ],
    [
      "dated('09:00–12:30', { start: '2027-03-02', value: 'closed' })",
      'Unknown field “start”.',
      "Write “from” instead of “start”, as in { from: '2027-03-01', value: '£65' }.",
    ],
    [
      "dated('09:00–12:30', '2027-03-02', 'closed')",
      '“2027-03-02” is not an object in braces.',
      "Write the value of today first, then each change in braces, like dated('£60', { from: '2027-03-01', value: '£65' }).",
    ],
    [
      "dated('09:00–12:30', { from: '2027-03-02' }, 'closed')",
      '“closed” is not an object in braces.',
      "Write the value of today first, then each change in braces, like dated('£60', { from: '2027-03-01', value: '£65' }).",
    ],
    [
      "dated('09:00–12:30', { from: '2027-03-02' })",
      '“value” is missing.',
      "Write the change like { from: '2027-03-01', value: '£65' }.",
    ],
    [
      "dated({ from: '2027-03-02', value: 'closed' }, '09:00–12:30')",
      'The value of today comes first in dated(), and its change second.',
      "Write dated('09:00–12:30', { from: '2027-03-02', value: 'closed' }).",
    ],
    [
      "dated('2027-03-02', { from: '09:00–12:30', value: 'closed' })",
      '“2027-03-02” and “09:00–12:30” are in each other’s place.',
      "Write dated('09:00–12:30', { from: '2027-03-02', value: 'closed' }).",
    ],
    [
      "dated('09:00–12:30', { from: 'closed', value: '2027-03-02' })",
      '“closed” and “2027-03-02” are in each other’s place.',
      "Write { from: '2027-03-02', value: 'closed' }.",
    ],
    [
      "dated('09:00–12:30')",
      'This dated() has no change: a day, and the value from that day on.',
      "Write '09:00–12:30' alone, or dated('09:00–12:30', { from: '2027-03-01', value: … }).",
    ],
    [
      "during('09:00–12:30', { from: '2026-03-02' })",
      'The days come first in during(), and the value second.',
      "Write during({ from: '2026-03-02' }, '09:00–12:30').",
    ],
  ] as const;
  for (const [code, message, help] of FORMS)
    test(`the check of “${code}” reports the form of the change once`, async () => {
      const findings = await found({ [FRIDAY]: `friday: ${code}` });
      assert.equal(
        findings.map((finding) => [finding.message, finding.help]),
        [[message, help]],
      );
    });

  test('a period without days is reported', async () => {
    const [finding, ...others] = await found({ 'socialProfiles: []': 'socialProfiles: during({}, [])' });
    assert.equal(others, []);
    assert.is(finding?.message, 'This value has neither a first nor a last day.');
    assert.is(finding?.help, 'Write “from”, “until” or both.');
  });
});

suite('what becomes wrong on a day to come', (test) => {
  test('a price with which a course no longer saves is reported today, with its day', async () => {
    const findings = await found({
      [PRICE]: "price: dated('£60 per session', { from: '2027-01-04', value: '£50 per session' })",
    });
    assert.equal(
      findings.map(({ rule, day, message, characters }) => ({ rule, day, message, characters })),
      [
        {
          rule: 'price/course',
          day: '2027-01-04',
          message: 'From 4 January 2027: “£250” is not less than 5 × £50 = £250.',
          characters: "'£250'",
        },
      ],
    );
  });

  test('an invalid value is reported on its own day, at its own characters', async () => {
    const findings = await found({
      [FRIDAY]: "friday: dated('09:00–12:30', { from: '2027-06-01', value: '18:00–13:00' })",
    });
    assert.equal(
      findings.map(({ day, message, characters }) => ({ day, message, characters })),
      [
        {
          day: '2027-06-01',
          message: 'From 1 June 2027: “18:00–13:00” is not a time range: 18:00–13:00 ends before it begins.',
          characters: "'18:00–13:00'",
        },
      ],
    );
  });

  test('a value after an item that does not exist yet is located', async () => {
    const findings = await found({
      [COURSE]:
        "packages: [during({ from: '2027-02-01' }, { label: 'Course of three', sessions: 3, price: '£150' }), { label: 'Course of five', sessions: 5, price: '£350' }]",
    });
    const [first] = findings;
    assert.is(first?.message, '“£350” is not less than 5 × £60 = £300.');
    assert.is(first?.characters, "'£350'");
  });

  test('what only grows old by then is not reported', async () => {
    const edits = { [FRIDAY]: "friday: dated('09:00–12:30', { from: '2027-10-01', value: '09:00–13:00' })" };
    assert.equal(await found(edits), []);
  });

  test('a change more than a year ahead is not checked yet', async () => {
    const edits = { [PRICE]: "price: dated('£60 per session', { from: '2027-12-01', value: '£50 per session' })" };
    assert.equal(await found(edits), []);
    assert.is((await found(edits, '2026-12-02')).length, 1);
  });

  test('an exception that is needed only from a later day is not reported as unused', async () => {
    const course = COURSE.replace(
      "'£250'",
      "accept('£250', 'price/course', { reason: 'The course includes a gift voucher.', until: '2027-06-01', covers: '£250', against: '£250' })",
    );
    const edits = {
      [COURSE]: course,
      [PRICE]: "price: dated('£60 per session', { from: '2027-01-04', value: '£50 per session' })",
    };
    assert.equal(await found(edits), []);
  });
});

suite('a named day that is over when the site changes', (test) => {
  test('a date without its year is out of date by then, and not wrong', async () => {
    const findings = await found({
      [PRICE]: "price: dated('£60 per session', { from: '2027-04-01', value: '£65 per session' })",
      'Tell us {figures.notice} before,': 'We are closed on Good Friday, 26 March. Tell us {figures.notice} before,',
    });
    const [finding, ...others] = findings.filter(({ rule }) => rule === 'content/date');
    assert.equal(others, []);
    assert.is(finding?.severity, 'warning');
    assert.is(
      finding?.message,
      'From 1 April 2027: “26 March” was the date of Good Friday in 2027. The next is 14 April 2028.',
    );
    assert.is(finding?.characters, '26 March');
  });
});
