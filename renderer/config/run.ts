import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import vm from 'node:vm';
import { type BuildFailure, type BuildOptions, build, type Message, type Plugin } from 'esbuild';

/** A config as one script, with what it imports. */
export interface Bundled {
  readonly code: string;
  /** Absolute paths of the files that it was made of. */
  readonly inputs: readonly string[];
  /** What can be run and is hardly meant: a name that is given twice. */
  readonly warnings: readonly Message[];
}

/** Why a config cannot be bundled. */
export interface NotBundled {
  readonly errors: readonly Message[];
}

/** A config is data: one that runs longer than this hangs. */
export const TIMEOUT_MS = 10_000;

export const BUNDLE_NAME = 'site-config-bundle.cjs';

/**
 * Bundles a config with what it imports.
 * @param language absolute path of the module that configs import as 'clinic-site'
 */
export async function bundleConfig(
  file: string,
  language: string,
  plugins: readonly Plugin[] = [],
): Promise<Bundled | NotBundled> {
  try {
    const options = { ...bundling(file, language, plugins), metafile: true } as const;
    const { outputFiles, metafile, warnings } = await build(options);
    const inputs = Object.keys(metafile.inputs).map((input) => resolve(dirname(file), input));
    return { code: outputFiles[0]?.text ?? '', inputs, warnings };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return { errors: error.errors };
  }
}

/**
 * The source map of a bundle, as JSON. It is asked for only where the config throws, because to make it takes as long as
 * to bundle.
 */
export async function mapOf(file: string, language: string): Promise<string> {
  const { outputFiles } = await build({ ...bundling(file, language), sourcemap: 'external' });
  return outputFiles.find(({ path }) => path.endsWith('.map'))?.text ?? '';
}

const bundling = (file: string, language: string, plugins: readonly Plugin[] = []) =>
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
    plugins: [languagePlugin(language), ...plugins],
  }) satisfies BuildOptions;

/**
 * The modules that only the schemas need. A kind of section has its call and its schema in one file; esbuild drops the
 * schema from the bundle, and need not read what it imports.
 */
const SCHEMAS = /^zod$|\/schema\/[\w-]+\.ts$/;

const languagePlugin = (language: string): Plugin => ({
  name: 'config-language',
  setup(pluginBuild) {
    pluginBuild.onResolve({ filter: /^clinic-site$/ }, () => ({ path: language, sideEffects: false }));
    pluginBuild.onResolve({ filter: SCHEMAS }, ({ path, importer }) =>
      importer.startsWith(dirname(language)) ? { path, external: true, sideEffects: false } : undefined,
    );
  },
});

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);

const PROCESS: ReadonlySet<string> = new Set(['process', 'node:process']);

/** The process as a config meets it: it may read the environment, and not end the program. */
const staying: unknown = Object.create(process, {
  exit: {
    value: () => {
      throw new Error('it ends the program, which only the program does');
    },
  },
});

/**
 * Runs a config as `run` does, and waits until what it promised at once has failed or not: a promise that nobody
 * waits for fails only then.
 */
export async function runToItsEnd(code: string, file: string): Promise<unknown> {
  const failures: { readonly reason: unknown }[] = [];
  const note = (reason: unknown) => failures.push({ reason });
  process.on('unhandledRejection', note);
  try {
    const exported = run(code, file);
    await new Promise((resolve) => setImmediate(resolve));
    const [failure] = failures;
    if (failure) throw failure.reason;
    return exported;
  } finally {
    process.off('unhandledRejection', note);
  }
}

/** Runs in this realm, so that the config's objects are ordinary objects; no file is written for it. */
export function run(code: string, file: string): unknown {
  const module: { exports: { default?: unknown } } = { exports: {} };
  const wrapper: unknown = vm.runInThisContext(`(function (module, exports, require, process) {${code}\n})`, {
    filename: BUNDLE_NAME,
    timeout: TIMEOUT_MS,
  });
  if (typeof wrapper !== 'function') return undefined;
  const require = createRequire(file);
  const own = { require: (name: string): unknown => (PROCESS.has(name) ? staying : require(name)), process: staying };
  const call = { wrapper, module, ...own };
  // The timeout counts only for code that vm itself runs: the call is made there too.
  vm.runInNewContext(
    'call.wrapper(call.module, call.module.exports, call.require, call.process)',
    { call },
    { timeout: TIMEOUT_MS },
  );
  return module.exports.default;
}
