/** Configs that run, or almost run, without a part of what their owner wrote. */
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { isLoadFailure, load } from '../../renderer/config/load.ts';
import { inFolder, optionsFor, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** Returns 'file:line:column message → help' for each finding. */
const findingsIn = (config: string, copy = 'export {};\n') =>
  inFolder(async (folder) => {
    await writeFiles(folder, { 'site.config.ts': config, 'copy.ts': copy });
    const loaded = await load(optionsFor(join(folder, 'site.config.ts')));
    const findings = isLoadFailure(loaded) ? loaded.findings : [];
    return findings.map(
      ({ message, help, location }) => `${location?.file}:${location?.line}:${location?.column} ${message} → ${help}`,
    );
  });

const COPY = "export const copy = { cover: { title: 'A' }, none: undefined };\n";
const spreading = (code: string) =>
  `import { copy } from './copy.ts';\nexport default {\n  cover: { ${code} },\n  other: copy.cover,\n};\n`;

suite('a spread field that does not exist', (test) => {
  test('is reported with the similar one', async () =>
    assert.equal(await findingsIn(spreading('...copy.covers'), COPY), [
      'site.config.ts:3:15 “copy” has no “covers”, so nothing is added here. → Did you mean “cover”?',
    ]));

  test('is reported if no other is similar', async () =>
    assert.equal(await findingsIn(spreading('...copy.cover.text, a: 1'), COPY), [
      'site.config.ts:3:15 “copy.cover” has no “text”, so nothing is added here. → Correct the name, or remove it with its three dots.',
    ]));

  test('is not one that exists, is undefined on purpose, or belongs to the argument of a function', async () => {
    assert.equal(await findingsIn(spreading('...copy.cover, ...copy.none'), COPY), []);
    assert.equal(
      await findingsIn(spreading("...((each: any) => ({ ...each.covers }))({}), a: '...copy.covers'"), COPY),
      [],
    );
  });
});

suite('an import of a name that its file does not export', (test) => {
  const config = "import { copy } from './copy.ts';\nexport default { copy };\n";

  test('is reported at the declaration without “export”', async () =>
    assert.equal(await findingsIn(config, "export const other = 1;\nconst copy = 'A';\n"), [
      'copy.ts:2:1 “copy” is imported elsewhere, but this file does not export it. → Write “export” before “const copy”.',
    ]));

  test('is reported with the similar name in the file', async () =>
    assert.equal(await findingsIn(config, "export const Copy = 'A';\n"), [
      'site.config.ts:1:10 copy.ts exports no “copy”. → There it is called “Copy”: write the same name in both files.',
    ]));

  test('is reported if the file exports nothing similar', async () =>
    assert.equal(await findingsIn(config), [
      'site.config.ts:1:10 copy.ts exports no “copy”. → Correct the name, or remove the import.',
    ]));
});

suite('a constant above its declaration', (test) => {
  for (const [what, code] of [
    ['in a function', 'const twice = () => own + own;\nconst own = 1;\nexport default { a: twice() };\n'],
    ['in a type', 'type Own = typeof own;\nconst own = 1;\nexport default { own };\n'],
    ['as the name of a field', 'const a = { own: 1 };\nconst own = a.own;\nexport default { own };\n'],
    ['in a text', "const a = 'own';\nconst own = 1; // own\nexport default { a, own };\n"],
  ] as const)
    test(`is not reported ${what}`, async () => assert.equal(await findingsIn(code), []));
});

suite('pages in the braces of the facts', (test) => {
  test('are reported once, at the first page', async () =>
    assert.equal(
      await findingsIn(
        "import { defineSite } from 'clinic-site';\nexport default defineSite(\n  {\n    aliases: {},\n    '/': [],\n    '/team': [],\n  },\n);\n",
      ),
      [
        'site.config.ts:5:5 The pages begin here, within the braces of the facts. → Write “}, {” above line 5: the pages are in braces of their own.',
      ],
    ));
});
