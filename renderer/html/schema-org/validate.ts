import { type Fields, isPlainObject } from '../../config/variants.ts';
import { listed } from '../../core/wording.ts';
import { type DataProblem, isReference, typesOf, valuesOf } from './problem.ts';
import { isLiteralOf } from './values.ts';
import { isA, type Vocabulary } from './vocabulary.ts';

const SCHEMA = 'https://schema.org';

const wrong = (message: string, property: string, term = property): DataProblem => ({
  message,
  property,
  source: `${SCHEMA}/${term}`,
  kind: 'wrong',
});

/**
 * Compares an object with the vocabulary: its types, the properties that they have, and the types of the values.
 * `known` contains every object that has an id.
 */
export function vocabularyProblems(
  node: Fields,
  known: ReadonlyMap<unknown, Fields>,
  vocabulary: Vocabulary,
): readonly DataProblem[] {
  const types = typesOf(node);
  if (types.length === 0)
    return '@graph' in node || isReference(node) ? [] : [wrong('A part of the structured data has no type.', 'Thing')];
  const current = types.filter((type) => vocabulary.types.has(type));
  return [
    ...types.flatMap((type) => typeProblem(type, vocabulary)),
    ...Object.entries(node).flatMap(([name, value]) =>
      name.startsWith('@') || current.length === 0
        ? []
        : propertyProblems({ name, value, types: current, known }, vocabulary),
    ),
  ];
}

function typeProblem(type: string, { types }: Vocabulary): readonly DataProblem[] {
  const term = types.get(type);
  if (!term) return [wrong(`“${type}” is not a type of schema.org.`, type, 'docs/full.html')];
  if (term.replacedBy === undefined) return [];
  return [wrong(`schema.org has retired the type “${type}”${insteadOf(term.replacedBy)}.`, type)];
}

const insteadOf = (name: string): string => (name === '-' ? '' : ` in favour of “${name}”`);

interface Property {
  readonly name: string;
  readonly value: unknown;
  /** The types of the object that has it. */
  readonly types: readonly string[];
  readonly known: ReadonlyMap<unknown, Fields>;
}

function propertyProblems({ name, value, types, known }: Property, vocabulary: Vocabulary): readonly DataProblem[] {
  const term = vocabulary.properties.get(name);
  const property = `${types[0]}.${name}`;
  if (!term) return [wrong(`“${name}” of “${types[0]}” is not a property of schema.org.`, property, types[0])];
  if (!types.some((type) => term.domains.some((domain) => isA(type, domain, vocabulary))))
    return [wrong(`schema.org does not define “${name}” for “${types[0]}”.`, property, name)];
  const retired =
    term.replacedBy === undefined
      ? []
      : [wrong(`schema.org has retired “${name}” of “${types[0]}”${insteadOf(term.replacedBy)}.`, property, name)];
  const values = valuesOf(value).flatMap((one) => {
    const problem = valueProblem(one, { ranges: term.ranges, known }, vocabulary);
    return problem === undefined
      ? []
      : [wrong(`${problem}: “${name}” of “${types[0]}” is ${listed([...term.ranges].sort(), 'or')}.`, property, name)];
  });
  return [...retired, ...values];
}

interface Expected {
  readonly ranges: readonly string[];
  readonly known: ReadonlyMap<unknown, Fields>;
}

/** Returns the beginning of a message, or `undefined` if the value is right. */
function valueProblem(value: unknown, { ranges, known }: Expected, vocabulary: Vocabulary): string | undefined {
  if (!isPlainObject(value))
    return isLiteralOf(value, ranges, vocabulary) ? undefined : `“${String(value)}” is a wrong value`;
  // A reference to a missing object is a different problem.
  const described = isReference(value) ? known.get(value['@id']) : value;
  const types = described ? typesOf(described) : [];
  if (types.length === 0 || types.some((type) => ranges.some((range) => isA(type, range, vocabulary))))
    return undefined;
  return `An object of type “${types[0]}” is a wrong value`;
}
