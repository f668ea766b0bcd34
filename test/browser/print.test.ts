/** Issue 5, “Documents”: documents are made from the config by the project itself. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from '../support/edit.ts';
import { A4, pageSizes, readPdf, unspaced } from '../support/read-pdf.ts';
import { type CliResult, cli } from '../support/run-cli.ts';
import { inFolder, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const CLOSING = { kind: 'closing', title: 'Begin', copy: 'Now.', actions: [{ label: 'Book', to: '/go/visit' }] };
const PRICES = { kind: 'prices', title: 'Prices', items: [{ treatment: 'massage', copy: 'An hour by hand.' }] };

/** A practice with another document than the clinic's, without any code for it. */
const DECLARED = {
  'documents.prices': {
    file: 'prices.pdf',
    title: 'What it costs',
    generate: {
      department: 'main',
      description: 'What a massage costs.',
      campaign: { source: 'prices', medium: 'pdf', campaign: 'autumn' },
      smallPrint: 'By {clinic.name}.',
      pages: [
        {
          head: 'Prices',
          parts: [{ kind: 'cover', title: 'What it costs', lead: 'By hand.', image: 'dot' }, PRICES, CLOSING],
        },
      ],
    },
  },
};

/** A practice in a temporary folder, and actions on it. */
interface Practice {
  readonly change: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly print: (args?: readonly string[], env?: Record<string, string>) => Promise<CliResult>;
  readonly check: () => Promise<readonly { readonly rule: string; readonly message: string }[]>;
  readonly pdf: () => Promise<Buffer>;
}

const withPractice = (run: (practice: Practice) => Promise<void>): Promise<void> =>
  inFolder(async (folder) => {
    const change = (values: Readonly<Record<string, unknown>>) =>
      writeFile(
        join(folder, 'site.config.ts'),
        `export default ${JSON.stringify(withValues(minimal, { ...DECLARED, ...values }))};\n`,
      );
    await mkdir(join(folder, 'content'));
    await writeFiles(join(folder, 'content'), {
      'images/dot.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><circle r="4" cx="4" cy="4"/></svg>',
    });
    await change({});
    await run({
      change,
      print: (args = [], env = {}) => cli(['print', ...args], { cwd: folder, env }),
      check: async () => JSON.parse((await cli(['check', '--format', 'json'], { cwd: folder })).stdout).findings,
      pdf: () => readFile(join(folder, 'content/documents/prices.pdf')),
    });
  });

suite('site print', (test) => {
  test('creates the documents that the config describes, keeps up-to-date ones, and replaces outdated ones', () =>
    withPractice(async ({ print, pdf, check, change }) => {
      const first = await print();
      assert.is(first.code, 0, first.stderr);
      assert.match(first.stdout, /^content\/documents\/prices\.pdf: 1 page, \d+ KB\n$/);
      const bytes = await pdf();
      const printed = await readPdf(bytes);
      const { source: text, pages } = printed;
      assert.equal(pageSizes(printed), [A4]);
      assert.match(text, '/MarkInfo');
      assert.match(text, '/Lang (en-GB)');
      assert.match(text, 'https://small.example/go/visit?utm_source=prices&utm_medium=pdf&utm_campaign=autumn');
      for (const words of ['What it costs', '£60 per session', '£250 Course of five, save £50'])
        assert.ok(pages[0]?.includes(unspaced(words)), `${words}: ${pages[0]}`);
      assert.equal(await check(), []);

      const again = await print();
      assert.is(again.stdout, 'content/documents/prices.pdf is up to date.\n');
      assert.is((await print(['prices', '--force'])).code, 0);
      assert.equal(await pdf(), bytes);

      await change({ 'catalogue.massage.price': '£65 per session' });
      assert.equal(
        (await check()).map(({ rule, message }) => `${rule}: ${message}`),
        [
          'content/document-stale: What it costs shows “£50” as the saving of “Course of five” of Massage, but the config has “£75”. It shows “£60 per session” as the price of Massage, but the config has “£65 per session”.',
        ],
      );
      assert.is((await print()).code, 0);
      assert.ok((await readPdf(await pdf())).pages[0]?.includes(unspaced('£65 per session')));
      assert.equal(await check(), []);
    }));

  test('uses the config’s own address, whatever site a build is for', () =>
    withPractice(async ({ print, pdf, check }) => {
      assert.is((await print([], { SITE_BASE_URL: 'https://staging.example' })).code, 0);
      assert.not.match((await readPdf(await pdf())).source, 'staging');
      assert.equal(await check(), []);
    }));

  test('a part that does not fit is reported with its page, and no file is written', () =>
    withPractice(async ({ print, pdf, change }) => {
      await change({
        'documents.prices.generate.pages.1': { head: 'More', parts: Array.from({ length: 12 }, () => PRICES) },
      });
      const { code, stderr, stdout } = await print();
      assert.is(code, 1, stderr);
      assert.match(
        stdout,
        /^content\/documents\/prices\.pdf: Page 2, part \d+, “Prices”: \d+ mm too long\. Shorten it, /,
      );
      assert.match(stderr, /Nothing was written\.\n$/);
      assert.is(await pdf().catch(() => 'none'), 'none');
    }));

  test('a document that fits is not written if another one does not fit', () =>
    withPractice(async ({ print, pdf, change }) => {
      const { generate } = DECLARED['documents.prices'];
      const pages = [{ head: 'Too much', parts: Array.from({ length: 12 }, () => PRICES) }];
      await change({ 'documents.second': { file: 'second.pdf', title: 'Second', generate: { ...generate, pages } } });
      const { code, stdout } = await print();
      assert.is(code, 1);
      assert.match(stdout, /^content\/documents\/second\.pdf: Page 1, part \d+, “Prices”: \d+ mm too long\./);
      assert.is(await pdf().catch(() => 'none'), 'none');
    }));

  test('an unknown document name is reported with the nearest name', () =>
    withPractice(async ({ print }) => {
      const { code, stderr } = await print(['price']);
      assert.is(code, 2);
      assert.match(stderr, 'The config has no document “price”. Did you mean “prices”?');
    }));

  test('an invalid config is reported as by other commands', () =>
    withPractice(async ({ print, change }) => {
      await change({ 'documents.prices.generate.pages.0.parts.1.items.0.treatment': 'masage' });
      const { code, stdout } = await print();
      assert.is(code, 1);
      assert.match(stdout, 'There is no treatment “masage”.');
    }));

  test('a missing image is reported', () =>
    withPractice(async ({ print, change }) => {
      await change({ 'images.dot.file': 'gone.svg' });
      const { code, stderr } = await print();
      assert.is(code, 2);
      assert.match(stderr, 'What it costs shows images that cannot be read: dot. See “npx site check”.');
    }));

  test('without a browser, one line says what to do', () =>
    withPractice(async ({ print }) => {
      const nowhere = { SITE_BROWSER: '', PATH: '', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' };
      const { code, stderr } = await print([], nowhere);
      assert.is(code, 2);
      assert.match(
        stderr,
        'There is no browser to print with. Install Chromium or Chrome, or set SITE_BROWSER to its path.\n',
      );
      assert.not.match(stderr, /\n {4}at /);
    }));

  test('a browser that cannot be started is reported with its own output and without a stack trace', () =>
    withPractice(async ({ print }) => {
      const { code, stderr } = await print([], { SITE_BROWSER: process.execPath });
      assert.is(code, 2);
      assert.match(stderr, `The browser ${process.execPath} cannot be started:`);
      assert.not.match(stderr, /\n {4}at /);
    }));
});
