import type { Checked } from '../../renderer/check/outcome.ts';
import type { CommandContext, Exit } from '../context.ts';
import { exitOf, reportOf } from './outcome.ts';
import { pretty } from './pretty.ts';

/** Prints the findings of a config that is invalid, for commands that need a valid site. */
export function reportInvalidSite(checked: Checked, file: string, { cwd, terminal }: CommandContext): Exit {
  const report = reportOf(checked, { file, cwd, strict: false, durationMs: 0, columns: terminal.columns });
  terminal.print(pretty(report, terminal.colours));
  return exitOf(checked, report);
}
