import { dirname, resolve } from 'node:path';
import { ts } from 'ts-morph';

/** An expression and the file that contains it. */
interface Expression {
  readonly node: ts.Node;
  readonly file: ts.SourceFile;
}

type Sources = ReadonlyMap<string, ts.SourceFile>;

/**
 * Follows the name of a constant to the expression that it was given, also through imports. A run records this for
 * strings and objects, but numbers and booleans carry no trace of where they were written.
 */
export function constantValue({ node, file }: Expression, sources: Sources): Expression {
  const value = ts.isIdentifier(node) ? declaredAs(node.text, file, sources) : undefined;
  return value ? constantValue(value, sources) : { node, file };
}

function declaredAs(name: string, file: ts.SourceFile, sources: Sources): Expression | undefined {
  for (const statement of file.statements) {
    const node = ts.isVariableStatement(statement) ? initializerOf(name, statement) : undefined;
    if (node) return { node, file };
    const imported = ts.isImportDeclaration(statement) ? importedAs(name, statement) : undefined;
    const path = imported && resolve(dirname(file.fileName), imported.from);
    const source = path && (sources.get(path) ?? sources.get(`${path}.ts`));
    if (imported && source) return declaredAs(imported.name, source, sources);
  }
  return undefined;
}

function initializerOf(name: string, { declarationList: { flags, declarations } }: ts.VariableStatement) {
  if (!(flags & ts.NodeFlags.Const)) return undefined;
  return declarations.find((declared) => ts.isIdentifier(declared.name) && declared.name.text === name)?.initializer;
}

/** The name under which a module exports what a file imports as `name`. */
function importedAs(name: string, { importClause, moduleSpecifier }: ts.ImportDeclaration) {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  const element = bindings.elements.find((each) => each.name.text === name);
  return element && { name: (element.propertyName ?? element.name).text, from: moduleSpecifier.text };
}
