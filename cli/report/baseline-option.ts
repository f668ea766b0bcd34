import { resolve } from 'node:path';
import { counted } from '../../renderer/core/wording.ts';
import { type CommandContext, notWritten, UsageError } from '../context.ts';
import type { NodeIo } from '../node-io.ts';
import { type Baseline, baselineOf, baselineText, compareWithBaseline, readBaseline } from './baseline.ts';
import { type ReportInput, withComparison } from './report.ts';

export interface BaselineFlags {
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
}

type Files = Pick<NodeIo, 'read' | 'write'>;

/** Reads the baseline before the check, so that a wrong file name is reported at once; `undefined` without the option. */
export async function requestedBaseline(
  { baseline: name, updateBaseline = false }: BaselineFlags,
  { cwd }: CommandContext,
  { read }: Files,
): Promise<Baseline | undefined> {
  if (name === undefined) {
    if (updateBaseline) throw new UsageError('--update-baseline also needs --baseline FILE, the file to write.');
    return undefined;
  }
  const bytes = await read(resolve(cwd, name));
  if (bytes === undefined) {
    if (updateBaseline) return [];
    throw new UsageError(`There is no file ${name}. Add --update-baseline to write it.`);
  }
  const baseline = readBaseline(Buffer.from(bytes).toString());
  if (baseline === undefined)
    throw new UsageError(`${name} is not a baseline. Name another file, or delete it and add --update-baseline.`);
  return baseline;
}

/** Compares the report with the baseline; with --update-baseline, writes the baseline first. */
export async function withBaseline(
  report: ReportInput,
  before: Baseline,
  { baseline: name = '', updateBaseline }: BaselineFlags,
  { context, files, readable }: { context: CommandContext; files: Files; readable: boolean },
): Promise<ReportInput> {
  const compare = (baseline: Baseline) => withComparison(report, compareWithBaseline(report, baseline, name));
  if (!updateBaseline) return compare(before);
  const { say } = context.terminal;
  if (!readable) {
    say(`${name} was not written, because the config cannot be read.`);
    return compare(before);
  }
  const after = baselineOf(report, before);
  await files.write(resolve(context.cwd, name), baselineText(after)).catch(notWritten(`${name} cannot be written`));
  say(`${name} now contains ${counted(after.length, 'warning')}.${report.summary.errors > 0 ? NO_ERRORS : ''}`);
  return compare(after);
}

const NO_ERRORS = ' Errors are not part of a baseline, because they stop the build: correct them.';
