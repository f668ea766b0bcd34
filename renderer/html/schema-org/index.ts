import { type Fields, isPlainObject } from '../../config/variants.ts';
import { googleProblems } from './google.ts';
import { type DataProblem, isReference } from './problem.ts';
import { vocabularyProblems } from './validate.ts';
import { vocabulary } from './vocabulary.ts';

export type { DataProblem } from './problem.ts';

/** Returns the problems in one block of JSON-LD: with its ids, with the vocabulary, and with Google’s requirements. */
export function problemsInData(data: unknown): readonly DataProblem[] {
  if (!isPlainObject(data)) return [linked('The structured data is not a JSON object.')];
  const nodes = nodesOf(data);
  const named = nodes.filter((node) => '@type' in node && '@id' in node);
  const known = new Map(named.map((node) => [node['@id'], node]));
  const ids = named.map((node) => node['@id']);
  return [
    ...(data['@context'] === 'https://schema.org' ? [] : [linked('The structured data does not name schema.org.')]),
    ...nodes.flatMap((node) => [
      ...vocabularyProblems(node, known, vocabulary()),
      ...googleProblems(node, vocabulary()),
    ]),
    ...[...known.keys()]
      .filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id))
      .map((id) => linked(`The structured data describes “${String(id)}” twice.`)),
    ...nodes
      .filter((node) => isReference(node) && !known.has(node['@id']))
      .map((node) => linked(`The structured data refers to “${String(node['@id'])}”, which it does not contain.`)),
  ];
}

const linked = (message: string): DataProblem => ({
  message,
  property: '@graph',
  source: 'https://www.w3.org/TR/json-ld11/',
  kind: 'wrong',
});

/** Returns every object in it, the outermost first. */
function nodesOf(value: unknown): readonly Fields[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return isPlainObject(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
}
