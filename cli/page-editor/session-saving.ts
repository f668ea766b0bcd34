/** Saving: how a changed config becomes the current one, or is refused. */
import { dirname, relative } from 'node:path';
import {
  configFindings,
  type EditableConfig,
  isFailure,
  openEditable,
  type Refusal,
} from '../../renderer/config/edit/index.ts';
import { hasErrors } from '../../renderer/core/finding.ts';
import { inputsAfter } from '../../renderer/why/inputs-after.ts';
import { fileChanges } from '../edit/save.ts';
import { findingView } from './findings.ts';
import { afterOthers, type History, withStep } from './history.ts';
import type { SessionContext } from './session-context.ts';
import type { Outcome } from './session-type.ts';
import type { Step } from './steps.ts';

/** Returns the outcome of a refused edit, and keeps the config that it would have made for the fixes of its findings. */
export function refused(
  { state }: SessionContext,
  { message, help, alsoChanges, findings = [] }: Refusal,
  next = state.editable,
): Outcome {
  state.rejected = { next, found: findings };
  const found = findings.map((finding, index) => findingView(finding, next, { index, ofRefused: true }));
  return { kind: 'refused', message, help, alsoChanges, found };
}

/** Refuses a config that is invalid; returns `undefined` for a valid one. */
export async function refusedIfInvalid(context: SessionContext, next: EditableConfig): Promise<Outcome | undefined> {
  const findings = await configFindings(context.state.editable, next);
  return hasErrors(findings) ? refused(context, { message: findings[0]?.message ?? '', findings }, next) : undefined;
}

/** Saves an edit, which can then be undone. */
export const record = (
  context: SessionContext,
  step: Omit<Step, 'id' | 'before'>,
  next: EditableConfig,
): Promise<Outcome> => {
  const { history, editable } = context.state;
  return saveAs(context, step, next, withStep(history, { ...step, before: editable.texts }));
};

/** Saves new texts; `historyAfter` is the history if that succeeds. */
export async function saveAs(
  context: SessionContext,
  { label, moved }: Pick<Step, 'label' | 'moved'>,
  next: EditableConfig,
  historyAfter: History,
): Promise<Outcome> {
  const failure = (await refusedIfInvalid(context, next)) ?? (await write(context, next));
  if (failure) return failure;
  const { state } = context;
  state.history = historyAfter;
  state.isOwn = true;
  await accept(context, next);
  return { kind: 'saved', version: state.version, label, moved };
}

/** Writes new texts; returns an outcome if that was not necessary or not possible. */
async function write(context: SessionContext, next: EditableConfig): Promise<Outcome | undefined> {
  const { state, save } = context;
  const files = fileChanges(state.editable.texts, next.texts);
  if (files.length === 0) return { kind: 'unchanged' };
  const conflict = await save(files);
  state.knownSince = performance.now();
  if (!conflict) return undefined;
  await readAgain(context);
  const name = relative(dirname(context.check.file), conflict.changedMeanwhile);
  return refused(context, {
    message: `${name} has been changed outside the editor.`,
    help: state.unreadable
      ? 'The site cannot be read now. Correct the file first.'
      : 'The page now shows the new version. Save again to change it.',
  });
}

/** The pages are made from the new config at once; the rules are applied afterwards. */
async function accept({ state, io, tell, requestCheck }: SessionContext, next: EditableConfig): Promise<void> {
  const { config, day } = next;
  const after = state.inputs && (await inputsAfter({ config, parsed: next.parsed(), day }, state.inputs, io));
  state.editable = next;
  state.inputs = after ?? state.inputs;
  state.version += 1;
  tell({ type: 'changed', version: state.version });
  requestCheck(next);
}

/** Reads the files again. What others have changed is not undone here; own edits can still be, unless it touches them. */
export async function readAgain(context: SessionContext): Promise<void> {
  const { state, check, io, tell } = context;
  const opened = await openEditable({ file: check.file, today: io.today, overrides: check.overrides }, io.read);
  if (isFailure(opened)) {
    const [found] = opened.findings;
    state.unreadable = found && findingView(found, state.editable, { index: 0 });
    return tell({ type: 'checked', version: state.version, caused: [] });
  }
  state.unreadable = undefined;
  state.history = afterOthers(state.history, state.editable.texts, opened.texts);
  state.isOwn = false;
  await accept(context, opened);
}
