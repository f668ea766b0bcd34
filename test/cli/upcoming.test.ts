/** `site upcoming`: its output for people and programs, and its exit status. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { cli } from '../support/run-cli.ts';
import { builtCopy } from '../support/site-copy.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const CALENDAR = join(ROOT, 'test/sites/calendar/site.config.ts');

const upcoming = (...flags: readonly string[]) => cli(['upcoming', '--config', CALENDAR, ...flags]);

/** The number of the line of the config that contains the text. */
const lineOf = (text: string): number =>
  readFileSync(CALENDAR, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

const EXPIRES = "securityExpires: '2027-06-30'";

const TABLE = `31 May 2027 (in 10 days):
  The offer “Spring pair” ends; no page shows it any more. site.config.ts:${lineOf("until: '2027-05-30'")}
  Spring bank holiday: the clinic is closed. site.config.ts:${lineOf('bankHolidays: {')}

1 Jul 2027 (in 41 days):
  security.txt expires. site.config.ts:${lineOf(EXPIRES)}
    → Check that its contact is still correct, and set a date within a year.

3 changes within 60 days: 1 needs action. The next rebuild is due on 31 May 2027.
`;

suite('site upcoming', (test) => {
  test('lists the changes by day, with their places and what to do', async () => {
    const { code, stdout } = await upcoming('--at', '2027-05-21', '--within', '60d');
    assert.is(stdout, TABLE);
    assert.is(code, 1);
  });

  test('exits with 0 if no change needs action, or if no period is named', async () => {
    const soon = await upcoming('--at', '2027-05-21', '--within', '40');
    assert.match(soon.stdout, '2 changes within 40 days: none needs action.');
    assert.is(soon.code, 0);
    assert.is((await upcoming('--at', '2027-05-21')).code, 0);
  });

  test('a day counts if it is exactly so many days away', async () => {
    assert.is((await upcoming('--at', '2027-06-17', '--within', '14d')).code, 1);
    assert.is((await upcoming('--at', '2027-06-16', '--within', '14d')).code, 0);
  });

  test('says so if nothing changes', async () => {
    const { stdout } = await upcoming('--at', '2027-05-04', '--within', '7d');
    assert.is(stdout, 'Nothing changes within 7 days. The next rebuild is due on 31 May 2027.\n');
  });

  test('tells programs the next moment at which pages change, with the clocks of the clinic', async () => {
    const { stdout } = await upcoming('--at', '2027-05-03', '--within', '7d', '--format', 'json');
    assert.equal(JSON.parse(stdout), {
      version: 1,
      today: '2027-05-03',
      timeZone: 'Europe/London',
      next: '2027-05-31T00:00:00+01:00',
      changes: [],
    });
  });

  test('tells programs everything about a change', async () => {
    const { stdout } = await upcoming('--at', '2027-06-21', '--within', '14d', '--format', 'json');
    const line = lineOf(EXPIRES);
    assert.equal(JSON.parse(stdout).changes, [
      {
        day: '2027-07-01',
        begins: '2027-07-01T00:00:00+01:00',
        inDays: 10,
        kind: 'security',
        title: 'security.txt expires.',
        help: 'Check that its contact is still correct, and set a date within a year.',
        needsPerson: true,
        changesPages: false,
        path: 'hosting.securityExpires',
        location: { file: 'site.config.ts', line, column: 63, endLine: line, endColumn: 75 },
      },
    ]);
  });

  test('reports an invalid config like every command', () =>
    inFolder(async (folder) => {
      await builtCopy('minimal', folder, { "'£60 per session'": "'£6O per session'" });
      const { code, stdout } = await cli(['upcoming'], { cwd: folder });
      assert.is(code, 1);
      assert.match(stdout, 'price/format');
      assert.is((await cli(['upcoming', '--config', 'missing.ts'], { cwd: folder })).code, 2);
    }));

  test('the advice about an invalid config repeats the options of the command', () =>
    inFolder(async (folder) => {
      await builtCopy('minimal', folder, { 'catalogue.massage': 'catalogue.masage' });
      const { stdout } = await cli(['upcoming', '--config', './site.config.ts', '--at', '2027-05-03'], { cwd: folder });
      assert.match(stdout, 'npx site fix --config ./site.config.ts --dry-run --at 2027-05-03');
    }));

  for (const days of ['two', '14w', '-1', '1.5'])
    test(`“${days}” is not a number of days`, async () => {
      const { code, stderr } = await upcoming(`--within=${days}`);
      assert.is(code, 2);
      assert.match(stderr, `argument '${days}' is invalid. Write a number of days like 14d.`);
    });
});
