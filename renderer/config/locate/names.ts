import { type ArrowFunction, type FunctionDeclaration, type FunctionExpression, Node, type SourceFile } from 'ts-morph';

export type ResolveImport = (from: SourceFile, specifier: string) => SourceFile | undefined;
export type Callable = ArrowFunction | FunctionDeclaration | FunctionExpression;

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
  if (Node.isArrowFunction(scope) || Node.isFunctionDeclaration(scope) || Node.isFunctionExpression(scope)) {
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
export function exportOf(module: SourceFile, name: string, resolveImport: ResolveImport): Node | undefined {
  const declared = name === 'default' ? undefined : declaredIn(module, name);
  if (declared) return initialized(declared);
  if (name === 'default') {
    const value = module.getExportAssignment((assignment) => !assignment.isExportEquals())?.getExpression();
    return value ?? jsonValue(module);
  }
  for (const declaration of module.getExportDeclarations()) {
    const specifier = declaration.getModuleSpecifierValue();
    const from = specifier === undefined ? module : resolveImport(module, specifier);
    if (!from) continue;
    const named = declaration
      .getNamedExports()
      .find((item) => (item.getAliasNode()?.getText() ?? item.getName()) === name);
    if (!named && !declaration.isNamespaceExport()) continue;
    const found = exportOf(from, named?.getName() ?? name, resolveImport);
    if (found) return found;
  }
  return undefined;
}

/** A JSON file is one expression. */
function jsonValue(module: SourceFile): Node | undefined {
  const [statement] = module.getStatements();
  return Node.isExpressionStatement(statement) ? statement.getExpression() : undefined;
}

const initialized = (declaration: Node): Node =>
  Node.isVariableDeclaration(declaration) ? (declaration.getInitializer() ?? declaration) : declaration;

/** The function that an expression names. */
export function functionOf(expression: Node, resolveImport: ResolveImport): Callable | undefined {
  if (
    Node.isArrowFunction(expression) ||
    Node.isFunctionExpression(expression) ||
    Node.isFunctionDeclaration(expression)
  )
    return expression;
  if (!Node.isIdentifier(expression)) return undefined;
  const declaration = declarationOf(expression, resolveImport);
  if (!declaration) return undefined;
  const value = initialized(declaration);
  return value === expression ? undefined : functionOf(value, resolveImport);
}
