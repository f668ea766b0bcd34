import { checkOutcome } from '../../renderer/build.ts';
import { ruleTexts } from '../../renderer/check/rules/rule-texts.ts';
import { familyOf } from '../../renderer/core/rule-names.ts';
import { type CommandContext, type Exit, UsageError } from '../context.ts';
import { unknownRule } from '../explain/unknown-rule.ts';
import { type ConfigFlags, checkCommandText, checkOptions, ioOptions } from '../options.ts';
import { programIo } from '../program-io.ts';
import { externalSummary } from '../report/external-summary.ts';
import { asLastCheck } from '../report/last-check.ts';
import { exitOf, reportOf, since } from '../report/outcome.ts';
import type { Scope } from '../report/report.ts';
import { sourceLinks } from '../report/source-links.ts';
import { nodeWeb } from '../web.ts';
import { type BaselineFlags, requestedBaseline, withBaseline } from './baseline.ts';
import { deliver, type ReportFlags, type RequestedReports, requestedReports } from './report-files.ts';

export interface CheckFlags extends ConfigFlags, BaselineFlags, ReportFlags {
  readonly external?: boolean;
  readonly all?: boolean;
  readonly rule?: readonly string[];
}

/** Runs `site check`. */
export async function runCheck(flags: CheckFlags, context: CommandContext): Promise<Exit> {
  const { terminal } = context;
  const start = performance.now();
  const options = checkOptions(flags, context);
  const io = programIo(ioOptions(flags, context));
  const reports = await requestedReports(flags, context, io);
  const scope = scopeOf(flags, reports);
  const baseline = await requestedBaseline(flags, context, io);
  const checked = await checkOutcome(options, flags.external ? { ...io, web: nodeWeb } : io);
  if (checked.answers) terminal.say(externalSummary(checked.answers));
  const plain = reportOf(checked, {
    file: options.file,
    cwd: context.cwd,
    // With a baseline, new warnings fail the check, so known warnings need not.
    strict: flags.strict === true && !baseline,
    durationMs: since(start),
    columns: terminal.columns,
    command: checkCommandText(flags),
  });
  const compared = await asLastCheck(plain, io.cache, checked);
  const report = baseline
    ? await withBaseline(plain, baseline, flags, { context, files: io, readable: checked.readable })
    : compared;
  await deliver({ ...report, scope, linkTo: sourceLinks(context.env, context.cwd) }, reports, context, io);
  return exitOf(checked, report);
}

/** The findings that the report lists in full; `undefined` if it gives an overview. */
function scopeOf({ all = false, rule, format }: CheckFlags, { printed, files }: RequestedReports): Scope | undefined {
  if (!rule) return all ? { all } : undefined;
  if (printed !== 'pretty' && !files.some((file) => file.format === 'pretty'))
    throw new UsageError(`--rule is for people: with --format ${format}, the report always contains every finding.`);
  const listed = rule.map((wanted) => {
    const names = ruleTexts.flatMap(({ name }) => (name === wanted || familyOf(name) === wanted ? [name] : []));
    if (names.length === 0) throw new UsageError(unknownRule(wanted));
    return names;
  });
  return { all, rules: new Set(listed.flat()), named: rule.join(', ') };
}
