import { createHash } from 'node:crypto';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { z } from 'zod';
import { cached } from '../core/cache.ts';
import { digest } from '../core/digest.ts';
import { type OutputFile, textFile } from '../core/file.ts';
import type { Io } from '../core/io.ts';
import { relativePath } from '../core/relative-path.ts';
import { asText } from '../core/text.ts';
import { entrySource } from './entry.ts';
import { entryKey, type PageScripts } from './scripts-on-page.ts';

const texts = z.record(z.string(), z.string());

const script = z.object({
  path: z.string(),
  imports: z.array(z.string()).readonly(),
  later: z.array(z.string()).readonly(),
  modules: z.record(z.string(), z.number()),
  /** Its compressed size in bytes. */
  brotli: z.number(),
  /** The hash that the browser verifies before running the script (https://www.w3.org/TR/SRI/). */
  integrity: z.string(),
});

/** A script of the site: its static and dynamic imports, and the size of each module in bytes. */
export type Script = Readonly<z.infer<typeof script>>;

export interface Bundled {
  /** The path of the entry for each set of behaviours and islands. */
  readonly entries: ReadonlyMap<string, string>;
  readonly scripts: ReadonlyMap<string, Script>;
  readonly files: readonly OutputFile[];
}

/** A cached bundle, with the digests of its sources. */
const bundled = z.object({ sources: texts, entries: texts, scripts: z.array(script), texts });
type Bundle = z.infer<typeof bundled>;

/** The part of a rendered page that the bundler reads. */
interface PageWithScripts {
  readonly reading: { readonly pageScripts: PageScripts };
}

/** Bundles the scripts of all pages: one small entry for each set of behaviours and islands, and shared chunks. */
export async function bundle(pages: readonly PageWithScripts[], engine: string, io: Io): Promise<Bundled> {
  const sets = new Map(pages.map(({ reading: { pageScripts } }) => [entryKey(pageScripts), pageScripts]));
  const keys = [...sets.keys()].sort();
  const versions = await Promise.all(TOOLS.map((name) => manifestOf(name, engine, io)));
  const name = `scripts-${FORMAT}-${digest(keys.join('\n'), ...versions)}.json`;
  const known = await current(name, engine, io);
  const made =
    known ??
    (await make(
      keys.map((key) => sets.get(key) ?? NOTHING),
      keys,
      engine,
      io,
    ));
  if (!known) await io.cache.set(name, JSON.stringify(made));
  return {
    entries: new Map(Object.entries(made.entries)),
    scripts: new Map(made.scripts.map((script) => [script.path, script])),
    files: Object.entries(made.texts).map(([path, text]) => textFile(path, text)),
  };
}

/** Increase this number if the content of a cached bundle changes. */
const FORMAT = 6;

/** The output depends on the versions of these packages. */
const TOOLS = ['esbuild', 'react', 'react-dom'];
const NOTHING: PageScripts = { behaviours: [], islands: [], eagerScripts: [] };

/** Finds the manifest of a package as Node does: in this folder, or in a folder above it. */
async function manifestOf(name: string, folder: string, io: Pick<Io, 'read'>): Promise<string> {
  const text = asText(await io.read(join(folder, 'node_modules', name, 'package.json')));
  if (text !== undefined) return text;
  return dirname(folder) === folder ? '' : manifestOf(name, dirname(folder), io);
}

/** Returns the cached bundle if none of its sources has changed. */
async function current(name: string, engine: string, io: Io): Promise<Bundle | undefined> {
  const bundle = await cached(io.cache, name, (value) => bundled.safeParse(value).data);
  if (!bundle) return undefined;
  const same = await Promise.all(
    Object.entries(bundle.sources).map(async ([path, hash]) => (await hashOf(path, engine, io)) === hash),
  );
  return same.every(Boolean) ? bundle : undefined;
}

const hashOf = async (path: string, engine: string, io: Io): Promise<string> =>
  digest((await io.read(join(engine, path))) ?? '');

async function make(sets: readonly PageScripts[], keys: readonly string[], engine: string, io: Io): Promise<Bundle> {
  const { build } = await import('esbuild');
  const entryPoints = sets.map((_, index) => ({ in: `entry:${index}`, out: 'page' }));
  const sources = new Map<string, string>();
  const { outputFiles, metafile } = await build({
    ...optionsIn(engine),
    entryPoints,
    plugins: [entries(sets, engine), digests(sources, engine, io)],
  });
  const texts = new Map(
    outputFiles.map(({ path, text }) => [`assets/${path.split(/[\\/]/).at(-1)}`, text.replaceAll(UNUSED, '')]),
  );
  return {
    sources: Object.fromEntries([...sources].sort(([a], [b]) => (a < b ? -1 : 1))),
    entries: Object.fromEntries(keys.map((key, index) => [key, entryOf(metafile, `entry:entry:${index}`)])),
    scripts: Object.entries(metafile.outputs).map(([path, output]) => scriptOf(path, output, texts.get(path) ?? '')),
    texts: Object.fromEntries(texts),
  };
}

/** Entries are not files: the source of each is generated from what its pages use. */
const entries = (sets: readonly PageScripts[], engine: string): Plugin => ({
  name: 'entries',
  setup(setup) {
    setup.onResolve({ filter: /^entry:/ }, ({ path }) => ({ path, namespace: 'entry' }));
    setup.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
      contents: entrySource(sets[Number(path.slice('entry:'.length))] ?? NOTHING),
      resolveDir: engine,
      loader: 'ts',
    }));
  },
});

/**
 * Stores the digest of each source as it is bundled: if it were read again, a bundle of an old source could be cached
 * under the digest of the new one.
 */
const digests = (sources: Map<string, string>, engine: string, { read }: Pick<Io, 'read'>): Plugin => ({
  name: 'digests',
  setup(setup) {
    setup.onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
      const source = relativePath(engine, path);
      const contents = /(^|\/)node_modules\//.test(source) ? undefined : await read(path);
      if (!contents) return undefined;
      sources.set(source, digest(contents));
      return { contents, loader: 'default' };
    });
  },
});

const optionsIn = (engine: string) =>
  ({
    absWorkingDir: engine,
    outdir: join(engine, 'assets'),
    entryNames: '[name].[hash]',
    chunkNames: 'part.[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    metafile: true,
    write: false,
    // A shared node_modules folder may be a symbolic link; the names in a bundle must not depend on its target.
    preserveSymlinks: true,
    // Islands are plain React: their styles are part of the page, and Emotion would double their size.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react', verbatimModuleSyntax: true } },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  }) as const satisfies BuildOptions;

/**
 * Matches imports that a script contains only to fix the order in which its parts run. Our modules have no side effects
 * (`sideEffects` in package.json), so the order does not matter. The imports are removed, because browsers would load
 * React's part with every page.
 */
const UNUSED = /import"\.\/part\.\w+\.js";/g;

const entryOf = ({ outputs }: Metafile, entry: string): string =>
  Object.entries(outputs).find(([, output]) => output.entryPoint === entry)?.[0] ?? '';

const scriptOf = (path: string, { imports, inputs }: Metafile['outputs'][string], text: string): Script => ({
  path,
  imports: imports.flatMap((part) =>
    part.kind === 'import-statement' && text.includes(posix.basename(part.path)) ? [part.path] : [],
  ),
  later: imports.flatMap((part) => (part.kind === 'dynamic-import' ? [part.path] : [])),
  modules: Object.fromEntries(Object.entries(inputs).map(([name, { bytesInOutput }]) => [name, bytesInOutput])),
  brotli: brotliCompressSync(text).length,
  integrity: `sha256-${createHash('sha256').update(text).digest('base64')}`,
});
