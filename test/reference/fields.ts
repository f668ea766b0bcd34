import { type InterfaceDeclaration, type JSDocableNode, Node, type PropertySignature, type TypeNode } from 'ts-morph';
import { declarationOf, formOf, isOfInterfaces, itemOf, unwrapped } from './forms.ts';

/** A field of the config language as the reference shows it. */
export interface Field {
  /** Its path from the table's object: 'footer[].title'. */
  readonly path: string;
  readonly form: string;
  readonly isOptional: boolean;
  /** The value that applies if the field is left out, from its `@default` tag. */
  readonly fallback: string | undefined;
  readonly description: string;
  readonly type: TypeNode;
}

export const descriptionOf = (node: JSDocableNode): string =>
  node
    .getJsDocs()
    .map((comment) => comment.getDescription().trim())
    .join(' ')
    .replace(/\s+/g, ' ');

/**
 * Returns the fields of an interface, inherited ones first. Each is followed by the fields of its object if that has no
 * name.
 */
export const fieldsOf = (declaration: InterfaceDeclaration): readonly Field[] =>
  fieldsOfParts([...declaration.getExtends(), ...declaration.getMembers()], '');

function fieldsOfParts(parts: readonly Node[], prefix: string): readonly Field[] {
  return parts.flatMap((part) => {
    if (Node.isPropertySignature(part)) return isKept(part) ? fieldAndParts(part, prefix) : [];
    const base = declarationOf(part);
    if (base && Node.isInterfaceDeclaration(base))
      return fieldsOfParts([...base.getExtends(), ...base.getMembers()], prefix);
    return Node.isTypeLiteral(part) ? fieldsOfParts(part.getMembers(), prefix) : [];
  });
}

const isKept = (field: PropertySignature): boolean => !field.getName().startsWith('$');

function fieldAndParts(field: PropertySignature, prefix: string): readonly Field[] {
  const type = unwrapped(field.getTypeNodeOrThrow());
  const path = `${prefix}${field.getName()}`;
  const tag = field
    .getJsDocs()
    .flatMap((comment) => comment.getTags())
    .find((each) => each.getTagName() === 'default');
  const row = {
    path,
    form: formOf(type),
    isOptional: field.hasQuestionToken(),
    fallback: tag?.getCommentText(),
    description: descriptionOf(field),
    type,
  };
  const { inner, suffix } = partsOf(type);
  return [row, ...fieldsOfParts(inner, `${path}${suffix}.`)];
}

/** Returns the parts of an object type that is declared in place: `{ … }`, `readonly { … }[]`, `A & { … }`. */
function partsOf(type: TypeNode): { readonly inner: readonly Node[]; readonly suffix: string } {
  if (Node.isIntersectionTypeNode(type)) return { inner: type.getTypeNodes(), suffix: '' };
  const item = itemOf(type);
  if (item) return { ...partsOf(unwrapped(item)), suffix: Node.isArrayTypeNode(type) ? '[]' : '.NAME' };
  return { inner: Node.isTypeLiteral(type) ? [type] : [], suffix: '' };
}

/** Returns the interfaces and aliases that a type refers to, which get tables of their own. */
export function namedIn(typeNode: TypeNode): readonly Node[] {
  const type = unwrapped(typeNode);
  const item = itemOf(type);
  if (item) return namedIn(item);
  if (Node.isUnionTypeNode(type)) return type.getTypeNodes().flatMap(namedIn);
  const declaration = declarationOf(type);
  if (!declaration) return [];
  const inner = Node.isTypeAliasDeclaration(declaration) ? declaration.getTypeNode() : undefined;
  return inner && isOfInterfaces(inner) ? namedIn(inner) : [declaration];
}
