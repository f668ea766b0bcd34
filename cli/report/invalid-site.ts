import type { Checked } from '../../renderer/check/outcome.ts';
import type { CommandContext, Exit } from '../context.ts';
import type { ConfigFlags } from '../options.ts';
import { exitOf, reportFor } from './outcome.ts';
import { pretty } from './pretty.ts';

/** Prints the findings of a config that is invalid, for commands that need a valid site. */
export function reportInvalidSite(checked: Checked, flags: ConfigFlags, context: CommandContext): Exit {
  const { terminal } = context;
  const report = reportFor(checked, flags, context, { durationMs: 0 });
  terminal.print(pretty(report, terminal.colours));
  return exitOf(checked, report);
}
