import { setTimeout as wait } from 'node:timers/promises';
import type { CheckedSite } from '../../renderer/check/examined.ts';
import type { CheckOptions } from '../../renderer/check/options.ts';
import type { EditableConfig } from '../../renderer/config/edit/index.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { examineSite } from '../../renderer/examine.ts';
import type { PageInputs } from '../../renderer/why/page-inputs.ts';
import { sourceOf } from '../edit/check-edit.ts';
import { type CheckedTexts, newFindings } from '../edit/new-findings.ts';
import type { NodeIo } from '../node-io.ts';

/** The outcome of the rules for one state of the files. */
export interface CheckResult {
  readonly editable: EditableConfig;
  readonly site?: CheckedSite | undefined;
  readonly inputs?: PageInputs | undefined;
  readonly findings: readonly Finding[];
  /** The findings that the previous check did not have. */
  readonly caused: readonly Finding[];
}

/** Several edits within this time are checked together, and the page is displayed before the check begins. */
const DEBOUNCE_MS = 250;

interface Checking {
  readonly check: CheckOptions;
  readonly io: NodeIo;
}

/** Applies the rules to the last requested state of the files, one state at a time. */
export function backgroundCheck({ check, io }: Checking, report: (result: CheckResult) => void) {
  let wanted: EditableConfig | undefined;
  let running: Promise<void> | undefined;
  let before: CheckedTexts | undefined;

  const run = async (): Promise<void> => {
    while (wanted) {
      if (before) await wait(DEBOUNCE_MS);
      const editable = wanted;
      wanted = undefined;
      const { inputs, checked: outcome } = await examineSite({ ...check, edited: editable }, io);
      const source = sourceOf(editable.texts, check.file);
      const now = { outcome, source };
      const caused = before ? newFindings(before, now) : [];
      before = now;
      report({ editable, site: outcome.site, inputs, findings: outcome.findings, caused });
    }
    running = undefined;
  };
  return {
    request: (editable: EditableConfig): void => {
      wanted = editable;
      running ??= run();
    },
    settled: async (): Promise<void> => running,
  };
}
