/**
 * The editing engine: it reads and changes single values of a config where they were typed. Every edit is drafted as
 * changes of text, then proven by running the edited config; nothing is written here.
 * @module
 */

import type { ConfigPath } from '../../core/finding.ts';
import type { Draft } from './draft.ts';
import type { EditableConfig } from './editable.ts';
import { type Addition, draftAddition } from './insert.ts';
import { type Destination, draftMove } from './move.ts';
import { type ProofOptions, type ProvenEdit, prove } from './prove.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { draftRemoval } from './remove.ts';
import { draftSet, draftUnwrap } from './set.ts';
import type { Unwrapped } from './unwrap.ts';

/** A change of a config. Paths are those of the config before it. */
export type Change =
  | {
      readonly kind: 'set';
      readonly path: ConfigPath;
      readonly value: unknown;
      /** The annotations around it that are removed; only stand-ins if undefined. */
      readonly removed?: readonly Unwrapped[];
      /** What was typed, if letters in it were read as digits. */
      readonly withLetters?: string | undefined;
    }
  /** Annotations are removed, and the value stays. */
  | { readonly kind: 'unwrap'; readonly path: ConfigPath; readonly removed: readonly Unwrapped[] }
  | ({ readonly kind: 'add' } & Addition)
  | { readonly kind: 'remove'; readonly path: ConfigPath }
  | { readonly kind: 'move'; readonly path: ConfigPath; readonly to: Destination };

/** Drafts a change without running the config. */
export function draft(editable: EditableConfig, change: Change): Promise<Draft | Refusal> {
  switch (change.kind) {
    case 'set':
      return draftSet(editable, change.path, change.value, change.removed);
    case 'unwrap':
      return draftUnwrap(editable, change.path, change.removed);
    case 'add':
      return draftAddition(editable, change);
    case 'remove':
      return draftRemoval(editable, change.path);
    case 'move':
      return draftMove(editable, change.path, change.to);
  }
}

/** Drafts a change and proves it. */
export async function propose(
  editable: EditableConfig,
  change: Change,
  options: ProofOptions = {},
): Promise<ProvenEdit | Refusal> {
  const drafted = await draft(editable, change);
  return isRefusal(drafted) ? drafted : prove(editable, drafted, options);
}

export { isSectionKind } from './code-for.ts';
export { configFindings } from './config-findings.ts';
export { pathsMeant, readPath } from './config-path.ts';
export { type Annotation, type Description, describe, type Origin } from './describe.ts';
export { type EditableConfig, isFailure, type OpenOptions, openEditable, withTexts } from './editable.ts';
export { type Input, isFigureFor, readInput } from './input.ts';
export type { Addition } from './insert.ts';
export type { Destination } from './move.ts';
export { type OutlineEntry, outline } from './outline.ts';
export type { ProofOptions, ProvenEdit } from './prove.ts';
export { isRefusal, type Refusal } from './refusal.ts';
export { branchesOf, fieldNames, schemaAt } from './schema-at.ts';
export {
  applyEdits,
  decoded,
  inverseEdits,
  offsetIn,
  positionIn,
  type TextEdit,
  type Texts,
  withoutOverlaps,
} from './texts.ts';
export type { Unwrapped } from './unwrap.ts';
export { type Choice, choicesOf, kindOf, referredKind, type ValueKind } from './value-kind.ts';
