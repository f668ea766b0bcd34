/**
 * Compiles the TypeScript of the tool to JavaScript, and again only after a file has changed. This file is plain
 * JavaScript because Node 20 cannot run TypeScript.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteOldPrograms, markUsed, programFolder, programsFolder, publish } from './program-folders.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['cli', 'renderer', 'components'];
const SOURCE = /\.(tsx?|mjs|json)$/;

/**
 * Packages that stay in node_modules because they contain native code or WebAssembly, are large and rarely needed, or
 * may be missing.
 */
const EXTERNAL = [
  'esbuild',
  'sharp',
  'subset-font',
  'ts-morph',
  'chokidar',
  'unpdf',
  '@cantoo/pdf-lib',
  'svgo',
  'playwright-core',
];

/** Packages that must be loaded with `import`: their modules await WebAssembly, or they export nothing to `require`. */
const IMPORTED = ['harfbuzzjs', 'cspell-trie-lib'];

/**
 * The program consists of scripts in which `import()` becomes `require`. If a module exports `then`, `await` calls it and
 * uses the value that it resolves to (https://tc39.es/ecma262/#sec-promise-resolve-functions): here, the package itself.
 */
const imported = {
  name: 'imported',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^(?:${IMPORTED.join('|')})$`) }, ({ path }) => ({ path, namespace: 'imported' }));
    onLoad({ filter: /.*/, namespace: 'imported' }, ({ path }) => ({
      contents: `export const then = (done, failed) => PROGRAM_IMPORT(${JSON.stringify(path)}).then(done, failed);`,
    }));
  },
};

/** Returns the folder of the compiled program. Its name changes with the source. */
export async function bundledProgram() {
  const name = fingerprint();
  const folder = programFolder(name, ROOT) ?? (await bundle(name, programsFolder(ROOT)));
  markUsed(folder);
  return folder;
}

/** Hashes the size and time of every source file, and of the list of installed packages. */
function fingerprint() {
  const hash = createHash('sha256');
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  for (const file of [...FOLDERS.flatMap((folder) => sources(join(ROOT, folder))).sort(), installed]) {
    const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  hash.update(readFileSync(join(ROOT, 'package.json')));
  return hash.digest('hex').slice(0, 16);
}

/** Lists the source files in a folder. `readdirSync` takes ten times as long with `recursive`: it asks for each file’s type. */
function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/** Bundles the program in a folder of this process, then moves it to where others look for it; returns its folder. */
async function bundle(name, programs) {
  const { build, transform } = await import('esbuild');
  const unique = randomUUID();
  const temporary = join(programs, `unfinished-${unique}`);
  const { metafile, outputFiles } = await build(modules(temporary));
  const digest = digestOf(Object.keys(metafile.inputs).filter((path) => !path.startsWith('imported:')));
  mkdirSync(temporary, { recursive: true });
  const parts = outputFiles.map(async ({ path, text }) => {
    const { code } = await transform(text, SCRIPT);
    const script = asciiOnly(code);
    writeFileSync(path, script);
    return [basename(path), script.length];
  });
  const sizes = Object.fromEntries(await Promise.all(parts));
  writeFileSync(join(temporary, 'program.json'), JSON.stringify({ digest, sizes }));
  deleteOldPrograms(programs);
  return publish(temporary, join(programs, name), unique);
}

/** Splits the program at each `import()`, so that a command reads and compiles only the parts that it uses. */
const modules = (outdir) => ({
  entryPoints: [join(ROOT, 'cli/main.ts')],
  absWorkingDir: ROOT,
  outdir,
  bundle: true,
  splitting: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: EXTERNAL,
  // Repeated here because tsconfig.json is ignored if the tool is in node_modules.
  jsx: 'automatic',
  jsxImportSource: '@emotion/react',
  plugins: [imported],
  define: {
    'process.env.NODE_ENV': '"production"',
    ENGINE_ROOT: JSON.stringify(ROOT),
    // cli/load.mjs provides this.
    'import.meta.url': 'PROGRAM_URL',
  },
  metafile: true,
  logLevel: 'silent',
});

/** esbuild splits only modules (https://esbuild.github.io/api/#splitting), but Node can cache only compiled scripts. */
const SCRIPT = {
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  // Parts and packages are loaded with the `require` from cli/load.mjs.
  supported: { 'dynamic-import': false },
  minifySyntax: true,
  minifyWhitespace: true,
};

/**
 * Escapes what esbuild leaves: characters in regular expressions and in raw templates, which are all their sources. Node
 * reads five megabytes of plain ASCII 25 ms faster.
 */
const asciiOnly = (code) =>
  code.replace(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Hashes the contents of all bundled modules and the versions of the runtime, independently of their location. */
function digestOf(inputs) {
  const digests = inputs.map((path) =>
    createHash('sha256')
      .update(readFileSync(resolve(ROOT, path)))
      .digest('hex'),
  );
  const { node, v8, icu, unicode } = process.versions;
  return createHash('sha256')
    .update(JSON.stringify([digests.sort(), node, v8, icu, unicode]))
    .digest('hex')
    .slice(0, 24);
}
