import { Node, type SourceFile, SyntaxKind } from 'ts-morph';
import { type Callable, declarationOf, exportOf, functionOf, isCallable, type ResolveImport } from './names.ts';

/** What the parameters of the functions being followed stand for: their arguments, seen from where these stand. */
export type Bindings = ReadonlyMap<Node, Scoped>;

/** An expression with the meaning of its names. */
export interface Scoped {
  readonly node: Node;
  readonly bindings: Bindings;
  /** The owner's call that led into the config language, where it did. */
  readonly call?: Node | undefined;
}

export interface Sources {
  readonly resolveImport: ResolveImport;
  /** True for a file of the owner's, false for one of the config language. */
  readonly isOwners: (file: SourceFile) => boolean;
}

/** How a property of an expression is looked up. */
export type Member = (owner: Scoped, key: string) => Scoped | undefined;

/**
 * One step from a name, a call or an access to what it stands for; nothing where it stands for itself, and several
 * where only running the config would tell which.
 */
export function resolveExpression(at: Scoped, member: Member, sources: Sources): readonly Scoped[] {
  const { node } = at;
  if (Node.isCallExpression(node)) return called(at, member, sources);
  const choices = choicesOf(node);
  if (choices.length > 0) return choices.map((choice) => ({ ...at, node: choice }));
  const one = Node.isIdentifier(node) ? named(at, member, sources) : accessedBy(at, member, sources);
  return one ? [one] : [];
}

/** `a ? b : c`, `b ?? c`, `b || c`: the value is one of the two. Of `a && b` only the second is a value. */
function choicesOf(node: Node): readonly Node[] {
  if (Node.isConditionalExpression(node)) return [node.getWhenTrue(), node.getWhenFalse()];
  if (!Node.isBinaryExpression(node)) return [];
  const operator = node.getOperatorToken().getKind();
  if (operator === SyntaxKind.AmpersandAmpersandToken) return [node.getRight()];
  return operator === SyntaxKind.QuestionQuestionToken || operator === SyntaxKind.BarBarToken
    ? [node.getLeft(), node.getRight()]
    : [];
}

/** `a.b`, `a['b']`, `a[KEY]`. */
function accessedBy(at: Scoped, member: Member, sources: Sources): Scoped | undefined {
  const { node } = at;
  if (Node.isPropertyAccessExpression(node))
    return accessed({ ...at, node: node.getExpression() }, node.getName(), member, sources);
  const key = Node.isElementAccessExpression(node) ? node.getArgumentExpression() : undefined;
  const text = key && textOf({ ...at, node: key }, member, sources);
  return Node.isElementAccessExpression(node) && text !== undefined
    ? accessed({ ...at, node: node.getExpression() }, text, member, sources)
    : undefined;
}

/** The text that an expression makes, where it can be told without running it: a name, a template, a sum of texts. */
export function textOf(at: Scoped, member: Member, sources: Sources): string | undefined {
  const node = skipParentheses(at.node);
  const literal = literalText(node);
  if (literal !== undefined) return literal;
  const parts = partsOf(node);
  if (parts.length === 0) {
    const [only, ...others] = resolveExpression({ ...at, node }, member, sources);
    return only && others.length === 0 && only.node !== node ? textOf(only, member, sources) : undefined;
  }
  const texts = parts.map((part) => (typeof part === 'string' ? part : textOf({ ...at, node: part }, member, sources)));
  return texts.every((text) => text !== undefined) ? texts.join('') : undefined;
}

/** What a template or a sum of texts is put together from. */
function partsOf(node: Node): readonly (Node | string)[] {
  if (Node.isTemplateExpression(node))
    return [
      node.getHead().getLiteralText(),
      ...node.getTemplateSpans().flatMap((span) => [span.getExpression(), span.getLiteral().getLiteralText()]),
    ];
  return Node.isBinaryExpression(node) && node.getOperatorToken().getKind() === SyntaxKind.PlusToken
    ? [node.getLeft(), node.getRight()]
    : [];
}

function named(at: Scoped, member: Member, sources: Sources): Scoped | undefined {
  const declaration = declarationOf(at.node, sources.resolveImport);
  if (!declaration || declaration === at.node) return undefined;
  const bound = at.bindings.get(declaration);
  if (bound) return bound;
  if (Node.isBindingElement(declaration)) return takenApart(declaration, at, member);
  if (Node.isVariableDeclaration(declaration) || Node.isParameterDeclaration(declaration)) {
    const value = declaration.getInitializer();
    return value && { ...at, node: value };
  }
  return Node.isSourceFile(declaration) ? undefined : { ...at, node: declaration };
}

/** `({ title = 'x', ...rest }) => …`, `([first]) => …`: the member of the argument, its default, or all of it for the rest. */
function takenApart(element: Node, at: Scoped, member: Member): Scoped | undefined {
  if (!Node.isBindingElement(element)) return undefined;
  const owner = element.getFirstAncestor(
    (node) => Node.isParameterDeclaration(node) || Node.isVariableDeclaration(node),
  );
  const value = Node.isVariableDeclaration(owner) ? owner.getInitializer() : undefined;
  const source = owner && (at.bindings.get(owner) ?? (value && { ...at, node: value }));
  if (!source || element.getDotDotDotToken()) return source;
  const pattern = element.getParent();
  const key = Node.isArrayBindingPattern(pattern)
    ? String(pattern.getElements().indexOf(element))
    : (element.getPropertyNameNode()?.getText() ?? element.getName());
  const byDefault = element.getInitializer();
  return member(source, key) ?? (byDefault && { ...at, node: byDefault });
}

/** `copy.title`, also where `copy` is a module: `import * as copy from './copy.ts'`. */
function accessed(owner: Scoped, key: string, member: Member, sources: Sources): Scoped | undefined {
  const module = Node.isIdentifier(owner.node) ? declarationOf(owner.node, sources.resolveImport) : undefined;
  if (!module || !Node.isSourceFile(module)) return member(owner, key);
  const exported = exportOf(module, key, sources.resolveImport);
  return exported && { ...owner, node: exported };
}

/** A call stands for what its function gives back, with its parameters bound to the arguments. */
function called(at: Scoped, member: Member, sources: Sources): readonly Scoped[] {
  if (!Node.isCallExpression(at.node)) return [];
  const found = calleeOf({ ...at, node: at.node.getExpression() }, member, sources);
  const callee = found && functionOf(found.node, sources.resolveImport);
  if (!callee) return [];
  const call = sources.isOwners(at.node.getSourceFile()) ? at.node : at.call;
  const given = at.node.getArguments();
  const bound = callee.getParameters().flatMap((parameter, index): [Node, Scoped][] => {
    const value = given[index] ?? parameter.getInitializer();
    return value ? [[parameter, { ...at, node: value }]] : [];
  });
  const bindings = new Map([...at.bindings, ...found.bindings, ...bound]);
  return returnsOf(callee).map((node) => ({ node, bindings, call }));
}

/** The function that is called: by its name, as a member of an object or a module, or as what another call gives back. */
function calleeOf(at: Scoped, member: Member, sources: Sources): Scoped | undefined {
  const node = skipParentheses(at.node);
  const named = functionOf(node, sources.resolveImport);
  if (named) return { ...at, node: named };
  const [suggestion, ...others] = resolveExpression({ ...at, node }, member, sources);
  return others.length === 0 && suggestion && suggestion.node !== node
    ? calleeOf(suggestion, member, sources)
    : undefined;
}

/** What a function gives back: its expression, or that of each `return`, the last one first. */
export function returnsOf(callee: Callable): readonly Node[] {
  const body = callee.getBody();
  if (!body || !Node.isBlock(body)) return body ? [body] : [];
  return body
    .getDescendantsOfKind(SyntaxKind.ReturnStatement)
    .filter((statement) => statement.getFirstAncestor(isCallable) === callee)
    .flatMap((statement) => statement.getExpression() ?? [])
    .reverse();
}

/** The value of a stand-in or an accepted value: the mark is no part of a path. */
export function annotatedValue(at: Scoped): Scoped | undefined {
  if (!Node.isObjectLiteralExpression(at.node)) return undefined;
  for (const annotation of ['$standIn', '$accept']) {
    const value = at.node.getProperty(annotation)?.asKind(SyntaxKind.PropertyAssignment)?.getInitializer();
    if (value) return { ...at, node: value };
  }
  return undefined;
}

/** An expression without parentheses, `as`, `satisfies` and `!`. */
export function skipParentheses(node: Node): Node {
  if (
    Node.isParenthesizedExpression(node) ||
    Node.isAsExpression(node) ||
    Node.isSatisfiesExpression(node) ||
    Node.isNonNullExpression(node)
  )
    return skipParentheses(node.getExpression());
  return node;
}

export const literalText = (node: Node): string | undefined =>
  Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node) || Node.isNumericLiteral(node)
    ? String(node.getLiteralValue())
    : undefined;
