import { existsSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { dirname, relative, resolve, sep } from 'node:path';
import { types } from 'node:util';
import vm from 'node:vm';
import { type BuildFailure, build, type Message, type Plugin } from 'esbuild';
import type { Finding, Place } from '../finding.ts';
import { languageOf } from './language.ts';

/** A config that was run: its value, and the files that it was made of. */
export interface LoadedConfig {
  /** Absolute path of the config's folder; places are relative to it. */
  readonly folder: string;
  readonly value: unknown;
  /** Absolute paths of the owner's files: the config and what it imports. */
  readonly files: readonly string[];
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
  /** Absolute path of this tool's folder, where the config language is. */
  readonly engine: string;
}

/** A config is data: one that runs longer than this hangs. */
const TIMEOUT_MS = 10_000;

/** Bundles a config with what it imports, and runs it. */
export async function loadConfig({ file, engine }: LoadOptions): Promise<LoadResult> {
  const folder = dirname(file);
  const language = languageOf(engine);
  if (!existsSync(file)) return { folder, files: [file], findings: [notFound(file)] };
  const bundled = await bundleConfig(file, language);
  if ('findings' in bundled) return { folder, files: [file], findings: bundled.findings };
  const files = bundled.inputs.filter((input) => !input.startsWith(dirname(language) + sep));
  try {
    const exported = run(bundled.code, file);
    if (exported === undefined) return { folder, files, findings: [noExport(relative(folder, file))] };
    return { folder, files, value: exported };
  } catch (error) {
    return { folder, files, findings: [thrown(error, bundled.map, folder)] };
  }
}

interface Bundled {
  readonly code: string;
  readonly map: string;
  readonly inputs: readonly string[];
}

async function bundleConfig(file: string, language: string): Promise<Bundled | { findings: readonly Finding[] }> {
  const folder = dirname(file);
  try {
    const { outputFiles, metafile } = await build({
      entryPoints: [file],
      absWorkingDir: folder,
      outfile: 'config.cjs',
      bundle: true,
      write: false,
      metafile: true,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      sourcemap: 'external',
      logLevel: 'silent',
      plugins: [languagePlugin(language)],
    });
    const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
    return {
      code: text('.cjs'),
      map: text('.map'),
      inputs: Object.keys(metafile.inputs).map((input) => resolve(folder, input)),
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return { findings: error.errors.map((message) => syntaxFinding(message, folder, file)) };
  }
}

const languagePlugin = (language: string): Plugin => ({
  name: 'config-language',
  setup(pluginBuild) {
    pluginBuild.onResolve({ filter: /^clinic-site$/ }, () => ({ path: language, sideEffects: false }));
  },
});

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);

function syntaxFinding(message: Message, folder: string, file: string): Finding {
  const found = { rule: 'config/syntax', severity: 'error', message: `${message.text.replace(/\.?$/, '.')}` } as const;
  const { location } = message;
  if (!location) return { ...found, place: placeAt(relative(folder, file), 1, 1, 1) };
  const { line, lineText } = location;
  const [start, end] = [location.column, location.column + location.length].map((bytes) => lettersIn(lineText, bytes));
  const length = Math.max(1, (end ?? 0) - (start ?? 0));
  return {
    ...found,
    place: placeAt(slashes(location.file), line, (start ?? 0) + 1, length),
    ...(location.suggestion ? { help: `Did you mean “${location.suggestion}”?` } : {}),
  };
}

/** esbuild counts in bytes, and so names another column behind a pound sign. */
const lettersIn = (line: string, bytes: number): number => Buffer.from(line).subarray(0, bytes).toString().length;

/** Runs in this realm, so that the config's objects are ordinary objects; no file is written for it. */
function run(code: string, file: string): unknown {
  const module: { exports: { default?: unknown } } = { exports: {} };
  const wrapper: unknown = vm.runInThisContext(`(function (module, exports, require) {${code}\n})`, {
    filename: BUNDLE_NAME,
    timeout: TIMEOUT_MS,
  });
  if (typeof wrapper !== 'function') return undefined;
  const call = { wrapper, module, require: createRequire(file) };
  // The timeout counts only for code that vm itself runs: the call is made there too.
  vm.runInNewContext('call.wrapper(call.module, call.module.exports, call.require)', { call }, { timeout: TIMEOUT_MS });
  return module.exports.default;
}

const BUNDLE_NAME = 'site-config-bundle.cjs';

const notFound = (file: string): Finding => ({
  rule: 'config/not-found',
  severity: 'error',
  message: `There is no config ${file}.`,
  help: 'Name it with --config, or run the command in the folder that holds site.config.ts.',
});

function noExport(file: string): Finding {
  return {
    rule: 'config/no-export',
    severity: 'error',
    message: 'This file exports no site.',
    help: 'Write “export default defineSite({ … }, { … })”.',
    place: placeAt(file, 1, 1, 1),
  };
}

/** An error thrown by the config, at the line of the owner's file that threw it; a time-out comes from another realm. */
function thrown(error: unknown, map: string, folder: string): Finding {
  const message = timedOut(error) ? `it takes longer than ${TIMEOUT_MS / 1000} seconds` : messageOf(error);
  const place = types.isNativeError(error) ? placeOfStack(error.stack ?? '', map, folder) : undefined;
  return {
    rule: 'config/throws',
    severity: 'error',
    message: `The config cannot be run: ${message.replace(/\.?$/, '.')}`,
    ...(place === undefined ? {} : { place }),
  };
}

const messageOf = (error: unknown): string => (types.isNativeError(error) ? error.message : String(error));

const timedOut = (error: unknown): boolean =>
  types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

function placeOfStack(stack: string, map: string, folder: string): Place | undefined {
  const sourceMap = new SourceMap(JSON.parse(map));
  for (const [, line, column] of stack.matchAll(new RegExp(`${BUNDLE_NAME}:(\\d+):(\\d+)`, 'g'))) {
    // The wrapper stands before the code on its first line and adds none.
    const entry = sourceMap.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry) || entry.originalSource.includes('node_modules')) continue;
    const file = slashes(relative(folder, resolve(folder, entry.originalSource)));
    return placeAt(file, entry.originalLine + 1, entry.originalColumn + 1, 1);
  }
  return undefined;
}

const slashes = (path: string): string => path.split(sep).join('/');

const placeAt = (file: string, line: number, column: number, length: number): Place => ({
  file: slashes(file),
  line,
  column,
  endLine: line,
  endColumn: column + length,
});
