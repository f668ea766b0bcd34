import { codeOf } from '../code-of.ts';

/** A field and the value that it has now. */
type Field = readonly [name: string, value: unknown];

/** What is wrong with two fields that have each other’s value, and how they are written. */
export const exchangedValues = ([field, value]: Field, [other, otherValue]: Field) => ({
  message: `The values of “${field}” and “${other}” are in each other’s place.`,
  help: `Write ${field}: ${codeOf(otherValue)}, ${other}: ${codeOf(value)},`,
});
