/** `site diff`: what it prints for people, for pull requests and for programs, and its exit status. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import * as assert from 'uvu/assert';
import { GROUPS } from '../../renderer/diff/change.ts';
import { type GitSite, inGitSite } from '../support/git-site.ts';
import { cli, cliProcess } from '../support/run-cli.ts';
import { siteCopy } from '../support/site-copy.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** An edit of each kind: prices, hours, an offer, a removed treatment, a renamed page, a link, a person, text. */
async function editDental({ edit, folder }: GitSite): Promise<void> {
  await edit({
    "price: '£66 per visit'": "price: '£72 per visit'",
    "price: '£95 per jaw'": "price: '£9 per jaw'",
    "wednesday: '08:30–19:30'": "wednesday: '08:30–20:00'",
    "repairs: 'https://book.woolstore-dental.example/repairs'": "repairs: 'https://book.example/repairs_2'",
    "title: 'Dentist',\n        focus: 'Aligners": "title: 'Senior dentist',\n        focus: 'Aligners",
    "title: 'Three ways to begin'": "title: 'Three | <b>ways</b> to *start*'",
    "text: 'For everything else, too.'": "text: 'For everything else.'",
    'offers: {},':
      "offers: { pair: { name: 'Clean and check', price: '£120', includes: ['new-patient', 'hygienist'], normalSince: '2026-01-01', runs: { from: '2026-11-01', until: '2027-01-31' }, description: 'Both in one visit.', features: [], book: 'hygienist', ctaText: 'Book both' } },",
  });
  const file = join(folder, 'site.config.ts');
  const text = await readFile(file, 'utf8');
  const start = text.indexOf('      denture: {');
  const removed = text.slice(0, start) + text.slice(text.indexOf('    },\n\n    catalogueRoute'));
  const others = removed
    .replace(", { treatment: 'denture' }", '')
    .replace(', dentures for {catalogue.denture.price}', '')
    .replace('a denture for {catalogue.denture.price} and ', '');
  await writeFile(file, others.replaceAll("'/team'", "'/dentists'"));
}

/** Compares with a file, or writes it if SITE_UPDATE_GOLDEN is set, after the report has changed on purpose. */
async function isGolden(name: string, text: string): Promise<void> {
  const file = join(ROOT, 'test/reports/golden', name);
  if (process.env.SITE_UPDATE_GOLDEN) await writeFile(file, text);
  assert.is(text, await readFile(file, 'utf8'));
}

/** The identifier of a commit depends on the files of the site, which other tests change. */
const withoutCommit = (text: string): string => text.replace(/\([0-9a-f]{7}\)/g, '(0000000)');

/** On a busy machine, the progress is reported too. */
const withoutProgress = (stderr: string): string => stderr.replace(/^.* …\n/gm, '');

const text = { type: 'string', minLength: 1 };
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const whole = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
});
const count = { type: 'integer', minimum: 0 };
const revision = whole({ revision: text, commit: { type: 'string', pattern: '^[0-9a-f]{40}$' } });

/** The form of the report for programs, which is part of the public interface. */
const SCHEMA = whole({
  version: { const: 1 },
  ok: { type: 'boolean' },
  from: revision,
  to: orNull(revision),
  summary: whole({
    changes: count,
    errors: count,
    groups: { type: 'object', propertyNames: { enum: Object.keys(GROUPS) }, additionalProperties: count },
  }),
  changes: {
    type: 'array',
    items: whole(
      {
        group: { enum: Object.keys(GROUPS) },
        kind: { enum: ['appeared', 'vanished', 'changed', 'renamed', 'reordered'] },
        subject: text,
        before: orNull({ type: 'string' }),
        after: orNull({ type: 'string' }),
        note: text,
        of: text,
        part: text,
        computed: { type: 'boolean' },
        path: orNull(text),
        earlierPath: orNull(text),
        location: orNull(whole({ file: text, line: count, column: count, endLine: count, endColumn: count })),
        error: whole({ rule: text, message: text, help: text }),
      },
      ['note', 'error'],
    ),
  },
});

suite('site diff', (test) => {
  test('lists what has changed for visitors, for people, for a pull request and for programs', () =>
    inGitSite('dental', async (site) => {
      await editDental(site);
      const status = site.git('status', '--porcelain');
      const pretty = await site.diff('before');
      assert.is(pretty.code, 1, pretty.stderr);
      await isGolden('diff.txt', withoutCommit(pretty.stdout));

      const markdown = await site.diff('before', '--format', 'markdown');
      assert.is(markdown.code, 1);
      await isGolden('diff.md', withoutCommit(markdown.stdout));

      const json = await site.diff('before', '--format', 'json');
      const report: { ok: boolean; to: unknown; changes: { location: object }[] } = JSON.parse(json.stdout);
      const ajv = new Ajv({ allErrors: true });
      const isValid: boolean = ajv.validate(SCHEMA, report);
      assert.ok(isValid, ajv.errorsText());
      assert.is(report.ok, false);
      assert.is(report.to, null);
      assert.equal(report.changes[0], {
        group: 'prices',
        kind: 'changed',
        subject: 'The price of Hygienist',
        before: '£66 per visit',
        after: '£72 per visit',
        note: '+9 %',
        of: 'Hygienist',
        part: 'price',
        computed: false,
        path: 'catalogue.hygienist.price',
        earlierPath: 'catalogue.hygienist.price',
        location: { ...report.changes[0]?.location, file: 'site.config.ts' },
      });
      assert.is(site.git('status', '--porcelain'), status);
    }));

  test('reports nothing and exits with 0 if nothing has changed', () =>
    inGitSite('calendar', async ({ diff, edit }) => {
      await edit({ "name: 'Calendar Practice',": "// The name of the practice.\n      name: 'Calendar Practice'," });
      const { code, stdout } = await diff('before');
      assert.is(withoutCommit(stdout), 'Nothing has changed for visitors since before (0000000).\n');
      assert.is(code, 0);
      const { stdout: json } = await diff('before', '--format', 'json');
      const { ok, summary, changes } = JSON.parse(json);
      assert.equal({ ok, summary, changes }, { ok: true, summary: { changes: 0, errors: 0, groups: {} }, changes: [] });
    }));

  test('compares two revisions whatever the files are, and a branch with the commit that it began at', () =>
    inGitSite('calendar', async ({ git, diff, edit, commit }) => {
      git('switch', '--quiet', '--create', 'next');
      await edit({ "phone: '0113 496 0000'": "phone: '0113 496 0001'" });
      commit();
      git('switch', '--quiet', 'main');
      await edit({ "town: 'Leeds'": "town: 'York'" });
      commit();
      await edit({ "tagline: 'One thing, done well'": "tagline: 'Broken', tagline: 3" });
      const subjects = async (range: string) =>
        JSON.parse((await diff(range, '--format', 'json')).stdout).changes.map(
          ({ subject, after }: { subject: string; after: string }) => `${subject}: ${after}`,
        );
      const phone = 'The phone of the clinic: 0113 496 0001';
      assert.equal(await subjects('before..next'), [phone]);
      assert.equal(await subjects('main..next'), ['The town of the clinic: Leeds', phone]);
      assert.equal(await subjects('main...next'), [phone]);
    }));

  test('reads a config in a subfolder of the repository, with the files that it imports', () =>
    inGitSite(
      'dental',
      async ({ diff, edit, folder }) => {
        await edit({ 'and what each choice costs': 'and the price of each choice' }, 'content/copy.ts');
        const { code, stdout, stderr } = await diff('HEAD');
        assert.is(code, 0, stderr);
        assert.match(stdout, 'The text of “Plan” in the section “journey” of the page /: ');
        assert.match(stdout, / content\/copy\.ts:\d+\n/);
        const named = await cli(['diff', 'HEAD', '--config', 'sites/dental/site.config.ts'], { cwd: folder });
        assert.is(named.code, 0);
      },
      { within: 'sites/dental' },
    ));

  test('works in a hook, where git names its own repository and index', () =>
    inGitSite('calendar', async ({ folder, edit }) => {
      await edit({ "phone: '0113 496 0000'": "phone: '0113 496 0001'" });
      const env = { GIT_DIR: '/nowhere/.git', GIT_INDEX_FILE: '/nowhere/index', GIT_WORK_TREE: '/nowhere' };
      const { code, stdout, stderr } = await cli(['diff', 'before'], { cwd: folder, env });
      assert.is(code, 0, stderr);
      assert.match(stdout, 'The phone of the clinic: 0113 496 0000 → 0113 496 0001 site.config.ts:');
    }));

  test('leaves no files behind', () =>
    inGitSite('calendar', async ({ diff, git }) => {
      const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('site-diff-'));
      const before = left();
      await diff('before');
      assert.equal(
        left().filter((name) => !before.includes(name)),
        [],
      );
      assert.is(git('worktree', 'list').trim().split('\n').length, 1);
    }));
});

suite('site diff, if it cannot compare,', (test) => {
  test('says that the folder is not in a repository', () =>
    inFolder(async (folder) => {
      await siteCopy('minimal', folder);
      const { code, stdout, stderr } = await cli(['diff', 'main'], { cwd: folder });
      assert.is(
        withoutProgress(stderr),
        `${folder} is not in a git repository, so there is no earlier version to compare with.\n`,
      );
      assert.is(stdout, '');
      assert.is(code, 2);
    }));

  test('says that git is missing', () =>
    inFolder(async (folder) => {
      await siteCopy('minimal', folder);
      const { code, stderr } = await cliProcess(['diff', 'main'], { cwd: folder, env: { PATH: folder } });
      assert.is(
        withoutProgress(stderr),
        'git is not installed. Install it: earlier versions of the site are read from its repository.\n',
      );
      assert.is(code, 2);
    }));

  test('says that there is no such revision', () =>
    inGitSite('minimal', async ({ diff }) => {
      const { code, stderr } = await diff('mian');
      assert.is(
        withoutProgress(stderr),
        'The repository has no revision “mian”. Name a branch, a tag or a commit, such as main or HEAD~1. A shallow clone needs more history: git fetch --unshallow.\n',
      );
      assert.is(code, 2);
    }));

  test('says that the revision has no such config', () =>
    inGitSite('minimal', async ({ diff, git, commit, edit }) => {
      git('mv', 'site.config.ts', 'practice.config.ts');
      commit();
      const { code, stderr } = await diff('before', '--config', 'practice.config.ts');
      assert.is(withoutProgress(stderr), 'before has no practice.config.ts.\n');
      assert.is(code, 2);
      await edit({ "name: 'Small Practice'": "name: 'A Practice'" }, 'practice.config.ts');
      assert.match((await diff('HEAD', '--config', 'practice.config.ts')).stdout, 'The name of the clinic: ');
      assert.is(
        withoutProgress((await diff('HEAD')).stderr),
        'HEAD has no site.config.ts. Run the command in the folder of the config, or name it with --config.\n',
      );
    }));

  test('says what is wrong with the config of the revision', () =>
    inGitSite('minimal', async ({ diff, edit, commit }) => {
      await edit({ "price: '£60 per session'": "price: '£6O per session'" });
      commit();
      await edit({ "price: '£6O per session'": "price: '£60 per session'" });
      const wrong = await diff('HEAD');
      assert.is(
        withoutCommit(withoutProgress(wrong.stderr)),
        'The config of HEAD (0000000) cannot be read, so it cannot be compared:\n' +
          '  site.config.ts:76:17  “£6O per session” is not a price. Write “£60 per session”.\n' +
          'Compare with another revision: npx site diff REVISION, such as HEAD~1 or main\n',
      );
      assert.is(wrong.code, 2);
      await edit({ 'export default defineSite(': 'export default defineSite((' });
      commit();
      await edit({ 'defineSite((': 'defineSite(' });
      const broken = await diff('HEAD');
      assert.match(
        broken.stderr,
        /^The config of HEAD \([0-9a-f]{7}\) cannot be read, so it cannot be compared:\n {2}site\.config\.ts:\d+:\d+ {2}/,
      );
      assert.is(broken.code, 2);
    }));

  test('reports what is wrong with the files, as site check does', () =>
    inGitSite('minimal', async ({ diff, edit }) => {
      await edit({ "price: '£60 per session'": "price: '£6O per session'" });
      const { code, stdout } = await diff('HEAD');
      assert.match(stdout, '76:17    error  “£6O per session” is not a price.');
      assert.is(code, 1);
    }));
});
