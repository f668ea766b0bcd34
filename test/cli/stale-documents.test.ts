/** Printed documents and edits: an edit of a fact is saved although a document shows the old one, with advice to print. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { runSet } from '../../cli/actions/set.ts';
import { runUpcoming } from '../../cli/actions/upcoming.ts';
import { type CommandRun, DEFAULT_FLAGS, runIn, shareCache } from '../support/command-run.ts';
import { pdfOf } from '../support/pdf.ts';
import { siteCopy } from '../support/site-copy.ts';
import { checkFile, inFolder, memoryIo, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const GUIDE = `documents: {
  guide: {
    file: 'guide.pdf',
    title: 'The guide',
    generate: {
      department: 'main',
      description: 'What a massage costs.',
      campaign: { source: 'guide', medium: 'pdf', campaign: 'guide' },
      smallPrint: 'By {clinic.name}.',
      pages: [
        { head: 'Prices', parts: [{ kind: 'prices', title: 'Prices', items: [{ treatment: 'massage', copy: 'An hour.' }] }] },
      ],
    },
  },
},`;

/** Runs in a copy of the smallest site whose guide has been printed from the config. */
const withGuide = <T>(run: (folder: string, print: () => Promise<void>) => Promise<T>): Promise<T> =>
  inFolder(async (folder) => {
    await siteCopy('minimal', folder, {
      'documents: {},': GUIDE,
      'import { defineSite,': 'import { dated, defineSite,',
    });
    await shareCache(folder);
    const print = async () => {
      const [document] = (await checkFile(join(folder, 'site.config.ts'))).site?.generatedDocuments ?? [];
      assert.ok(document);
      if (!document) return;
      const file = pdfOf({ lines: [], record: { ...document.current, printed: '' } });
      await writeFiles(join(folder, 'content/documents'), { 'guide.pdf': file });
    };
    await print();
    return run(folder, print);
  });

const set = (
  folder: string,
  words: readonly string[],
  flags: { readonly dryRun?: boolean } = {},
): Promise<CommandRun> => runIn(folder, (context) => runSet(words, { ...DEFAULT_FLAGS, ...flags }, context));

const staleIn = async (folder: string, today?: string): Promise<readonly string[]> => {
  const io = today === undefined ? memoryIo() : memoryIo({ today: () => today });
  const { findings } = await checkFile(join(folder, 'site.config.ts'), {}, io);
  return findings.flatMap(({ rule, message }) => (rule === 'content/document-stale' ? [message] : []));
};

const PRICE = ['catalogue.massage.price', '£65 per session'] as const;

suite('a fact that a printed document shows', (test) => {
  test('an edit of the fact is saved, with the command that prints the document', () =>
    withGuide(async (folder) => {
      assert.equal(await staleIn(folder), []);
      const { code, stderr } = await set(folder, PRICE);
      assert.is(code, 0);
      assert.is(stderr, 'Now run “npx site print guide”.');
      assert.match(await readFile(join(folder, 'site.config.ts'), 'utf8'), "price: '£65 per session'");
      assert.is((await staleIn(folder)).length, 1);
    }));

  test('each further edit repeats the command until the document has been printed', () =>
    withGuide(async (folder, print) => {
      await set(folder, PRICE);
      assert.is((await set(folder, ['clinic.phone', '0113 496 0002'])).stderr, 'Now run “npx site print guide”.');
      await print();
      assert.is((await set(folder, ['clinic.phone', '0113 496 0003'])).stderr, '');
    }));

  test('an edit that is only shown names the command for afterwards', () =>
    withGuide(async (folder) => {
      const { stderr } = await set(folder, PRICE, { dryRun: true });
      assert.is(stderr, 'Nothing was written (--dry-run). After the edit, run “npx site print guide”.');
    }));

  test('an edit that causes another error is refused without the findings about the document', () =>
    withGuide(async (folder) => {
      const { code, stdout, stderr } = await set(folder, ['catalogue.massage.name', '', ...PRICE]);
      assert.is(code, 1);
      assert.not.match(stdout, 'document-stale');
      assert.match(stderr, 'Nothing was written');
    }));

  test('a change on a later day is no error, and “site upcoming” says when to print', () =>
    withGuide(async (folder, print) => {
      const file = join(folder, 'site.config.ts');
      const text = await readFile(file, 'utf8');
      const dated = "price: dated('£60 per session', { from: '2027-01-01', value: '£65 per session' })";
      await writeFiles(folder, { 'site.config.ts': Buffer.from(text.replace("price: '£60 per session'", dated)) });
      await print();
      assert.equal(await staleIn(folder), []);
      assert.is((await staleIn(folder, '2027-01-01')).length, 1);
      const flags = { ...DEFAULT_FLAGS, within: 60 };
      const { stdout } = await runIn(folder, (context) => runUpcoming(flags, context));
      assert.match(
        stdout,
        /1 Jan 2027 \(in \d+ days\):\n {2}The price of Massage changes[^\n]*\n.*\n {2}The guide is out of date: facts that it shows change\. site\.config\.ts:\d+\n {4}→ Run “npx site print guide” and keep the new file\./s,
      );
    }));
});
