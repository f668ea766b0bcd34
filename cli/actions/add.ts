import type { EditableConfig } from '../../renderer/config/edit/index.ts';
import { type CommandContext, type Exit, UsageError } from '../context.ts';
import { additionsIn } from '../edit/additions.ts';
import type { ChangeFlags } from '../edit/change-flags.ts';
import { type PositionFlags, positionIn } from '../edit/position.ts';
import { runChanges } from '../edit/run-changes.ts';

export interface AddFlags extends ChangeFlags, Pick<PositionFlags, 'before' | 'after'> {}

/** Runs `site add`. */
export const runAdd = (
  what: string,
  words: readonly string[],
  flags: AddFlags,
  context: CommandContext,
): Promise<Exit> =>
  runChanges(flags, context, (editable) => {
    const additions = additionsIn(editable, what, words);
    return positioned(editable, additions, flags).map((addition) => ({ kind: 'add', ...addition }));
  });

type Additions = ReturnType<typeof additionsIn>;

/** Applies --before and --after, which name a place in the list or record that something is added to. */
function positioned(editable: EditableConfig, additions: Additions, flags: AddFlags): Additions {
  const [first, ...others] = additions;
  const position = first && positionIn(editable, flags, first.path);
  if (!first || !position) return additions;
  if (position.path.join('.') !== first.path.join('.'))
    throw new UsageError(`--before and --after must name something in ${first.path.join('.')}.`);
  return [{ ...first, before: position.before }, ...others];
}
