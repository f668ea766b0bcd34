import { resolve } from 'node:path';
import { checkOutcome } from '../../renderer/build.ts';
import { ruleTexts } from '../../renderer/check/rules/rule-texts.ts';
import { familyOf } from '../../renderer/core/rule-names.ts';
import { type CommandContext, diskReason, type Exit, UsageError } from '../context.ts';
import { unknownRule } from '../explain/unknown-rule.ts';
import type { NodeIo } from '../node-io.ts';
import { type ConfigFlags, checkCommandText, checkOptions, ioOptions } from '../options.ts';
import { programIo } from '../program-io.ts';
import { externalSummary } from '../report/external-summary.ts';
import type { Format } from '../report/formats.ts';
import { reporters } from '../report/index.ts';
import { asLastCheck } from '../report/last-check.ts';
import { exitOf, reportOf, since } from '../report/outcome.ts';
import type { ReportInput, Scope } from '../report/report.ts';
import { summaryText } from '../report/summary.ts';
import { PLAIN } from '../terminal.ts';
import { nodeWeb } from '../web.ts';
import { type BaselineFlags, requestedBaseline, withBaseline } from './baseline.ts';

export interface CheckFlags extends ConfigFlags, BaselineFlags {
  readonly format: Format;
  readonly output?: string;
  readonly external?: boolean;
  readonly all?: boolean;
  readonly rule?: readonly string[];
}

/** Runs `site check`. */
export async function runCheck(flags: CheckFlags, context: CommandContext): Promise<Exit> {
  const { terminal } = context;
  const start = performance.now();
  const options = checkOptions(flags, context);
  const scope = scopeOf(flags);
  const io = programIo(ioOptions(flags, context));
  const baseline = await requestedBaseline(flags, context, io);
  const checked = await checkOutcome(options, flags.external ? { ...io, web: nodeWeb } : io);
  if (checked.answers) terminal.say(externalSummary(checked.answers));
  const plain = reportOf(checked, {
    file: options.file,
    cwd: context.cwd,
    // A baseline makes the check fail for new warnings, so that the known ones need not fail it too.
    strict: flags.strict === true && !baseline,
    durationMs: since(start),
    columns: flags.output === undefined ? terminal.columns : undefined,
    command: checkCommandText(flags),
  });
  const compared = await asLastCheck(plain, io.cache, checked);
  const report = baseline
    ? await withBaseline(plain, baseline, flags, { context, files: io, readable: checked.readable })
    : compared;
  await deliver({ ...report, scope }, flags, context, io);
  return exitOf(checked, report);
}

/** Prints the report, or writes it to a file. */
async function deliver(report: ReportInput, { format, output }: CheckFlags, context: CommandContext, io: NodeIo) {
  const { terminal, cwd } = context;
  const reporter = reporters[format];
  if (output === undefined) {
    terminal.print(reporter(report, terminal.colours));
    return;
  }
  await writeReport(resolve(cwd, output), `${reporter(report, PLAIN)}\n`, io);
  terminal.say(`${summaryText(report.summary)} The report is in ${output}.`);
}

/** What the report lists in full; `undefined` if it gives an overview. */
function scopeOf({ all = false, rule, format }: CheckFlags): Scope | undefined {
  if (!rule) return all ? { all } : undefined;
  if (format !== 'pretty')
    throw new UsageError(`--rule is for people: with --format ${format}, the report always contains every finding.`);
  const listed = rule.map((wanted) => {
    const names = ruleTexts.flatMap(({ name }) => (name === wanted || familyOf(name) === wanted ? [name] : []));
    if (names.length === 0) throw new UsageError(unknownRule(wanted));
    return names;
  });
  return { all, rules: new Set(listed.flat()), named: rule.join(', ') };
}

/** Recognises reports of earlier checks in any format: only these are overwritten. */
const isReport = (text: string): boolean =>
  /^\{\s*"version": 1,\s*"ok": |^\{\s*"\$schema": "[^"]*sarif|<testsuites name="site check"|\b\d+ links?, [\w .]+\.\s*$/.test(
    text,
  );

/** Writes the report completely or not at all, because a partial report could be mistaken for a complete one. */
async function writeReport(path: string, text: string, { read, write }: Pick<NodeIo, 'read' | 'write'>): Promise<void> {
  const existing = await read(path).catch(() => undefined);
  if (existing && existing.length > 0 && !isReport(Buffer.from(existing).toString()))
    throw new UsageError(
      `${path} already exists and is not a report, so it was not overwritten. Choose another file with --output.`,
    );
  try {
    await write(path, Buffer.from(text));
  } catch (error) {
    throw new UsageError(
      `The report cannot be written to ${path}: ${diskReason(error) ?? (error instanceof Error ? error.message : error)}.`,
    );
  }
}
