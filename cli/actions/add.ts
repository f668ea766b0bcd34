import type { EditableConfig } from '../../renderer/config/edit/index.ts';
import { type CommandContext, type Exit, UsageError } from '../context.ts';
import { additionsIn } from '../edit/additions.ts';
import type { EditFlags } from '../edit/edit-flags.ts';
import { runEdit } from './edit.ts';
import { type PositionFlags, positionIn } from './move.ts';

export interface AddFlags extends EditFlags, Pick<PositionFlags, 'before' | 'after'> {}

/** Runs `site add`. */
export const runAdd = (
  what: string,
  words: readonly string[],
  flags: AddFlags,
  context: CommandContext,
): Promise<Exit> =>
  runEdit(flags, context, (editable) => {
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
