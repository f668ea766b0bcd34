/** The edits of a session: a change of the config language, undoing and redoing one, and the fix of a finding. */
import {
  applyEdits,
  type Change,
  type EditableConfig,
  isFailure,
  isRefusal,
  propose,
  type TextEdit,
  withTexts,
} from '../../renderer/config/edit/index.ts';
import { fixEdits } from '../edit/fix-edits.ts';
import { changeLocation } from '../edit/summary.ts';
import { changeLabel } from './change-label.ts';
import { undoing, withLastRedone, withLastUndone } from './history.ts';
import { movedBack, movedBy } from './moved.ts';
import type { SessionContext } from './session-context.ts';
import { record, refused, refusedIfInvalid, saveAs } from './session-saving.ts';
import type { Outcome } from './session-type.ts';
import { editsBetween } from './steps.ts';

/** Makes a change of the config language, unless it would make the config invalid. */
export async function change(
  context: SessionContext,
  wanted: Change,
  options: { readonly atSource?: boolean } = {},
): Promise<Outcome> {
  const before = context.state.editable;
  const proven = await propose(before, wanted, options);
  if (isRefusal(proven)) return refused(context, proven);
  const { edits, next } = proven;
  if (edits.length === 0) return { kind: 'unchanged' };
  const failure = next.parsed().findings.length > 0 ? await refusedIfInvalid(context, next) : undefined;
  if (failure) return failure;
  const where = changeLocation({ change: wanted, edits, before, after: next });
  const moved = movedBy(wanted, before);
  return record(context, { label: changeLabel(wanted, { before, after: next }), where, edits, moved }, next);
}

/** Returns the config after edits of its texts, without a change of the config language behind them. */
async function replaced(
  context: SessionContext,
  edits: readonly TextEdit[],
  from: EditableConfig,
): Promise<EditableConfig | Outcome> {
  const next = await withTexts(from, applyEdits(from.texts, edits));
  return isFailure(next)
    ? refused(context, { message: 'The config would no longer run.', findings: next.findings })
    : next;
}

/** Undoes the last step, or another one. */
export async function undo(context: SessionContext, id?: number): Promise<Outcome> {
  const { history, editable } = context.state;
  const found = undoing(history, id);
  if (!found) return refused(context, { message: 'There is nothing to undo.' });
  const { step, edits, isLast } = found;
  if (!edits)
    return refused(context, { message: 'A later change has changed the same text.', help: 'Undo that one first.' });
  const next = await replaced(context, edits, editable);
  if ('kind' in next) return next;
  const [label, moved] = [`Undone: ${step.label}`, movedBack(step.moved)];
  return isLast
    ? saveAs(context, { label, moved }, next, withLastUndone(history))
    : record(context, { label, where: step.where, edits, moved }, next);
}

/** Makes the step again that was undone last. */
export async function redo(context: SessionContext): Promise<Outcome> {
  const { history, editable } = context.state;
  const step = history.undone.at(-1);
  if (!step) return refused(context, { message: 'There is nothing to redo.' });
  const next = await replaced(context, step.edits, editable);
  return 'kind' in next ? next : saveAs(context, step, next, withLastRedone(history));
}

/** Makes the fix of a finding of the last check, or of the last edit that was refused. */
export async function fix(context: SessionContext, index: number, ofRefused: boolean): Promise<Outcome> {
  const { editable, rejected, checked } = context.state;
  const from = ofRefused ? (rejected?.next ?? editable) : editable;
  const finding = (ofRefused ? rejected?.found : checked?.findings)?.[index];
  const edits = finding && fixEdits(finding, from.texts, context.check.file);
  if (!finding || !edits) return refused(context, { message: 'This fix can no longer be made.' });
  const next = await replaced(context, edits, from);
  if ('kind' in next) return next;
  const label = finding.fix?.title ?? finding.message;
  const where = finding.location ? `${finding.location.file}:${finding.location.line}` : '';
  return record(context, { label, where, edits: editsBetween(editable.texts, next.texts) }, next);
}
