import {
  type ArrowFunction,
  type ExportDeclaration,
  type FunctionDeclaration,
  type FunctionExpression,
  type MethodDeclaration,
  Node,
  type SourceFile,
} from 'ts-morph';

export type ResolveImport = (from: SourceFile, specifier: string) => SourceFile | undefined;
export type Callable = ArrowFunction | FunctionDeclaration | FunctionExpression | MethodDeclaration;

/** What a name was declared as: a variable, a parameter, a function, or the module that it was imported as. */
export function declarationOf(name: Node, resolveImport: ResolveImport): Node | undefined {
  const text = name.getText();
  for (let scope: Node | undefined = name.getParent(); scope; scope = scope.getParent()) {
    const declared = declaredIn(scope, text);
    if (declared) return declared;
  }
  return importedAs(name.getSourceFile(), text, resolveImport);
}

function declaredIn(scope: Node, text: string): Node | undefined {
  if (isCallable(scope)) {
    for (const parameter of scope.getParameters()) {
      const declared = inBinding(parameter.getNameNode(), parameter, text);
      if (declared) return declared;
    }
  }
  if (!Node.isBlock(scope) && !Node.isSourceFile(scope)) return undefined;
  for (const statement of scope.getStatements()) {
    if (Node.isFunctionDeclaration(statement) && statement.getName() === text) return statement;
    if (!Node.isVariableStatement(statement)) continue;
    for (const declaration of statement.getDeclarations()) {
      const declared = inBinding(declaration.getNameNode(), declaration, text);
      if (declared) return declared;
    }
  }
  return undefined;
}

/** A plain name, or one of those that `{ a, b: c }` or `[a, b]` takes apart. */
function inBinding(name: Node, owner: Node, text: string): Node | undefined {
  if (Node.isIdentifier(name)) return name.getText() === text ? owner : undefined;
  if (!Node.isObjectBindingPattern(name) && !Node.isArrayBindingPattern(name)) return undefined;
  return name.getElements().find((element) => Node.isBindingElement(element) && element.getName() === text);
}

function importedAs(file: SourceFile, text: string, resolveImport: ResolveImport): Node | undefined {
  for (const declaration of file.getImportDeclarations()) {
    const named = declaration
      .getNamedImports()
      .find((item) => (item.getAliasNode()?.getText() ?? item.getName()) === text);
    const isDefault = declaration.getDefaultImport()?.getText() === text;
    const isNamespace = declaration.getNamespaceImport()?.getText() === text;
    if (!named && !isDefault && !isNamespace) continue;
    const module = resolveImport(file, declaration.getModuleSpecifierValue());
    if (!module || isNamespace) return module;
    return exportOf(module, named?.getName() ?? 'default', resolveImport);
  }
  return undefined;
}

/** What a module exports under a name, also where it passes it on from another module. */
export const exportOf = (module: SourceFile, name: string, resolveImport: ResolveImport): Node | undefined =>
  exported(module, name, { resolveImport, above: [] });

interface Passing {
  readonly resolveImport: ResolveImport;
  /** The modules that passed it on: two may do so in a circle. */
  readonly above: readonly SourceFile[];
}

function exported(module: SourceFile, name: string, { resolveImport, above }: Passing): Node | undefined {
  if (above.includes(module)) return undefined;
  const declared = name === 'default' ? defaultOf(module) : declaredIn(module, name);
  if (declared) return initialized(declared);
  const passing = { resolveImport, above: [...above, module] };
  return firstOf(module.getExportDeclarations(), (declaration) => passedOn(declaration, name, passing));
}

/** `export default …`, or all of a JSON file. */
const defaultOf = (module: SourceFile): Node | undefined =>
  module.getExportAssignment((assignment) => !assignment.isExportEquals())?.getExpression() ?? jsonValue(module);

/** `export { a, b as c }`, `export { a } from './a.ts'`, `export * from './a.ts'`, `export * as a from './a.ts'`. */
function passedOn(declaration: ExportDeclaration, name: string, passing: Passing): Node | undefined {
  const { resolveImport } = passing;
  const specifier = declaration.getModuleSpecifierValue();
  const from = specifier === undefined ? undefined : resolveImport(declaration.getSourceFile(), specifier);
  const namespace = declaration.getNamespaceExport()?.getName();
  if (namespace !== undefined) return namespace === name ? from : undefined;
  const named = declaration
    .getNamedExports()
    .find((item) => (item.getAliasNode()?.getText() ?? item.getName()) === name);
  if (named && specifier === undefined) return ownName(named.getNameNode(), resolveImport);
  if (!from || (!named && !declaration.isNamespaceExport())) return undefined;
  return exported(from, named?.getName() ?? name, passing);
}

/** A name that a module exports by itself: of its own, or one that it has imported. */
function ownName(name: Node, resolveImport: ResolveImport): Node | undefined {
  const declared = declarationOf(name, resolveImport);
  return declared && initialized(declared);
}

function firstOf<T, R>(items: readonly T[], of: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = of(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A JSON file is one expression. */
function jsonValue(module: SourceFile): Node | undefined {
  if (module.getExtension() !== '.json') return undefined;
  const [statement] = module.getStatements();
  return Node.isExpressionStatement(statement) ? statement.getExpression() : undefined;
}

const initialized = (declaration: Node): Node =>
  Node.isVariableDeclaration(declaration) ? (declaration.getInitializer() ?? declaration) : declaration;

/** A function as it is written. */
export const isCallable = (node: Node): node is Callable =>
  Node.isArrowFunction(node) ||
  Node.isFunctionExpression(node) ||
  Node.isFunctionDeclaration(node) ||
  Node.isMethodDeclaration(node);

/** The function that an expression names. */
export function functionOf(expression: Node, resolveImport: ResolveImport): Callable | undefined {
  if (isCallable(expression)) return expression;
  if (!Node.isIdentifier(expression)) return undefined;
  const declaration = declarationOf(expression, resolveImport);
  if (!declaration) return undefined;
  const value = initialized(declaration);
  return value === expression ? undefined : functionOf(value, resolveImport);
}
