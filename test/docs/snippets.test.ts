/** Every snippet of the config language in the documents is type-checked like an owner's config. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Project, ts } from 'ts-morph';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

interface Snippet {
  readonly file: string;
  readonly line: number;
  /** The part of the config that the snippet shows: the facts, the pages, or one part of the facts. */
  readonly of: string;
  readonly code: string;
}

const snippetsOf = (file: string): readonly Snippet[] => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/^```ts ?(\w*)\n([\s\S]*?)^```$/gm)].map(({ index, 1: of = '', 2: code = '' }) => ({
    ...{ file, of, code },
    line: text.slice(0, index).split('\n').length,
  }));
};

/** The whole config in a document is that of a test site: test/config/docs.test.ts. */
const snippets = ['README.md', 'docs/config.md', 'docs/second-clinic.md']
  .flatMap(snippetsOf)
  .filter(({ code }) => !code.includes('export default'));

/** A snippet shows only the fields that the text describes: these are checked, and no other field is required. */
const PARTS = `type Part<T> = T extends string | number | boolean ? T : { readonly [K in keyof T]?: Part<T[K]> };
  type Facts = SiteFacts<Refs, Refs>;
  type Whole = Facts & { readonly pages: SitePages<Refs>; readonly facts: Facts };`;

const imports = (code: string): string => {
  const called = [...new Set([...code.matchAll(/\b([a-z]\w*)\(/g)].map(([, name]) => name))];
  return `import { ${called.join(', ')} } from 'clinic-site';
    import type { SiteFacts, SitePages } from '../../renderer/config/define-site.ts';
    import type { Refs } from '../../renderer/config/refs.ts';`;
};

const project = new Project({ tsConfigFilePath: join(ROOT, 'tsconfig.json'), skipAddingFilesFromTsConfig: true });

/** Returns the compiler's messages about a snippet in its context. */
function faultsOf({ of, code }: Pick<Snippet, 'of' | 'code'>): readonly string[] {
  const file = project.createSourceFile(
    join(ROOT, 'test/docs/snippet.ts'),
    `${imports(code.replace(/'[^']*'/g, "''"))}\n${PARTS}\nexport const shown: Part<Whole>['${of}'] = {\n${code}};\n`,
    { overwrite: true },
  );
  return file
    .getPreEmitDiagnostics()
    .map(({ compilerObject }) => ts.flattenDiagnosticMessageText(compilerObject.messageText, ' '));
}

suite('the snippets of the documents', (test) => {
  test('docs/config.md numbers twenty-eight common edits', () => {
    const text = readFileSync(join(ROOT, 'docs/config.md'), 'utf8');
    assert.equal(
      [...text.matchAll(/^\*\*(\d+)\. /gm)].map(([, number]) => Number(number)),
      Array.from({ length: 28 }, (_, index) => index + 1),
    );
  });

  for (const { file, line, of, code } of snippets)
    test(`${file}:${line} is a part of the ${of}`, () => {
      assert.ok(of, 'The snippet says what it is a part of: “ts facts”, “ts pages”, “ts catalogue”.');
      assert.equal(faultsOf({ of, code }), []);
    });

  test('a mistake in a snippet is found', () => {
    assert.ok(faultsOf({ of: 'facts', code: "catalogue: { massage: { price: '65 pounds' } },\n" }).length > 0);
    assert.ok(faultsOf({ of: 'facts', code: "clinic: { fone: '0113 496 0000' },\n" }).length > 0);
    assert.ok(faultsOf({ of: 'pages', code: "'/a': [hero({ titel: 'A', lead: 'B' })],\n" }).length > 0);
  });
});
