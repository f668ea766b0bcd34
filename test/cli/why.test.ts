/** `site why`: its output for people and programs, its exit status, and what it says if it finds nothing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { cli } from '../support/run-cli.ts';
import { ROOT, TODAY } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const FOLDER = join(ROOT, 'test/sites/physio');

const why = (...words: readonly string[]) => cli(['why', ...words, '--at', TODAY], { cwd: FOLDER });

/** 'site.config.ts:12:16' for the characters in a file. */
function placeOf(file: string, line: string, value: string): string {
  const lines = readFileSync(join(FOLDER, file), 'utf8').split('\n');
  const index = lines.findIndex((one) => one.includes(line));
  return `${file}:${index + 1}:${(lines[index] ?? '').indexOf(value) + 1}`;
}

const NOTE = '{catalogue.first-assessment.price}, with time';

suite('site why', (test) => {
  test('shows where a text and the values in it were typed', async () => {
    const { code, stdout } = await why('/', 'a first  ASSESSMENT, £62');
    const price = stdout.split('\n').find((line) => line.includes('catalogue.first-assessment.price = £62'));
    assert.is(code, 0);
    assert.ok(price, stdout);
    assert.match(
      stdout,
      [
        '“A first assessment, £62, with time to examine and explain”',
        '  A paragraph in the section “quickFacts” (pages./.1)',
        '  It was typed here:',
        '    pages./.1.facts.0.note = A first assessment, {catalogue.first-assessment.price}, with time to examine and explain',
        `      ${placeOf('content/copy.ts', NOTE, "'A first assessment")}, in home`,
        '  “£62” was typed here:',
      ].join('\n'),
    );
  });

  test('prints the same for programs', async () => {
    const { stdout } = await why(
      'https://www.harbour-physio.example/?from=mail#top',
      '01632 960417',
      '--format',
      'json',
    );
    const { version, page, words, texts } = JSON.parse(stdout);
    assert.equal({ version, page, words }, { version: 1, page: '/', words: '01632 960417' });
    assert.is(texts[0].text, '01632\u00a0960417');
    assert.equal(
      texts[0].parts.map(({ words: own, origin }: { words: string; origin: string }) => [own, origin]),
      [['01632\u00a0960417', 'typed']],
    );
    const [source] = texts[0].parts[0].sources;
    assert.is(source.path, 'clinic.phone');
    assert.is(source.value, '01632 960417');
    assert.is(`${source.file}:${source.line}:${source.column}`, placeOf('site.config.ts', "phone: '01632", "'01632"));
  });

  test('names the closest text if no text contains the words, and exits with 2', async () => {
    assert.equal(await why('/', 'No referal needed'), {
      code: 2,
      stdout: '',
      stderr:
        'No text of / contains “No referal needed”; the closest is “No referral needed”. “npx site why /” lists all its texts.\n',
    });
  });

  test('names the text with the same number if the words around it differ', async () => {
    const { stderr, code } = await why('/', '62 pounds');
    assert.is(
      stderr,
      'No text of / contains “62 pounds”; the closest is “£62”. “npx site why /” lists all its texts.\n',
    );
    assert.is(code, 2);
  });

  test('joins words that the shell has divided', async () => {
    const { stdout, code } = await why('/', 'A', 'first', 'assessment,', '£62');
    assert.match(stdout, '“A first assessment, £62, with time to examine and explain”');
    assert.is(code, 0);
    assert.match(
      (await why('£60', 'a', 'month')).stderr,
      `“£60” is not a page. Write the page first: npx site why / '£60 a month'.`,
    );
  });

  test('suggests a page for a misspelt address, and exits with 2', async () => {
    assert.equal(await why('/peple'), {
      code: 2,
      stdout: '',
      stderr: 'Harbour Physio has no page /peple. Did you mean /people?\n',
    });
  });

  test('says where the page is written if there are only the words', async () => {
    assert.equal(await why('£60 for “a month’s” care'), {
      code: 2,
      stdout: '',
      stderr: `“£60 for “a month’s” care” is not a page. Write the page first: npx site why / '£60 for “a month’s” care'.\n`,
    });
  });
});
