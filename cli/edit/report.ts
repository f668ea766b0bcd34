import { dirname } from 'node:path';
import type { Refusal } from '../../renderer/config/edit/index.ts';
import { type ConfigPath, type Finding, formatPath } from '../../renderer/core/finding.ts';
import { relativePath } from '../../renderer/core/relative-path.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import type { CommandContext } from '../context.ts';
import { findingLines } from '../report/finding-lines.ts';
import { findingJson } from '../report/json.ts';
import { printableJson } from '../report/printable.ts';
import type { ReadSource } from '../report/source-text.ts';
import type { Colours } from '../terminal.ts';
import type { ChangeFlags } from './change-flags.ts';
import { unifiedDiff } from './unified-diff.ts';
import type { FileChange } from './write-files.ts';

/** The result of an editing command. */
export interface EditResult {
  /** Whether the edit was accepted. */
  readonly ok: boolean;
  readonly written: boolean;
  /** The changes that were made, one per line. */
  readonly lines: readonly string[];
  readonly files: readonly FileChange[];
  readonly alsoChanges: readonly ConfigPath[];
  /** The findings that the edit causes. */
  readonly found: readonly Finding[];
  readonly refusal?: Refusal | undefined;
  /** Advice for the next command. */
  readonly advice?: string | undefined;
  readonly source: ReadSource;
}

interface ResultOptions extends Pick<ChangeFlags, 'format' | 'dryRun'> {
  /** The config. */
  readonly file: string;
}

export function printResult(result: EditResult, options: ResultOptions, context: CommandContext): void {
  if (options.format === 'json') context.terminal.print(resultJson(result, options));
  else printForPeople(result, options, context);
}

function printForPeople(result: EditResult, options: ResultOptions, context: CommandContext): void {
  const { terminal } = context;
  const { ok, refusal, advice } = result;
  if (refusal) terminal.say(refusalLines(refusal).map(escapeForTerminal).join('\n'));
  if (ok && options.dryRun) terminal.print(diffText(result, options, terminal.colours) || 'Nothing would change.');
  else if (ok && result.lines.length > 0) terminal.print(result.lines.join('\n'));
  const { found, source } = result;
  const { columns, colours } = terminal;
  if (found.length > 0) terminal.print(findingLines(found, { source, columns }, colours).join('\n'));
  if (ok && result.alsoChanges.length > 0)
    terminal.say(`Also changed: ${result.alsoChanges.map(formatPath).join(', ')}.`);
  if (advice !== undefined) terminal.say(advice);
}

function refusalLines({ message, help, source }: Refusal): readonly string[] {
  return [
    message,
    ...(source ? [`  ${source.file}:${source.line}:${source.column}`] : []),
    ...(help === undefined ? [] : [`→ ${help}`]),
  ];
}

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

const nameOf = (path: string, { file }: ResultOptions): string => relativePath(dirname(file), path);

function diffText({ files }: EditResult, options: ResultOptions, colours: Colours): string {
  const diff = files.map(({ path, before, after }) =>
    unifiedDiff(nameOf(path, options), textOf(before), textOf(after)),
  );
  return diff
    .join('\n')
    .split('\n')
    .map((line) => (line.startsWith('+') ? colours.green(line) : line.startsWith('-') ? colours.red(line) : line))
    .join('\n');
}

const resultJson = ({ ok, written, files, alsoChanges, found, refusal }: EditResult, options: ResultOptions): string =>
  printableJson({
    version: 1,
    ok,
    written,
    files: files.map(({ path, before, after }) => ({
      file: nameOf(path, options),
      diff: unifiedDiff(nameOf(path, options), textOf(before), textOf(after)),
    })),
    alsoChanges: alsoChanges.map(formatPath),
    findings: found.map(findingJson),
    ...(refusal
      ? {
          refusal: {
            message: refusal.message,
            help: refusal.help,
            ...refusal.source,
            alsoChanges: refusal.alsoChanges?.map(formatPath),
          },
        }
      : {}),
  });
