import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import vm from 'node:vm';
import { type BuildFailure, type BuildOptions, build, type Message, type Plugin } from 'esbuild';

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
 * Returns the source map of a bundle, as JSON. It is generated only if the config throws, because it takes as long as
 * bundling.
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
 * The modules that only the schemas need. A section kind has its call and its schema in one file; esbuild drops the
 * schema from the bundle and does not need its imports.
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

/** The `process` object of a config: it can read the environment but cannot exit. */
const staying: unknown = Object.create(process, {
  exit: {
    value: () => {
      throw new Error('it calls process.exit(), which a config must not do');
    },
  },
});

/**
 * Runs a config like `run`, then waits one turn of the event loop: an unhandled rejection is reported only then.
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

/** Runs a config in this realm, so that its objects are ordinary objects. Writes no file. */
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
  // The timeout applies only to code that vm runs, so the call is made there too.
  vm.runInNewContext(
    'call.wrapper(call.module, call.module.exports, call.require, call.process)',
    { call },
    { timeout: TIMEOUT_MS },
  );
  return module.exports.default;
}
