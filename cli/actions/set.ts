import { type Change, type EditableConfig, readInput, type Unwrapped } from '../../renderer/config/edit/index.ts';
import { type CommandContext, type Exit, UsageError } from '../context.ts';
import type { ChangeFlags } from '../edit/change-flags.ts';
import { orUsageError, pathOf } from '../edit/paths.ts';
import { refuseSetWords } from '../edit/refuse-set-words.ts';
import { runChanges } from '../edit/run-changes.ts';
import { expandStars } from '../edit/starred-paths.ts';

export interface SetFlags extends ChangeFlags {
  /** The value of a stand-in is final. */
  readonly final?: boolean;
  /** Removes the exceptions that were made for the value. */
  readonly withoutExceptions?: boolean;
}

/** Runs `site set`. */
export const runSet = (words: readonly string[], flags: SetFlags, context: CommandContext): Promise<Exit> =>
  runChanges(flags, context, (editable) => changesIn(words, flags, editable));

function changesIn(typed: readonly string[], flags: SetFlags, editable: EditableConfig): readonly Change[] {
  const { final = false, withoutExceptions = false } = flags;
  const words = final ? typed : expandStars(editable, typed);
  if (final) {
    const removed: readonly Unwrapped[] = withoutExceptions ? ['$standIn', '$accept'] : ['$standIn'];
    return words.map((path) => ({ kind: 'unwrap', path: pathOf(editable, path), removed }));
  }
  if (words.length === 1 && withoutExceptions)
    return words.map((path) => ({ kind: 'unwrap', path: pathOf(editable, path), removed: ['$accept'] }));
  refuseSetWords(editable, words);
  if (words.length % 2 !== 0)
    throw new UsageError(
      `${words.at(-1)} has no value. Write: npx site set PATH VALUE, or, to keep the value of a stand-in as the final one: npx site set PATH --final`,
    );
  return words.flatMap((word, index) => {
    if (index % 2 !== 0) return [];
    const path = pathOf(editable, word);
    const text = words[index + 1] ?? '';
    const { value, withLetters } = orUsageError(readInput(editable.parsed(), path, text, { keepsUnit: true }));
    return [
      { kind: 'set', path, value, withLetters, removed: withoutExceptions ? ['$standIn', '$accept'] : ['$standIn'] },
    ];
  });
}
