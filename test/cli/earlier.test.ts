/** Edits that are half done: `site check` compares the config with the last build, and policies with version control. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { cli } from '../support/run-cli.ts';
import { builtCopy } from '../support/site-copy.ts';
import { inFolder, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const ALIAS = "aliases: { '/home': { page: '/' } }";
const SHORTCUT = "booking: { visit: 'https://book.example/visit' }";

const STREET = "street: '1 Test Street'";
const MOVED = 'The address was “1 Test Street, LS1 1AA” before, but ';

const replaceIn = async (file: string, from: string, to: string): Promise<void> => {
  const text = await readFile(file, 'utf8');
  assert.ok(text.includes(from), `${file} contains “${from}”.`);
  await writeFile(file, text.replace(from, to));
};

/** Returns the report in one line. */
const check = async (folder: string): Promise<string> =>
  (await cli(['check'], { cwd: folder })).stdout.replace(/\s+/g, ' ');

suite('a check after a build', (test) => {
  test('reports an address that vanished, until the address shows a page again', () =>
    inFolder(async (folder) => {
      await builtCopy('minimal', folder);
      const file = join(folder, 'site.config.ts');
      assert.is((await cli(['build'], { cwd: folder })).code, 0);
      await replaceIn(file, ALIAS, 'aliases: {}');
      assert.match(
        await check(folder),
        /warning The last build had the alias “\/home”, which no longer exists\. link\/vanished [^→]*→ Let the old address show another page, in aliases: '\/home': \{ page: '\/', index: false \}\. /,
      );
      await replaceIn(file, 'aliases: {}', ALIAS);
      assert.not.match(await check(folder), 'link/vanished');
    }));

  test('reports a booking link that was renamed', () =>
    inFolder(async (folder) => {
      await builtCopy('minimal', folder, {
        [SHORTCUT]: "booking: { visit: 'https://book.example/visit', later: 'https://book.example/later' }",
        "book: { label: 'Book', to: '/go/visit' }": "book: { label: 'Book', to: '/go/later' }",
      });
      assert.is((await cli(['build'], { cwd: folder })).code, 0);
      const file = join(folder, 'site.config.ts');
      await replaceIn(file, 'later: ', 'evening: ');
      await replaceIn(file, '/go/later', '/go/evening');
      assert.match(
        await check(folder),
        /The last build had the booking link “\/go\/later”, which no longer exists\. link\/vanished [^→]*→ Keep 'later' in booking, with its new destination: links on other sites and printed codes use it\. /,
      );
    }));

  test('reports no vanished address before the first build', () =>
    inFolder(async (folder) => {
      await builtCopy('minimal', folder);
      await check(folder);
      await replaceIn(join(folder, 'site.config.ts'), ALIAS, 'aliases: {}');
      assert.not.match(await check(folder), 'link/vanished');
    }));

  test('compares an address with the first check of a site that was never built', () =>
    inFolder(async (folder) => {
      await builtCopy('minimal', folder);
      await check(folder);
      await replaceIn(join(folder, 'site.config.ts'), STREET, "street: '7 New Road'");
      assert.match(await check(folder), MOVED);
      assert.match(await check(folder), MOVED);
    }));

  test('compares the two configs of a folder each with its own build', () =>
    inFolder(async (folder) => {
      await builtCopy('minimal', folder);
      const other = join(folder, 'other.config.ts');
      const text = await readFile(join(folder, 'site.config.ts'), 'utf8');
      await writeFile(other, text.replace(ALIAS, 'aliases: {}'));
      assert.is((await cli(['build'], { cwd: folder })).code, 0);
      assert.not.match((await cli(['check', '--config', 'other.config.ts'], { cwd: folder })).stdout, 'link/vanished');
    }));
});

const TERMS = "'/terms': { title: 'Terms', description: 'Our terms.', name: 'Terms' },";
const WITH_TERMS = {
  "'/404': {": `${TERMS}\n      '/404': {`,
  "links: [{ label: 'Home', to: '/' }]": "links: [{ label: 'Home', to: '/' }, { label: 'Terms', to: '/terms' }]",
  "    '/': [":
    "    '/terms': [{ kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-03-01' }],\n    '/': [",
};
const OLD_TERMS = '## Cancelling\n\nFree of charge until a day before.\n';
const NEW_TERMS = '## Cancelling\n\nFree of charge until two days before.\n';

/** Runs with a repository of a site that has terms, and with a function that commits everything on a day. */
const withTerms = (run: (folder: string, commit: (day: string) => Promise<void>) => Promise<void>): Promise<void> =>
  inFolder(async (folder) => {
    await builtCopy('minimal', folder, WITH_TERMS);
    await writeFiles(folder, { 'content/policies/terms.md': OLD_TERMS, '.gitignore': '.cache/\n' });
    const git = (words: readonly string[], day = '2026-01-01') =>
      promisify(execFile)(
        'git',
        ['-C', folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words],
        {
          env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
        },
      );
    await git(['init', '--quiet']);
    await run(folder, async (day) => {
      await git(['add', '--all']);
      await git(['commit', '--quiet', '--message', 'Edit'], day);
    });
  });

const write = (folder: string, text: string) => writeFiles(folder, { 'content/policies/terms.md': text });

suite('the date of a policy in a repository', (test) => {
  const CHANGED = /warning The text of “terms\.md” has changed since 2026-03-01, the date of its last update\./;

  test('is reported if the text changed in a later commit', () =>
    withTerms(async (folder, commit) => {
      await commit('2026-02-27');
      assert.not.match(await check(folder), 'content/policy-date');
      await write(folder, NEW_TERMS);
      await commit('2026-03-05');
      const text = await check(folder);
      assert.match(text, CHANGED);
      assert.match(text, /updated: '2026-03-01'/);
      assert.match(text, /Write '2026-03-05', the day of its last change in git\./);
    }));

  test('is that of the last commit, also if the first commit is younger than the date', () =>
    withTerms(async (folder, commit) => {
      await commit('2026-03-20');
      await write(folder, NEW_TERMS);
      await commit('2026-04-02');
      assert.match(await check(folder), /Write '2026-04-02', the day of its last change in git\./);
      await cli(['fix'], { cwd: folder });
      assert.match(await readFile(join(folder, 'site.config.ts'), 'utf8'), /updated: '2026-04-02'/);
      assert.not.match(await check(folder), 'content/policy-date');
    }));

  test('is reported if the text has changed since the only commit', () =>
    withTerms(async (folder, commit) => {
      await commit('2026-09-01');
      assert.not.match(await check(folder), 'content/policy-date');
      await write(folder, NEW_TERMS);
      const text = await check(folder);
      assert.match(text, CHANGED);
      assert.match(text, /Write the day of the change: '[-0-9]+' if it was today\./);
    }));

  test('is not reported if the date was changed too', () =>
    withTerms(async (folder, commit) => {
      await commit('2026-02-27');
      await write(folder, NEW_TERMS);
      await commit('2026-03-05');
      await replaceIn(join(folder, 'site.config.ts'), "updated: '2026-03-01'", "updated: '2026-03-05'");
      assert.not.match(await check(folder), 'content/policy-date');
    }));

  test('is not reported for a draft, in which a value is a stand-in', () =>
    withTerms(async (folder, commit) => {
      await commit('2026-02-27');
      await write(folder, NEW_TERMS);
      const file = join(folder, 'site.config.ts');
      await replaceIn(file, "file: 'terms.md'", "file: standIn('terms.md', 'the final terms')");
      await replaceIn(file, 'import { ', 'import { standIn, ');
      const text = await check(folder);
      assert.match(text, '1 value is a stand-in');
      assert.not.match(text, 'content/policy-date');
    }));

  test('is not reported for other line breaks, or for a change that was undone', () =>
    withTerms(async (folder, commit) => {
      await commit('2026-02-27');
      await write(folder, NEW_TERMS);
      await commit('2026-03-05');
      await write(folder, OLD_TERMS.replace('charge until', 'charge\nuntil'));
      assert.not.match(await check(folder), 'content/policy-date');
    }));
});
