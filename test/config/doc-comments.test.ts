/** Checks that every field and every call of the config language has a doc comment, which editors show to the owner. */
import { join, relative } from 'node:path';
import { Node, Project, ts } from 'ts-morph';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const LANGUAGE = join(ROOT, 'renderer/config');

const project = new Project({ tsConfigFilePath: join(ROOT, 'tsconfig.json'), skipAddingFilesFromTsConfig: true });
const language = project.addSourceFileAtPath(join(LANGUAGE, 'index.ts'));
const written = project.createSourceFile(
  join(LANGUAGE, 'written-by-an-owner.ts'),
  `import type { SiteFacts } from './define-site.ts';
   import type { Refs } from './refs.ts';
   import { hero } from './index.ts';
   export declare const facts: SiteFacts<Refs, Refs>;
   export const head = hero({ title: 'Skin', lead: 'A sentence.', image: 'skin' });`,
);
const checker = project.getTypeChecker().compilerObject;

/** Returns the doc comment of a field or a call, as an editor shows it. */
const wordsOf = (sign: ts.Symbol): string => ts.displayPartsToString(sign.getDocumentationComment(checker)).trim();

const locationOf = (sign: ts.Symbol): string | undefined => {
  const [node] = sign.declarations ?? [];
  const file = node?.getSourceFile();
  if (!node || !file?.fileName.startsWith(LANGUAGE)) return undefined;
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(ROOT, file.fileName)}:${line + 1}`;
};

/** Names that begin with `$` are skipped: annotations set them, not owners. */
const isAuthored = (sign: ts.Symbol): boolean => !sign.name.startsWith('$');

/** Every field that can be reached from a type of the config language, with the position of its declaration. */
function fieldsOf(type: ts.Type, found: Map<string, ts.Symbol>, seen: Set<ts.Type>): void {
  if (seen.has(type)) return;
  seen.add(type);
  if (type.isUnionOrIntersection()) for (const part of type.types) fieldsOf(part, found, seen);
  if (!(type.flags & ts.TypeFlags.Object)) return;
  for (const { type: item } of checker.getIndexInfosOfType(type)) fieldsOf(item, found, seen);
  for (const sign of checker.getPropertiesOfType(type)) {
    const location = locationOf(sign);
    if (location === undefined) continue;
    if (isAuthored(sign)) found.set(`${sign.name} (${location})`, sign);
    fieldsOf(checker.getTypeOfSymbol(sign), found, seen);
  }
}

/** The calls of the config language, without the schema that is declared beside each section. */
const calls = [...language.getExportedDeclarations()].flatMap(([name, [node]]) =>
  Node.isVariableDeclaration(node) && !name.endsWith('Schema') ? [{ name, node }] : [],
);

const fields = new Map<string, ts.Symbol>();
const seen = new Set<ts.Type>();
fieldsOf(written.getVariableDeclarationOrThrow('facts').getType().compilerType, fields, seen);
for (const { node } of calls)
  for (const signature of node.getType().getCallSignatures())
    for (const parameter of signature.getParameters())
      fieldsOf(parameter.getTypeAtLocation(node).compilerType, fields, seen);

suite('the config language in an editor', (test) => {
  test('every field of facts and sections has a doc comment', () => {
    assert.ok(fields.size > 250, `${fields.size} fields were found`);
    assert.equal(
      [...fields].filter(([, sign]) => wordsOf(sign) === '').map(([name]) => name),
      [],
    );
  });

  test('every call of the config language has a doc comment', () => {
    assert.ok(calls.length >= 50, `${calls.length} calls were found`);
    assert.equal(
      calls.filter(({ node }) => wordsOf(node.getSymbolOrThrow().compilerSymbol) === '').map(({ name }) => name),
      [],
    );
  });

  test('each doc comment is a sentence: it begins with a capital letter, a quotation or a digit, and ends with punctuation', () => {
    for (const [name, sign] of fields) assert.match(wordsOf(sign), /^[\p{Lu}'{`\d“][\s\S]*[.:)}'][\s\S]*$/u, name);
  });

  test('an editor shows the doc comment of a field or a call at the position where the owner writes it', () => {
    const service = project.getLanguageService().compilerObject;
    const shown = (words: string): string => {
      const at = written.getFullText().indexOf(words);
      return ts.displayPartsToString(service.getQuickInfoAtPosition(written.getFilePath(), at)?.documentation ?? []);
    };
    assert.match(shown("title: 'Skin'"), /[a-z]/);
    assert.match(shown("lead: 'A sentence.'"), /[a-z]/);
    assert.match(shown('hero({'), /[a-z]/);
  });
});
