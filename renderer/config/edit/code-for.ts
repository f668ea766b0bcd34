import { ts } from 'ts-morph';
import { distinctBy } from '../../core/distinct.ts';
import type { ConfigPath } from '../../core/finding.ts';
import { isPlainObject } from '../variants.ts';
import { callOf, type Signature, signatures } from './calls.ts';
import { importedCall, languageName } from './imports.ts';
import type { TextEdit } from './texts.ts';

/** A value as it will be written: objects that come from calls are written as calls. */
export interface WrittenCode {
  readonly code: unknown;
  /** The edits that import the calls. */
  readonly imports: readonly TextEdit[];
}

interface Surroundings {
  /** The path of the value, or of the list that it is added to. */
  readonly path: ConfigPath;
  readonly file: ts.SourceFile;
  /** The items of the same list. */
  readonly neighbours?: readonly ts.Node[];
}

/** Writes sections as calls, and other items like their neighbours: as the call that makes a question or a course. */
export function codeFor(value: unknown, { path, file, neighbours = [] }: Surroundings): WrittenCode {
  if (Array.isArray(value) && path[0] === 'pages') {
    const items = value.map((item) => codeFor(item, { path, file }));
    return { code: items.map(({ code }) => code), imports: distinct(items.flatMap(({ imports }) => imports)) };
  }
  const plain = { code: value, imports: [] };
  if (!isPlainObject(value)) return plain;
  const signature = path[0] === 'pages' ? sectionCall(value.kind) : undefined;
  const call = signature ?? neighbourCall(neighbours, file);
  if (!call) return plain;
  const { name, edits } = importedCall(file, call.name);
  const code = callOf(value, call, name);
  return code ? { code, imports: edits } : plain;
}

/** Whether a word is a kind of section, such as 'faq'. */
export const isSectionKind = (word: string): boolean => sectionCall(word) !== undefined;

const sectionCall = (kind: unknown): Signature | undefined =>
  kind === undefined ? undefined : [...signatures().values()].find((signature) => signature.kind === kind);

/** The call of the last neighbour that is one. */
function neighbourCall(neighbours: readonly ts.Node[], file: ts.SourceFile): Signature | undefined {
  const names = neighbours.flatMap((node) =>
    ts.isCallExpression(node) ? (languageName(node.expression, file) ?? []) : [],
  );
  const signature = signatures().get(names.at(-1) ?? '');
  // The kind of another section is not the kind of this value, and an annotation is not an item.
  return signature?.kind === undefined && !signature?.fields.some((field) => field?.startsWith('$'))
    ? signature
    : undefined;
}

/** Two sections of the same kind need one import. */
const distinct = (edits: readonly TextEdit[]): readonly TextEdit[] =>
  distinctBy(edits, ({ start, text }) => `${start} ${text}`);
