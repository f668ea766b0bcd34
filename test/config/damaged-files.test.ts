/** Files that an editor saved in another encoding, or in which git left two versions. */
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { isLoadFailure, load } from '../../renderer/config/load.ts';
import { damageIn } from '../../renderer/core/damaged-file.ts';
import { checkedWith } from '../support/checked-with.ts';
import { inFolder, optionsFor, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const NOT_UTF8 = 'so characters such as “£” and “’” cannot be read.';
const TWO_VERSIONS = 'Git has left two versions of the lines here, one above and one below “=======”.';
const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** Messages and lines of the findings about a config and a file that it imports. */
const findingsIn = (config: string | Uint8Array, copy: string | Uint8Array = 'export const x = 1;\n') =>
  inFolder(async (folder) => {
    await writeFiles(folder, { 'site.config.ts': config, 'content/copy.ts': copy });
    const loaded = await load(optionsFor(join(folder, 'site.config.ts')));
    const findings = isLoadFailure(loaded) ? loaded.findings : [];
    return findings.map(({ message, location }) => `${location?.file}:${location?.line} ${message}`);
  });

const IMPORTING = "import { x } from './content/copy.ts';\nexport default { price: x };\n";
const CONFLICT = "<<<<<<< HEAD\nexport const x = '£60';\n=======\nexport const x = '£65';\n>>>>>>> spring\n";

suite('a damaged file', (test) => {
  test('is reported instead of the texts that cannot be read in it', async () => {
    assert.equal(await findingsIn(latin1("export default {\n  price: '£60',\n};\n")), [
      `site.config.ts:2 site.config.ts is not saved as UTF-8, ${NOT_UTF8}`,
    ]);
    assert.equal(await findingsIn(IMPORTING, latin1("export const x = '£60';\n")), [
      `content/copy.ts:1 content/copy.ts is not saved as UTF-8, ${NOT_UTF8}`,
    ]);
  });

  test('can be a config in UTF-16, which is no TypeScript', async () => {
    assert.equal(await findingsIn(Buffer.from('\uFEFFexport default {};\n', 'utf16le')), [
      `site.config.ts:1 site.config.ts is not saved as UTF-8, ${NOT_UTF8}`,
    ]);
  });

  test('has two versions of some lines, which git could not merge', async () => {
    assert.equal(await findingsIn(`// Prices\n${CONFLICT}export default { price: x };\n`), [
      `site.config.ts:2 ${TWO_VERSIONS}`,
    ]);
    assert.equal(await findingsIn(IMPORTING, CONFLICT.replaceAll('\n', '\r\n')), [`content/copy.ts:1 ${TWO_VERSIONS}`]);
  });

  test('contains a line break that only the compiler counts', async () =>
    assert.equal(await findingsIn("export default {\n  a: 'one\u2028two',\n  b: '1',\n};\n"), [
      'site.config.ts:2 Here is an invisible line break (U+2028), copied from another program.',
    ]));

  test('is not a file with a line of equals signs, or with a byte order mark', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    assert.is(damageIn(bytes('Prices\n=======\n\n> £60\n'), 'a.md', 'content/markdown'), undefined);
    assert.is(damageIn(bytes('\uFEFFPrices: £60\n'), 'a.md', 'content/markdown'), undefined);
  });
});

suite('a policy', (test) => {
  const policyFindings = async (file: string | Uint8Array) => {
    const { findings } = await checkedWith(
      { 'pages./treatments.1': { kind: 'policy', file: 'terms.md', updated: '2026-05-12' } },
      { 'policies/terms.md': file },
    );
    return findings.flatMap(({ rule, message, help }) => (rule === 'content/markdown' ? [`${message} ${help}`] : []));
  };

  test('that is damaged is reported as a whole', async () => {
    assert.equal(await policyFindings(latin1('## Fees\n\nThe fee is £20.\n')), [
      `content/policies/terms.md is not saved as UTF-8, ${NOT_UTF8} Save the file again in your editor with the encoding “UTF-8”, and correct the characters that it cannot show.`,
    ]);
    assert.equal(await policyFindings('<<<<<<< HEAD\n## Fees\n=======\n## Costs\n>>>>>>> main\n\nBe on time.\n'), [
      `${TWO_VERSIONS} Keep one version, and delete the other together with the three lines “<<<<<<<”, “=======” and “>>>>>>>”.`,
    ]);
  });

  test('that has signs of a heading without a space shows them as text', async () => {
    assert.equal(await policyFindings('##Pets\n\nDogs wait outside.\n'), [
      '“##” without a space after it is shown as text. Write a space after “##”.',
    ]);
    assert.equal(await policyFindings('## Pets\n\nDogs wait outside.\n'), []);
  });

  test('that has rows outside a table shows their bars', async () => {
    const rows = (between: string, after: string) => `| Notes | Why |\n${between}| Letters | To treat you |\n${after}`;
    assert.equal(await policyFindings(rows('', '')), [
      'A line of dashes is missing below the first row of this table, so that visitors see its bars. Write “| --- | --- |” on a line of its own below it.',
    ]);
    assert.equal(await policyFindings(rows('| --- | --- |\n', '\n| Bills | To be paid |\n')), [
      'An empty line divides this table, so that visitors see the bars of this row. Remove the empty line above it.',
    ]);
    assert.equal(await policyFindings(rows('| --- | --- |\n', '')), []);
  });
});
