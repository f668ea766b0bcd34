import { checkOutcome } from '../../renderer/build.ts';
import { familyOf, RULE_NAMES } from '../../renderer/core/rule-names.ts';
import { type CommandContext, type Exit, UsageError } from '../context.ts';
import { unknownRule } from '../explain/unknown-rule.ts';
import { type ConfigFlags, checkOptions, ioOptions } from '../options.ts';
import { programIo } from '../program.ts';
import { type BaselineFlags, requestedBaseline, withBaseline } from '../report/baseline-option.ts';
import { externalSummary } from '../report/external-summary.ts';
import { asLastCheck } from '../report/last-check.ts';
import { exitOf, reportFor, since } from '../report/outcome.ts';
import type { Scope } from '../report/report.ts';
import { deliver, type ReportFlags, type RequestedReports, requestedReports } from '../report/report-files.ts';
import { sourceLinks } from '../report/source-links.ts';
import { nodeWeb } from '../web.ts';

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
  const scope = await scopeOf(flags, reports);
  const baseline = await requestedBaseline(flags, context, io);
  const checked = await checkOutcome(options, flags.external ? { ...io, web: nodeWeb } : io);
  if (checked.answers) terminal.say(externalSummary(checked.answers));
  // With a baseline, new warnings fail the check, so known warnings need not.
  const strict = flags.strict === true && !baseline;
  const plain = reportFor(checked, flags, context, { strict, durationMs: since(start) });
  const compared = await asLastCheck(plain, io.cache, checked);
  const report = baseline
    ? await withBaseline(plain, baseline, flags, { context, files: io, readable: checked.readable })
    : compared;
  await deliver({ ...report, scope, linkTo: sourceLinks(context.env, context.cwd) }, reports, context, io);
  return exitOf(checked, report);
}

/** The findings that the report lists in full; `undefined` if it gives an overview. */
async function scopeOf(
  { all = false, rule, format }: CheckFlags,
  { printed, files }: RequestedReports,
): Promise<Scope | undefined> {
  if (!rule && !all) return undefined;
  // An overview explains no rules, so it need not load them.
  const { ruleTexts } = await import('../../renderer/check/rules/rule-texts.ts');
  if (!rule) return { ruleTexts };
  if (printed !== 'pretty' && !files.some((file) => file.format === 'pretty'))
    throw new UsageError(`--rule is for people: with --format ${format}, the report always contains every finding.`);
  const listed = rule.map((wanted) => {
    const names = RULE_NAMES.filter((name) => name === wanted || familyOf(name) === wanted);
    if (names.length === 0) throw new UsageError(unknownRule(wanted));
    return names;
  });
  return { ruleTexts, rules: new Set(listed.flat()), named: rule.join(', ') };
}
