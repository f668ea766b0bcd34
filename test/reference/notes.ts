import type { InterfaceDeclaration, TypeNode } from 'ts-morph';
import { Node } from 'ts-morph';
import { exampleOf, ownExample, quoted } from './examples.ts';
import { type Field, fieldsOf } from './fields.ts';
import { declarationOf, itemOf, unwrapped } from './forms.ts';

/** The note on a field for messages and tools: its contents, an example, and the part whose names it takes. */
interface Note {
  readonly meaning: string;
  readonly example: string;
  readonly part?: string;
}

/** Returns the notes of all fields below an interface, by their paths: 'catalogue.*.image'. */
export function notesBelow(declaration: InterfaceDeclaration, prefix: string): Readonly<Record<string, Note>> {
  return Object.assign({}, ...fieldsOf(declaration).map((field) => notesOf(field, prefix)));
}

function notesOf(field: Field, prefix: string): Readonly<Record<string, Note>> {
  const path = `${prefix}${field.path.replaceAll('[]', '.*').replaceAll('.NAME', '.*')}`;
  const inner = interfacesIn(field.type);
  return Object.assign(
    { [path]: noteOf(field, path) },
    ...inner.interfaces.map((one) => notesBelow(one, `${path}${inner.suffix}.`)),
  );
}

function noteOf(field: Field, path: string): Note {
  const part = /^name in `(\w+)`/.exec(field.form)?.[1];
  const example = quoted(field.description) ?? (part === undefined ? ownExample(path) : undefined) ?? exampleOf(field);
  return { meaning: field.description, example, ...(part === undefined ? {} : { part }) };
}

/** Returns the interfaces with the fields of a type, and the path from the type to them: '.*' in lists. */
function interfacesIn(typeNode: TypeNode): {
  readonly interfaces: readonly InterfaceDeclaration[];
  readonly suffix: string;
} {
  const type = unwrapped(typeNode);
  const item = itemOf(type);
  if (item) {
    const { interfaces, suffix } = interfacesIn(item);
    return { interfaces, suffix: `.*${suffix}` };
  }
  const declared = declarationOf(type);
  if (declared && Node.isInterfaceDeclaration(declared)) return { interfaces: [declared], suffix: '' };
  const inner = declared && Node.isTypeAliasDeclaration(declared) ? declared.getTypeNode() : type;
  const parts = inner && Node.isUnionTypeNode(inner) ? inner.getTypeNodes() : [];
  return { interfaces: parts.flatMap((part) => interfacesIn(part).interfaces), suffix: '' };
}
