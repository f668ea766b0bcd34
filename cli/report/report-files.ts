import { constants } from 'node:fs';
import { access, appendFile, realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { listed } from '../../renderer/core/wording.ts';
import type { Output } from '../commands/output-option.ts';
import { type CommandContext, diskReason, UsageError } from '../context.ts';
import { absent } from '../errors.ts';
import { existingFolder } from '../folders.ts';
import type { NodeIo } from '../node-io.ts';
import { PLAIN } from '../terminal.ts';
import type { Format } from './formats.ts';
import { isReport, reportFormats } from './index.ts';
import type { ReportInput } from './report.ts';
import { summaryText } from './summary.ts';

export interface ReportFlags {
  readonly format: Format;
  readonly output?: readonly Output[];
  readonly baseline?: string;
}

interface ReportFile {
  readonly format: Format;
  /** The file as the user wrote it, and its absolute path. */
  readonly name: string;
  readonly path: string;
  /** True for the job summary of GitHub Actions, to which every command of a step adds its part. */
  readonly isShared: boolean;
}

/** The reports of one run. */
export interface RequestedReports {
  /** The format of the report that is printed; `undefined` if it is written to a file instead. */
  readonly printed: Format | undefined;
  readonly files: readonly ReportFile[];
}

type Files = Pick<NodeIo, 'read' | 'write'>;

/** Returns the reports that a user has requested. A file that cannot be written is reported before the check. */
export async function requestedReports(
  { format, output = [], baseline }: ReportFlags,
  { cwd, env }: CommandContext,
  files: Files,
): Promise<RequestedReports> {
  const [instead, another] = output.filter((one) => one.format === undefined);
  if (instead && another)
    throw new UsageError(
      `--output ${instead.file} and --output ${another.file} have no format, so they would contain the same report. Write the format before one of the files, such as sarif=${another.file}.`,
    );
  const summary = env.GITHUB_STEP_SUMMARY ? resolve(cwd, env.GITHUB_STEP_SUMMARY) : undefined;
  const reports = output.map((one) => {
    const path = resolve(cwd, one.file);
    return { format: one.format ?? format, name: one.file, path, isShared: path === summary };
  });
  await refuseSameFile([
    ...reports,
    ...(baseline === undefined ? [] : [{ name: baseline, path: resolve(cwd, baseline) }]),
  ]);
  for (const report of reports) await refuseUnwritable(report, files);
  return { printed: instead ? undefined : format, files: reports };
}

/** Prints or writes each report. If one file cannot be written, the others still are. */
export async function deliver(
  report: ReportInput,
  { printed, files }: RequestedReports,
  { terminal }: CommandContext,
  { write }: Files,
): Promise<void> {
  if (printed) terminal.print((await reportFormats[printed].load())(report, terminal.colours));
  const toFile = { ...report, columns: undefined };
  const failures = [];
  for (const { format, name, path, isShared } of files) {
    const reporter = await reportFormats[format].load();
    const text = `${reporter(toFile, PLAIN)}\n`;
    const written = isShared ? appendFile(path, text) : write(path, text);
    failures.push(
      await written.then(
        () => '',
        (error: unknown) => unwritable(name, diskReason(error) ?? String(error)),
      ),
    );
  }
  if (failures.some(Boolean)) throw new UsageError(failures.filter(Boolean).join('\n'));
  if (files.length > 0) terminal.say(writtenText(report, printed, files));
}

function writtenText({ summary }: ReportInput, printed: Format | undefined, files: readonly ReportFile[]): string {
  const names = listed(files.map(({ name }) => name));
  const written = files.length === 1 ? `The report is in ${names}.` : `The reports are in ${names}.`;
  return printed ? written : `${summaryText(summary)} ${written}`;
}

const unwritable = (name: string, reason: string): string => `The report cannot be written to ${name}: ${reason}.`;

async function refuseSameFile(files: readonly { readonly name: string; readonly path: string }[]): Promise<void> {
  const paths = await Promise.all(files.map(({ path }) => realpath(path).catch(() => path)));
  for (const [index, { name }] of files.entries()) {
    const other = files[paths.indexOf(paths[index] ?? '')];
    if (other && other !== files[index])
      throw new UsageError(`${other.name} and ${name} are the same file. Give each report its own file.`);
  }
}

/** Refuses a file that is not a report, and a file that is known before the check not to be writable. */
async function refuseUnwritable({ name, path, isShared }: ReportFile, { read }: Files): Promise<void> {
  const reason = await obstacle(path).catch((error: unknown) => diskReason(error) ?? String(error));
  if (reason !== undefined) throw new UsageError(unwritable(name, reason));
  const existing = await read(path);
  if (isShared || !existing || existing.length === 0 || isReport(Buffer.from(existing).toString())) return;
  throw new UsageError(`${name} already exists and is not a report, so it was not overwritten. Choose another file.`);
}

/** Returns why a file cannot be written. A report replaces a file, so the folder must be writable. */
async function obstacle(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(absent);
  if (found?.isDirectory()) return 'it is a folder';
  if (found && !found.isFile()) return 'it is not a regular file';
  // Folders that do not exist yet are created with the report.
  const folder = await existingFolder(dirname(path));
  if (!(await stat(folder)).isDirectory()) return 'a part of the path is a file';
  await access(folder, constants.W_OK);
  return undefined;
}
