import { readFileSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { distinctBy } from '../core/distinct.ts';
import type { Finding } from '../core/finding.ts';
import { type DuplicateName, duplicateNamesIn } from './duplicate-names.ts';
import { explainThrownError } from './load-errors/config-errors.ts';
import { damagedFiles, faultyFiles } from './load-errors/damaged-files.ts';
import { spreadFindings, spreadProbe } from './load-errors/empty-spreads.ts';
import { pagesAmongFacts } from './load-errors/merged-arguments.ts';
import { noExport } from './load-errors/no-export.ts';
import { notFound } from './load-errors/not-found.ts';
import { usedTooEarly } from './load-errors/used-too-early.ts';
import { bundleConfig, type ConfigRun, mapOf, overlaying, runToItsEnd } from './run.ts';
import { longCommentsIn } from './syntax/comment-finding.ts';
import { syntaxFinding } from './syntax/finding.ts';

/** A config that was run, and its files. */
export interface LoadedConfig extends Omit<ConfigRun, 'emptySpreads'> {
  /** Absolute path of the config's folder; locations are relative to it. */
  readonly folder: string;
  /** Absolute paths of the owner's files: the config and what it imports. */
  readonly files: readonly string[];
  /** Keys that an object declares twice: `value` contains only the last of the two values. */
  readonly duplicateNames: readonly DuplicateName[];
}

/** Why a config could not be run at all. */
export interface LoadFailure {
  readonly folder: string;
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
}

export type LoadResult = LoadedConfig | LoadFailure;

export const isLoadFailure = (result: LoadResult): result is LoadFailure => 'findings' in result;

export interface LoadOptions {
  /** Absolute path of the config file. */
  readonly file: string;
  /** Texts that replace files of the owner, by their absolute paths: an edit that is not saved yet. */
  readonly overlay?: ReadonlyMap<string, string> | undefined;
}

/** Bundles a config with what it imports, and runs it. */
export async function load({ file, overlay }: LoadOptions): Promise<LoadResult> {
  const folder = dirname(file);
  const plugins = overlay ? [overlaying(overlay)] : [];
  const entry = statSync(file, { throwIfNoEntry: false });
  if (!entry?.isFile()) return { folder, files: [file], findings: [notFound(file, entry !== undefined)] };
  const bundled = await bundleConfig(file, plugins);
  const files = 'errors' in bundled ? faultyFiles(bundled.errors, file) : bundled.inputs;
  const owners = files.filter((path) => !path.includes('node_modules'));
  const damaged = damagedFiles(
    owners.filter((path) => !overlay?.has(path)),
    folder,
  );
  if (damaged.length > 0) return { folder, files: [file], findings: damaged };
  const read = (path: string) => overlay?.get(path) ?? readFileSync(path, 'utf8');
  if ('errors' in bundled) {
    const findings = bundled.errors.map((message) => syntaxFinding(message, file, read));
    return {
      folder,
      files: [file],
      findings: distinctBy(findings, ({ message, location }) => JSON.stringify([message, location])),
    };
  }
  const hidden = [...longCommentsIn(owners, folder, read), ...usedTooEarly(owners, folder, read)];
  if (hidden.length > 0) return { folder, files, findings: hidden };
  const duplicateNames = duplicateNamesIn(bundled.warnings, folder, read);
  try {
    const { emptySpreads, ...run } = await runToItsEnd(bundled.code + spreadProbe(owners.map(read)), file);
    const name = relative(folder, file);
    if (run.value === undefined) return { folder, files, findings: [noExport(read(file), name)] };
    const merged = pagesAmongFacts(run.value, read(file), name);
    const lost = [...(merged ? [merged] : []), ...spreadFindings(emptySpreads, owners, { folder, read })];
    if (lost.length > 0) return { folder, files, findings: lost };
    return { folder, files, ...run, duplicateNames };
  } catch (error) {
    // A duplicate name is a frequent cause of the error, so both are reported.
    return {
      folder,
      files,
      findings: [...duplicateNames, await explainThrownError(error, await mapOf(file, plugins), { folder, read })],
    };
  }
}
