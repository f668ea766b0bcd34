import { resolve } from 'node:path';
import type { Command } from 'commander';
import { checkSite } from '../../renderer/build.ts';
import { type CommandContext, diskReason, type Exit, UsageError } from '../context.ts';
import type { NodeIo } from '../node-io.ts';
import { type ConfigFlags, cacheFolder, checkOptions } from '../options.ts';
import { programIo } from '../program-io.ts';
import { externalSummary } from '../report/external-summary.ts';
import { FORMATS, type Format, reporters } from '../report/index.ts';
import { exitOf, reportOf, since } from '../report/outcome.ts';
import { summaryText } from '../report/pretty.ts';
import { PLAIN } from '../terminal.ts';
import { nodeWeb } from '../web.ts';
import { configOption, formatOption, jobsOption, type Run, releaseOption } from './shared.ts';

interface CheckFlags extends ConfigFlags {
  readonly format: Format;
  readonly output?: string;
  readonly strict?: boolean;
  readonly external?: boolean;
}

export const checkCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('check')
    .description('check the config and every page, and report all findings at once; writes no site')
    .addOption(configOption())
    .addOption(formatOption(FORMATS))
    .option('--output <file>', 'write the report to a file instead of standard output')
    .option('--strict', 'treat warnings as errors')
    .addOption(releaseOption())
    .addOption(jobsOption())
    .option('--external', 'also request the links to other sites and report those that are broken')
    .action((flags: CheckFlags) => run(() => runCheck(flags, context)));

async function runCheck(flags: CheckFlags, context: CommandContext): Promise<Exit> {
  const { terminal } = context;
  const start = performance.now();
  const options = checkOptions(flags, context);
  const io = programIo({ cache: cacheFolder(flags, context), progress: terminal.progress });
  const checked = await checkSite(options, flags.external ? { ...io, web: nodeWeb } : io);
  if (checked.answers) terminal.say(externalSummary(checked.answers));
  const { file } = options;
  const strict = flags.strict ?? false;
  const columns = flags.output === undefined ? terminal.columns : undefined;
  const report = reportOf(checked, { file, cwd: context.cwd, strict, durationMs: since(start), columns });
  const reporter = reporters[flags.format];
  if (flags.output === undefined) terminal.print(reporter(report, terminal.colours));
  else {
    await writeReport(resolve(context.cwd, flags.output), `${reporter(report, PLAIN)}\n`, io);
    terminal.say(`${summaryText(report.summary)} The report is in ${flags.output}.`);
  }
  return exitOf(checked, report);
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
