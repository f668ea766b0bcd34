import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import vm from 'node:vm';
import { type BuildFailure, type BuildOptions, build, type Message, type Plugin } from 'esbuild';
import { BUNDLE_NAME } from './bundle-name.ts';
import * as language from './index.ts';
import type { EmptySpread } from './load-errors/empty-spreads.ts';
import { outerScope } from './load-errors/outer-scope.ts';

/** A config as one script, with what it imports. */
export interface Bundled {
  readonly code: string;
  /** Absolute paths of the bundled files. */
  readonly inputs: readonly string[];
  /** Warnings of esbuild, such as a key that is declared twice. */
  readonly warnings: readonly Message[];
}

/** Why a config cannot be bundled. */
export interface NotBundled {
  readonly errors: readonly Message[];
}

/** The time limit of a config: it is data, so one that runs longer hangs. */
export const TIMEOUT_MS = 10_000;

/** Bundles a config with what it imports, except the config language. */
export async function bundleConfig(file: string, plugins: readonly Plugin[] = []): Promise<Bundled | NotBundled> {
  try {
    const { outputFiles, metafile, warnings } = await build({ ...bundling(file, plugins), metafile: true });
    const inputs = Object.keys(metafile.inputs)
      .filter((input) => !input.startsWith(`${NAMESPACE}:`))
      .map((input) => resolve(dirname(file), input));
    return { code: outputFiles[0]?.text ?? '', inputs, warnings };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return { errors: error.errors };
  }
}

/**
 * Returns the source map of a bundle, as JSON. It is generated only if the config throws, because it takes as long as
 * bundling.
 */
export async function mapOf(file: string, plugins: readonly Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({ ...bundling(file, plugins), sourcemap: 'external' });
  return outputFiles.find(({ path }) => path.endsWith('.map'))?.text ?? '';
}

const bundling = (file: string, plugins: readonly Plugin[] = []) =>
  ({
    entryPoints: [file],
    absWorkingDir: dirname(file),
    outfile: 'config.cjs',
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    plugins: [languagePlugin, ...plugins],
  }) satisfies BuildOptions;

/** The namespace and the variable of the config language in a bundle. */
const [NAMESPACE, LANGUAGE] = ['config-language', '$language'];

/**
 * The running program contains the config language, so a bundle contains only its names: bundling its fifty files takes
 * longer than bundling a config.
 */
const languagePlugin: Plugin = {
  name: NAMESPACE,
  setup(pluginBuild) {
    pluginBuild.onResolve({ filter: /^clinic-site$/ }, ({ path }) => ({ path, namespace: NAMESPACE }));
    pluginBuild.onLoad({ filter: /.*/, namespace: NAMESPACE }, () => ({
      contents: Object.keys(language)
        .map((name) => `export const ${name} = ${LANGUAGE}.${name};`)
        .join('\n'),
    }));
  },
};

/** Replaces files of the owner by texts that are not saved yet. */
export const overlaying = (texts: ReadonlyMap<string, string>): Plugin => ({
  name: 'unsaved-texts',
  setup(pluginBuild) {
    pluginBuild.onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) => {
      const text = texts.get(path);
      return text === undefined ? undefined : { contents: text.replace(/^\uFEFF/, ''), loader: 'default' };
    });
  },
});

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);

/** The exports of a config. */
export interface ConfigRun {
  readonly value: unknown;
  /** Spread fields that do not exist, if `spreadProbe` is at the end of the code. */
  readonly emptySpreads: readonly EmptySpread[];
  /** Whether the config has read something outside its files, such as a variable of the environment or the date. */
  readonly hasReadOutside: () => boolean;
}

/** Runs a config like `run`, then waits one turn of the event loop: an unhandled rejection is reported only then. */
export async function runToItsEnd(code: string, file: string): Promise<ConfigRun> {
  const failures: { readonly reason: unknown }[] = [];
  const note = (reason: unknown) => failures.push({ reason });
  process.on('unhandledRejection', note);
  try {
    const done = run(code, file);
    await new Promise((resolve) => setImmediate(resolve));
    const [failure] = failures;
    if (failure) throw failure.reason;
    return done;
  } finally {
    process.off('unhandledRejection', note);
  }
}

/** Runs a config in this realm, so that its objects are ordinary objects. Writes no file. */
export function run(code: string, file: string): ConfigRun {
  const module: { exports: { default?: unknown; emptySpreads?: readonly EmptySpread[] } } = { exports: {} };
  // The code must begin on the first line: positions in the stack of an error are looked up in the source map.
  const source = `(function (scope) { with (scope) { return (function (module, exports, ${LANGUAGE}) {${code}\n}); } })`;
  const wrapper: unknown = vm.runInThisContext(source, { filename: BUNDLE_NAME, timeout: TIMEOUT_MS });
  const { scope, isUsed } = outerScope(createRequire(file));
  // The timeout applies only to code that vm runs, so the call is made there too.
  vm.runInNewContext(
    'call.wrapper(call.scope)(call.module, call.module.exports, call.language)',
    { call: { wrapper, scope, module, language } },
    { timeout: TIMEOUT_MS },
  );
  const { default: value, emptySpreads = [] } = module.exports;
  return { value, emptySpreads, hasReadOutside: isUsed };
}
