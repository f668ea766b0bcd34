/** `site fix` makes the corrections that can only mean one thing. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { runFix } from '../../cli/actions/fix.ts';
import { DEFAULT_FLAGS, runIn, shareCache } from '../support/command-run.ts';
import { siteCopy } from '../support/site-copy.ts';
import { inFolder } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

type Edits = Readonly<Record<string, string>>;

interface Options {
  readonly flags?: Readonly<Record<string, unknown>>;
  /** Changes the whole text of the config. */
  readonly rewrite?: (text: string) => string;
  readonly files?: Edits;
}

/** Runs the command twice on the smallest site with mistakes; the second run must change nothing. */
const fixed = (edits: Edits, { flags = {}, rewrite = String, files = {} }: Options = {}) =>
  inFolder(async (folder) => {
    await siteCopy('minimal', folder, edits);
    await shareCache(folder);
    const file = join(folder, 'site.config.ts');
    await writeFile(file, rewrite(await readFile(file, 'utf8')));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const run = () => runIn(folder, (context) => runFix({ ...DEFAULT_FLAGS, ...flags }, context));
    const first = await run();
    const text = await readFile(file, 'utf8');
    const second = flags.dryRun || flags.format ? undefined : await run();
    if (second) {
      assert.match(second.stderr, /^Nothing to fix\./);
      assert.is(await readFile(file, 'utf8'), text);
    }
    return { ...first, text };
  });

const minimal = await inFolder(async (folder) => {
  await siteCopy('minimal', folder);
  return readFile(join(folder, 'site.config.ts'), 'utf8');
});

/** Mistakes that are corrected to exactly what was there before. */
const MISTAKES: readonly (readonly [title: string, edits: Edits, said: string])[] = [
  [
    'a letter in a price',
    { "'£60 per session'": "'£6O per session'" },
    'site.config.ts:76  Write “£60 per session”  price/format',
  ],
  ['a date in British order', { "'2027-06-30'": "'30/6/2027'" }, 'site.config.ts:101  Write “2027-06-30”  config/date'],
  [
    'a date without its zeros',
    { "'2027-06-30'": "'2027-6-30'" },
    'site.config.ts:101  Write “2027-06-30”  config/date',
  ],
  [
    'hours in words',
    { "friday: '09:00–12:30'": "friday: '9am to 12.30pm'" },
    'site.config.ts:27  Write “09:00–12:30”  config/hours',
  ],
  [
    'a misspelt field',
    { "description: 'Cups, warm": "descriptiom: 'Cups, warm" },
    'site.config.ts:87  Write “description”  config/unknown-key',
  ],
  [
    'a former name of a field',
    { "drawerNote: 'By hand'": "line: 'By hand'" },
    'site.config.ts:106  Write “drawerNote”  config/unknown-key',
  ],
  [
    'a misspelt address',
    { "to: '/treatments' }": "to: '/treatment' }" },
    'site.config.ts:105  Write “/treatments”  config/reference',
  ],
  [
    'a misspelt fact',
    { 'massage.figures.lasts}': 'massage.figures.last}' },
    'site.config.ts:134  Write “catalogue.massage.figures.lasts”  content/prose',
  ],
  ['a file name in capitals', { "'dot.svg'": "'Dot.svg'" }, 'site.config.ts:64  Write “dot.svg”  link/file'],
  [
    'a space at the end of a text',
    { "'Walk in or book'": "'Walk in or book '" },
    'site.config.ts:32  Write “Walk in or book”  config/text',
  ],
  [
    'a misspelt word',
    { "'Cups, warm and still.'": "'Cups, wamr and still.'" },
    'site.config.ts:87  Write “warm”  content/spelling',
  ],
  [
    'a word that is written twice',
    { "'Cups, warm and still.'": "'Cups, warm and and still.'" },
    'site.config.ts:87  Write it once  content/spelling',
  ],
  [
    'two spaces',
    { "'Cups, warm and still.'": "'Cups,  warm and still.'" },
    'site.config.ts:87  Write one space  content/spelling',
  ],
  [
    'curly quotation marks',
    { "name: 'Cupping'": 'name: ‘Cupping’' },
    "site.config.ts:86  Write 'Cupping'  config/syntax",
  ],
  [
    'a price without quotation marks',
    {
      "'TBA'": "'TBA'",
      "duration: '1h'": "duration: '1h'",
      "price: '£60 per session'": "price: '£60 per session'",
      "'£250'": '£250',
    },
    "site.config.ts:80  Write '£250'  config/syntax",
  ],
];

suite('site fix', (test) => {
  for (const [title, edits, said] of MISTAKES)
    test(`corrects ${title}, and a second run changes nothing`, async () => {
      const { code, stdout, stderr, text } = await fixed(edits);
      assert.is(text, minimal);
      assert.is(stdout, said);
      assert.is(stderr, '1 finding fixed.');
      assert.is(code, 0);
    });

  test('corrects what is revealed by other corrections, in any way of writing', async () => {
    const edits = Object.assign({}, ...MISTAKES.map(([, each]) => each));
    for (const rewrite of [(text: string) => text.replaceAll('\n', '\r\n'), (text: string) => `\uFEFF${text}`]) {
      const { text, stdout, stderr } = await fixed(edits, { rewrite });
      assert.is(text, rewrite(minimal), stdout + stderr);
    }
  });

  test('escapes a correction for the quotation marks around it', async () => {
    const { text } = await fixed({
      "registeredOffice: '1 Test Street, Leeds'": "registeredOffice: ' It\\'s here '",
    });
    assert.match(text, "registeredOffice: 'It\\'s here'");
  });

  test('leaves what has several meanings to people, and says how much is left', async () => {
    const { code, stdout, stderr, text } = await fixed({
      "'£60 per session'": "'sixty'",
      "'2027-06-30'": "'30/6/2027'",
    });
    assert.match(text, "'sixty'");
    assert.is(stdout, 'site.config.ts:101  Write “2027-06-30”  config/date');
    assert.is(stderr, '1 finding fixed. 1 finding left; see npx site check --at 2026-11-21.');
    assert.is(code, 1);
  });

  test('shows why a config cannot be read', async () => {
    const { code, stdout } = await fixed({ "name: 'Cupping'": "name 'Cupping'" });
    assert.match(stdout, 'The colon after “name” is missing.');
    assert.is(code, 2);
  });

  test('does not rename a field if the right one is there, too', async () => {
    const edits = {
      "description: 'Cups, warm and still.',": "description: 'Cups.', descriptiom: 'Cups, warm and still.',",
    };
    const { code, stderr } = await fixed(edits);
    assert.match(stderr, 'Nothing to fix. 1 finding left');
    assert.is(code, 1);
  });

  test('does not touch a constant that has the name of a misspelt field', async () => {
    const edits = {
      'export default defineSite(': "const descriptiom = 'Cups.';\n\nexport default defineSite(",
      "description: 'Cups, warm and still.'": 'descriptiom',
    };
    assert.match((await fixed(edits)).text, /^ {8}descriptiom,$/m);
  });

  test('shows the corrections with --dry-run', async () => {
    const { code, stdout, stderr, text } = await fixed({ "'2027-06-30'": "'30/6/2027'" }, { flags: { dryRun: true } });
    assert.match(stdout, "-    hosting: { url: 'https://small.example', securityExpires: '30/6/2027' },\n+");
    assert.is(stderr, '1 finding can be fixed.');
    assert.match(text, '30/6/2027');
    assert.is(code, 0);
  });

  test('reports to programs', async () => {
    const { stdout } = await fixed({ "'2027-06-30'": "'30/6/2027'" }, { flags: { format: 'json' } });
    const report = JSON.parse(stdout);
    assert.equal([report.ok, report.written, report.files[0].file], [true, true, 'site.config.ts']);
  });
});
