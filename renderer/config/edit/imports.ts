import { ts } from 'ts-morph';
import { elementsOf, lineEndAt } from './elements.ts';
import { insertElement } from './insert-element.ts';
import { styleOf } from './style.ts';
import type { TextEdit } from './texts.ts';

const LANGUAGE = 'clinic-site';

/** The name of a call in a file, and the edits that add its import if it is missing. */
export interface ImportedCall {
  readonly name: string;
  readonly edits: readonly TextEdit[];
}

/** Returns the name under which a file uses a call of the config language; adds the import if it is missing. */
export function importedCall(file: ts.SourceFile, call: string): ImportedCall {
  const declarations = importsIn(file);
  const imports = declarations.flatMap(namedImports);
  const known = imports.find(({ name, propertyName }) => (propertyName ?? name).text === call);
  if (known) return { name: known.name.text, edits: [] };
  const [bindings] = declarations.map(bindingsOf).filter((each) => each !== undefined);
  return { name: call, edits: bindings ? addedName(file, bindings, call) : addedImport(file, call) };
}

/** Returns the name in the config language of an expression that is called. */
export function languageName(expression: ts.Expression, file: ts.SourceFile): string | undefined {
  if (!ts.isIdentifier(expression)) return undefined;
  const found = importsIn(file)
    .flatMap(namedImports)
    .find(({ name }) => name.text === expression.text);
  return found && (found.propertyName ?? found.name).text;
}

const importsIn = (file: ts.SourceFile): readonly ts.ImportDeclaration[] =>
  file.statements
    .filter(ts.isImportDeclaration)
    .filter(
      ({ moduleSpecifier, importClause }) =>
        ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === LANGUAGE && !importClause?.isTypeOnly,
    );

function bindingsOf({ importClause }: ts.ImportDeclaration): ts.NamedImports | undefined {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings : undefined;
}

const namedImports = (declaration: ts.ImportDeclaration): readonly ts.ImportSpecifier[] =>
  [...(bindingsOf(declaration)?.elements ?? [])].filter(({ isTypeOnly }) => !isTypeOnly);

/** Adds a name to an import, in its alphabetical place. */
function addedName(file: ts.SourceFile, bindings: ts.NamedImports, call: string): readonly TextEdit[] {
  const names = bindings.elements.map(({ name }) => name.text);
  const index = names.findIndex((name) => name.localeCompare(call, 'en') > 0);
  const list = elementsOf(bindings, file);
  return list ? insertElement(list, index < 0 ? names.length : index, () => ({ code: call })) : [];
}

/** Adds an import after the last one, or before the first statement and its comment. */
function addedImport(file: ts.SourceFile, call: string): readonly TextEdit[] {
  const { quote, lineBreak } = styleOf(file);
  const code = `import { ${call} } from ${quote}${LANGUAGE}${quote};`;
  const last = file.statements.filter(ts.isImportDeclaration).at(-1);
  const edit = (at: number, text: string): readonly TextEdit[] => [{ file: file.fileName, start: at, end: at, text }];
  if (last) return edit(lineEndAt(file.text, last.end), `${lineBreak}${code}`);
  const start = file.text.startsWith('\uFEFF') ? 1 : 0;
  return edit(start, `${code}${lineBreak}${lineBreak}`);
}
