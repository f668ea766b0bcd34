import type { Texts } from '../../renderer/config/edit/index.ts';
import type { ConfigPath, Finding } from '../../renderer/core/finding.ts';
import { fixEdits } from '../edit/fix-edits.ts';

/** A finding as the editor displays it. */
export interface FindingView {
  /** Its number in the last check, or among the findings of the last edit that was refused. */
  readonly index: number;
  readonly ofRefused: boolean;
  readonly severity: Finding['severity'];
  readonly rule: string;
  readonly message: string;
  readonly help?: string | undefined;
  readonly path?: ConfigPath | undefined;
  readonly page?: string | undefined;
  /** 'site.config.ts:76' */
  readonly where?: string | undefined;
  /** The title of its fix, if it can be made here. */
  readonly fix?: string | undefined;
}

/** The config file, and its text and those of the files that it imports. */
export interface ConfigTexts {
  readonly texts: Texts;
  readonly file: string;
}

export const findingView = (
  finding: Finding,
  { texts, file }: ConfigTexts,
  { index, ofRefused = false }: { readonly index: number; readonly ofRefused?: boolean },
): FindingView => ({
  ...{ index, ofRefused },
  severity: finding.severity,
  rule: finding.rule,
  message: finding.message,
  help: finding.help,
  path: finding.path,
  page: finding.page,
  where: finding.location && `${finding.location.file}:${finding.location.line}`,
  fix: fixEdits(finding, texts, file) && finding.fix?.title,
});
