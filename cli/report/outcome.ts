import { basename, dirname } from 'node:path';
import type { Outcome } from '../../renderer/check/outcome.ts';
import { relativePath } from '../../renderer/core/relative-path.ts';
import { type CommandContext, EXIT, type Exit } from '../context.ts';
import { type ConfigFlags, checkCommandText, configFile, fixCommandText } from '../options.ts';
import type { ReportInput } from './report.ts';
import { sourceIn } from './source-text.ts';

export interface ReportOptions {
  /** The config. */
  readonly file: string;
  readonly cwd: string;
  readonly strict: boolean;
  readonly durationMs: number;
  readonly columns?: number | undefined;
  /** The commands to show in advice. */
  readonly command?: string;
  readonly fixCommand?: string;
}

/** Combines the result of a check with its summary and the sources for code frames. */
export function reportOf(checked: Outcome, options: ReportOptions): ReportInput {
  const findings = options.strict
    ? checked.findings.map((finding) => ({ ...finding, severity: 'error' as const }))
    : checked.findings;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return {
    ok: errors === 0,
    findings,
    accepted: checked.accepted,
    summary: {
      errors,
      warnings: findings.length - errors,
      accepted: checked.accepted.length,
      pages: checked.pages,
      links: checked.links,
      durationMs: options.durationMs,
    },
    incomplete: checked.incomplete,
    unapplied: checked.unapplied,
    columns: options.columns,
    config: basename(options.file),
    folder: relativePath(options.cwd, dirname(options.file)),
    source: sourceIn(dirname(options.file)),
    command: options.command ?? 'npx site check',
    fixCommand: options.fixCommand ?? 'npx site fix --dry-run',
  };
}

/** Returns the report of a command, whose advice repeats its options. */
export const reportFor = (
  checked: Outcome,
  flags: ConfigFlags,
  context: CommandContext,
  options: Pick<ReportOptions, 'durationMs'> & { readonly strict?: boolean },
): ReportInput =>
  reportOf(checked, {
    ...{ strict: false, ...options },
    file: configFile(flags, context),
    cwd: context.cwd,
    columns: context.terminal.columns,
    command: checkCommandText(flags),
    fixCommand: fixCommandText(flags),
  });

export const exitOf = (checked: Outcome, report: ReportInput): Exit => {
  if (!checked.readable) return EXIT.usage;
  return report.ok ? EXIT.ok : EXIT.findings;
};

/** Returns the whole milliseconds since `start`. */
export const since = (start: number): number => Math.round(performance.now() - start);
