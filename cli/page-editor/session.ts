import pLimit from 'p-limit';
import type { CheckOptions } from '../../renderer/check/options.ts';
import {
  applyEdits,
  configFindings,
  type EditableConfig,
  isFailure,
  isRefusal,
  openEditable,
  propose,
  type Refusal,
  type TextEdit,
  withTexts,
} from '../../renderer/config/edit/index.ts';
import { type Finding, hasErrors } from '../../renderer/core/finding.ts';
import { inputsAfter } from '../../renderer/why/inputs-after.ts';
import type { PageInputs } from '../../renderer/why/page-inputs.ts';
import { fileChanges } from '../edit/save.ts';
import { changeLocation } from '../edit/summary.ts';
import type { FileChange } from '../edit/write-files.ts';
import type { NodeIo } from '../node-io.ts';
import { backgroundCheck, type CheckResult } from './background-check.ts';
import { changeLabel } from './change-label.ts';
import { findingView, fixEdits } from './findings.ts';
import { forgotten, type History, NO_HISTORY, undoing, withLastRedone, withLastUndone, withStep } from './history.ts';
import type { Outcome, Session, SessionEvent } from './session-type.ts';
import { editsBetween, type Step } from './steps.ts';

interface SessionOptions {
  readonly check: CheckOptions;
  readonly io: NodeIo;
  /** Writes files, unless somebody has changed one of them since it was read. */
  readonly save: (changes: readonly FileChange[]) => Promise<{ readonly changedMeanwhile: string } | undefined>;
}

/** How long after the files were read or written the file system may report an earlier change. */
const OWN_EVENT_MS = 2000;

/** Opens the editor’s state for a config that has been loaded. */
export function openSession(first: EditableConfig, { check, io, save }: SessionOptions): Session {
  let editable = first;
  let inputs: PageInputs | undefined;
  let checked: CheckResult | undefined;
  let rejected: { readonly next: EditableConfig; readonly found: readonly Finding[] } | undefined;
  let version = 1;
  let knownSince = performance.now();
  let history = NO_HISTORY;
  const listeners = new Set<(event: SessionEvent) => void>();
  const tell = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  const checks = backgroundCheck({ check, io }, (result) => {
    if (result.editable !== editable) return;
    if (result.inputs) inputs = result.inputs;
    const caused = result.caused.map((one) => findingView(one, editable, { index: result.findings.indexOf(one) }));
    checked = { ...result, site: result.site ?? checked?.site };
    tell({ type: 'checked', version, caused });
  });

  /** The pages are made from the new config at once; the rules are applied afterwards. */
  const accept = async (next: EditableConfig): Promise<void> => {
    const { config, day } = next;
    const after = inputs && (await inputsAfter({ config, parsed: next.parsed(), day }, inputs, io));
    editable = next;
    inputs = after ?? inputs;
    version += 1;
    tell({ type: 'changed', version });
    checks.request(editable);
  };

  const refused = ({ message, help, alsoChanges, findings = [] }: Refusal, next = editable): Outcome => {
    rejected = { next, found: findings };
    const found = findings.map((finding, index) => findingView(finding, next, { index, ofRefused: true }));
    return { kind: 'refused', message, help, alsoChanges, found };
  };

  /** Saves new texts, if the config is valid with them. */
  const write = async (next: EditableConfig): Promise<Outcome | undefined> => {
    const findings = await configFindings(editable, next);
    if (hasErrors(findings)) return refused({ message: findings[0]?.message ?? '', findings }, next);
    const files = fileChanges(editable.texts, next.texts);
    if (files.length === 0) return { kind: 'unchanged' };
    const conflict = await save(files);
    knownSince = performance.now();
    if (!conflict) return undefined;
    await readAgain();
    return refused({
      message: `${conflict.changedMeanwhile} has been changed by somebody else in the meantime.`,
      help: 'The page now shows the new version. Make the change again.',
    });
  };

  /** Saves new texts; `historyAfter` is the history if that succeeds. */
  const saveAs = async (label: string, next: EditableConfig, historyAfter: History): Promise<Outcome> => {
    const failure = await write(next);
    if (failure) return failure;
    history = historyAfter;
    await accept(next);
    return { kind: 'saved', version, label };
  };
  const record = (step: Omit<Step, 'id' | 'before'>, next: EditableConfig): Promise<Outcome> =>
    saveAs(step.label, next, withStep(history, { ...step, before: editable.texts }));

  const change: Session['change'] = async (wanted, options = {}) => {
    const before = editable;
    const proven = await propose(before, wanted, options);
    if (isRefusal(proven)) return refused(proven);
    const { edits, next } = proven;
    if (edits.length === 0) return { kind: 'unchanged' };
    const findings = next.parsed().findings.length > 0 ? await configFindings(before, next) : [];
    if (hasErrors(findings)) return refused({ message: findings[0]?.message ?? '', findings }, next);
    const where = changeLocation({ change: wanted, edits, before, after: next });
    return record({ label: changeLabel(wanted, { before, after: next }), where, edits }, next);
  };

  /** Saves edits of texts without a change of the config language behind them. */
  const replace = async (edits: readonly TextEdit[], from: EditableConfig): Promise<EditableConfig | Outcome> => {
    const next = await withTexts(from, applyEdits(from.texts, edits));
    return isFailure(next) ? refused({ message: 'The config would no longer run.', findings: next.findings }) : next;
  };

  const undo: Session['undo'] = async (id) => {
    const found = undoing(history, id);
    if (!found) return refused({ message: 'There is nothing to undo.' });
    const { step, edits, isLast } = found;
    if (!edits) return refused({ message: 'A later change has changed the same text.', help: 'Undo that one first.' });
    const next = await replace(edits, editable);
    if ('kind' in next) return next;
    const label = `Undone: ${step.label}`;
    return isLast ? saveAs(label, next, withLastUndone(history)) : record({ label, where: step.where, edits }, next);
  };

  const redo: Session['redo'] = async () => {
    const step = history.undone.at(-1);
    if (!step) return refused({ message: 'There is nothing to redo.' });
    const next = await replace(step.edits, editable);
    return 'kind' in next ? next : saveAs(step.label, next, withLastRedone(history));
  };

  const fix: Session['fix'] = async (index, ofRefused) => {
    const from = ofRefused ? (rejected?.next ?? editable) : editable;
    const finding = (ofRefused ? rejected?.found : checked?.findings)?.[index];
    const edits = finding && fixEdits(finding, from.texts, check.file);
    if (!finding || !edits) return refused({ message: 'This fix can no longer be made.' });
    const next = await replace(edits, from);
    if ('kind' in next) return next;
    const label = finding.fix?.title ?? finding.message;
    const where = finding.location ? `${finding.location.file}:${finding.location.line}` : '';
    return record({ label, where, edits: editsBetween(editable.texts, next.texts) }, next);
  };

  /** Texts that were changed by hand cannot be undone here. */
  const readAgain = async (): Promise<void> => {
    const opened = await openEditable({ file: check.file, today: io.today, overrides: check.overrides }, io.read);
    if (isFailure(opened)) {
      const caused = opened.findings.map((one, index) => findingView(one, editable, { index, ofRefused: true }));
      return tell({ type: 'checked', version, caused });
    }
    history = forgotten(history);
    await accept(opened);
  };

  // Changes are made one after the other: each is drafted for the texts that the previous one has written.
  const inTurn = pLimit(1);

  checks.request(editable);
  return {
    editable: () => editable,
    inputs: () => inputs,
    site: () => checked?.site,
    findings: () => checked?.findings ?? [],
    version: () => version,
    history: () => history,
    change: (wanted, options) => inTurn(() => change(wanted, options)),
    undo: (id) => inTurn(() => undo(id)),
    redo: () => inTurn(redo),
    fix: (index, ofRefused) => inTurn(() => fix(index, ofRefused)),
    reread: () =>
      inTurn(async () => {
        if (await isChangedOnDisk(editable, io)) await readAgain();
        // A file in content/ may have changed; after an own edit, the check has been requested already.
        else if (performance.now() - knownSince > OWN_EVENT_MS) checks.request(editable);
      }),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: checks.settled,
    ready: checks.settled(),
    standInsAtStart: first.parsed().standIns.length,
  };
}

async function isChangedOnDisk({ texts }: EditableConfig, { read }: Pick<NodeIo, 'read'>): Promise<boolean> {
  for (const [path, text] of texts) {
    const bytes = await read(path).catch(() => undefined);
    if (!bytes || !Buffer.from(text).equals(bytes)) return true;
  }
  return false;
}
