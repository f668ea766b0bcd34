import type { InterfaceDeclaration, TypeNode } from 'ts-morph';
import { Node } from 'ts-morph';
import { exampleOf } from './examples.ts';
import { type Field, fieldsOf } from './fields.ts';
import { declarationOf, itemOf, unwrapped } from './forms.ts';

/** The note on a field for messages and tools: its contents, an example, and the part whose names it takes. */
interface Note {
  readonly meaning: string;
  readonly example: string;
  readonly part?: string;
}

/** An interface at a place of the config. */
export interface Place {
  readonly declaration: InterfaceDeclaration;
  /** 'catalogue.*.', or '' for the whole config. */
  readonly prefix: string;
}

/** Examples in messages have more room than a cell of a table. */
const MAX_SENTENCE = 160;

/** Returns an interface with those of its fields, and their fields, at all of their places. */
export const placesBelow = (place: Place): readonly Place[] => [
  place,
  ...fieldsOf(place.declaration).flatMap((field) => {
    const { interfaces, suffix } = interfacesIn(field.type);
    const prefix = `${pathOf(field, place.prefix)}${suffix}.`;
    return interfaces.flatMap((declaration) => placesBelow({ declaration, prefix }));
  }),
];

/**
 * Returns the notes of the fields at a place, by their paths: 'catalogue.*.image'.
 * @param all the places of all interfaces: another place of the interface can have an example
 */
export const notesAt = ({ declaration, prefix }: Place, all: readonly Place[]): readonly (readonly [string, Note])[] =>
  fieldsOf(declaration).map((field) => {
    const path = pathOf(field, prefix);
    const part = /^name in `(\w+)`/.exec(field.form)?.[1];
    const example = exampleOf(field, [path, ...pathsOf(field, declaration, all)], MAX_SENTENCE);
    return [path, { meaning: field.description, example, ...(part === undefined ? {} : { part }) }];
  });

/** Returns the paths of a field at all places of its interface. */
export const pathsOf = (field: Field, declaration: InterfaceDeclaration, all: readonly Place[]): readonly string[] =>
  all.flatMap((place) => (place.declaration === declaration ? [pathOf(field, place.prefix)] : []));

const pathOf = ({ path }: Field, prefix: string): string =>
  `${prefix}${path.replaceAll('[]', '.*').replaceAll('.NAME', '.*')}`;

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
