import { Node, type TypeNode } from 'ts-morph';
import { REFERENCE_KINDS } from '../../renderer/config/reference-kinds.ts';

/** The declaration that a type of the config language names: an interface with fields, or an alias. */
export type Declaration = Node & { getName(): string };

/** Returns the declaration that a type node names, or `undefined` if it is not one of the config language. */
export function declarationOf(node: Node): Declaration | undefined {
  const name = Node.isTypeReference(node)
    ? node.getTypeName()
    : Node.isExpressionWithTypeArguments(node)
      ? node.getExpression()
      : undefined;
  const symbol = name?.getSymbol();
  const declarations = (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? [];
  return declarations.find((each) => Node.isInterfaceDeclaration(each) || Node.isTypeAliasDeclaration(each));
}

/** The types that only wrap another one. */
const WRAPPERS = ['Authored', 'NonNullable'];

/** The type inside `Authored<…>`, parentheses and `readonly`. */
export function unwrapped(node: TypeNode): TypeNode {
  if (Node.isParenthesizedTypeNode(node) || Node.isTypeOperatorTypeNode(node)) return unwrapped(node.getTypeNode());
  const [inner] = Node.isTypeReference(node) ? node.getTypeArguments() : [];
  return inner && Node.isTypeReference(node) && WRAPPERS.includes(node.getTypeName().getText())
    ? unwrapped(inner)
    : node;
}

/** The type of the items of a list or of the values of a record, or `undefined` if a type is neither. */
export function itemOf(node: TypeNode): TypeNode | undefined {
  if (Node.isArrayTypeNode(node)) return node.getElementTypeNode();
  if (Node.isMappedTypeNode(node)) return node.getTypeNode();
  const [member] = Node.isTypeLiteral(node) ? node.getMembers() : [];
  return member && Node.isIndexSignatureDeclaration(member) ? member.getReturnTypeNode() : undefined;
}

/** The form in which an owner writes a value of a type, in Markdown. */
export function formOf(typeNode: TypeNode): string {
  const node = unwrapped(typeNode);
  const item = itemOf(node);
  if (item) return `${Node.isArrayTypeNode(node) ? 'list of' : 'by name:'} ${formOf(item)}`;
  if (Node.isUnionTypeNode(node)) return [...new Set(node.getTypeNodes().map(formOf))].join(' or ');
  if (Node.isIntersectionTypeNode(node)) return 'fields';
  if (Node.isIndexedAccessTypeNode(node)) return nameForm(node.getIndexTypeNode().getText().slice(1, -1));
  if (Node.isTypeLiteral(node)) return 'fields';
  if (Node.isTypeReference(node)) return referenceForm(node);
  if (Node.isTemplateLiteralTypeNode(node) && node.getText().includes('R[')) return `\`${withNames(node.getText())}\``;
  return { string: 'text', number: 'number', boolean: '`true` or `false`' }[node.getText()] ?? `\`${node.getText()}\``;
}

const isKind = (name: string): name is keyof typeof REFERENCE_KINDS => name in REFERENCE_KINDS;

const nameForm = (kind: string): string =>
  isKind(kind) ? `name in ${REFERENCE_KINDS[kind].parts.map((part) => `\`${part}\``).join(' or ')}` : kind;

/** '`/go/${R['booking']}`' → '/go/BOOKING' */
const withNames = (text: string): string =>
  text
    .replace(/\$\{R\['(\w+)'\]\}/g, (_, kind: string) => kind.toUpperCase())
    .replace(/\$\{string\}/g, '…')
    .replaceAll('`', '');

function referenceForm(node: Node): string {
  const declaration = declarationOf(node);
  if (!declaration) return `\`${node.getText()}\``;
  const inner = Node.isTypeAliasDeclaration(declaration) ? declaration.getTypeNode() : undefined;
  if (inner && (isOfLiterals(inner) || isOfInterfaces(inner))) return formOf(inner);
  return `[${declaration.getName()}](#${declaration.getName().toLowerCase()})`;
}

/** A union that is short enough to be shown in place: 'header' | 'footer'. */
const isOfLiterals = (node: TypeNode): boolean =>
  Node.isUnionTypeNode(node) && node.getTypeNodes().every((each) => Node.isLiteralTypeNode(each));

/** A union of kinds, each with a table of its own. */
export const isOfInterfaces = (node: TypeNode): boolean =>
  Node.isUnionTypeNode(node) &&
  node.getTypeNodes().every((each) => {
    const declaration = declarationOf(each);
    return declaration !== undefined && Node.isInterfaceDeclaration(declaration);
  });
