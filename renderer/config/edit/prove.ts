import { sep } from 'node:path';
import { distinctBy } from '../../core/distinct.ts';
import { type ConfigPath, formatPath, isBelow } from '../../core/finding.ts';
import type { Draft } from './draft.ts';
import { type EditableConfig, isFailure, withTexts } from './editable.ts';
import { computed, shared } from './origin.ts';
import { placeOf } from './place.ts';
import { differences, plainPathOf } from './raw.ts';
import type { Refusal } from './refusal.ts';
import { applyEdits, type TextEdit } from './texts.ts';

/** An edit that has only the intended effect, and the config after it. Nothing is written yet. */
export interface ProvenEdit {
  readonly edits: readonly TextEdit[];
  readonly next: EditableConfig;
  /** The other values that it changes; only if the source of several values was edited on purpose. */
  readonly alsoChanges: readonly ConfigPath[];
}

export interface ProofOptions {
  /** Whether an edit may change the other values that share the same source. */
  readonly atSource?: boolean;
}

/**
 * Runs the edited config and compares it with the expected one. This is the only proof that an edit through
 * constants, spreads and calls changes one value and no other.
 */
export async function prove(
  editable: EditableConfig,
  draft: Draft,
  { atSource = false }: ProofOptions = {},
): Promise<ProvenEdit | Refusal> {
  const outside = draft.edits.find((edit) => !isOwn(editable, edit));
  if (outside) return notOwn(draft.path, outside);
  const next = await withTexts(editable, applyEdits(editable.texts, draft.edits));
  if (isFailure(next))
    return {
      message: `${formatPath(draft.path)} cannot be changed by itself: the config would no longer run.`,
      findings: next.findings,
    };
  const differing = differences(draft.expected, next.config.value, draft.ordered);
  if (differing.length === 0) return { edits: draft.edits, next, alsoChanges: [] };
  const place = await placeOf(editable, draft.path);
  if (differing.some((path) => isBelow(path, draft.target) || isBelow(draft.target, path)))
    return computed(editable, draft.path, place);
  const others = distinctBy(
    differing.map((path) => plainPathOf(draft.expected, path)),
    formatPath,
  );
  return atSource ? { edits: draft.edits, next, alsoChanges: others } : shared(editable, draft.path, { place, others });
}

/** Only files in the folder of the config are edited, and no packages. */
const isOwn = ({ config, texts }: EditableConfig, { file }: TextEdit): boolean =>
  texts.has(file) && file.startsWith(config.folder + sep) && !file.includes(`${sep}node_modules${sep}`);

const notOwn = (path: ConfigPath, { file }: TextEdit): Refusal => ({
  message: `“${formatPath(path)}” was typed in ${file}, which is not a text file in the folder of the config.`,
  help: 'Edit it there.',
});
