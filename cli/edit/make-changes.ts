import {
  type Change,
  type EditableConfig,
  isRefusal,
  type ProofOptions,
  propose,
  type Refusal,
  type TextEdit,
} from '../../renderer/config/edit/index.ts';
import type { ConfigPath } from '../../renderer/core/finding.ts';

/** A change that was made, and where. */
export interface MadeChange {
  readonly change: Change;
  readonly edits: readonly TextEdit[];
  readonly before: EditableConfig;
  readonly after: EditableConfig;
}

/** Several changes of one config, made one after the other. Nothing is written yet. */
export interface MadeChanges {
  readonly made: readonly MadeChange[];
  readonly before: EditableConfig;
  readonly after: EditableConfig;
  /** Other values that changed, because they share their source with a changed one. */
  readonly alsoChanges: readonly ConfigPath[];
}

/** Makes changes in order; the first that is refused refuses all. */
export async function makeChanges(
  before: EditableConfig,
  changes: readonly Change[],
  options: ProofOptions,
): Promise<MadeChanges | Refusal> {
  const made: MadeChange[] = [];
  const alsoChanges: ConfigPath[] = [];
  let current = before;
  for (const change of changes) {
    const proven = await propose(current, change, options);
    if (isRefusal(proven)) return proven;
    made.push({ change, edits: proven.edits, before: current, after: proven.next });
    alsoChanges.push(...proven.alsoChanges);
    current = proven.next;
  }
  return { made, before, after: current, alsoChanges };
}
