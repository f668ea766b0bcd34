/**
 * Turns the TypeScript of the tool into JavaScript once, and again only when a file changed.
 * Plain JavaScript, because Node 20 runs no TypeScript.
 */
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['cli', 'renderer', 'components'];

/** Where the program is kept: with the tool, or in the folder of the site where the tool was installed for all and may not be written to. */
const PLACES = [ROOT, process.cwd()].map((folder) => join(folder, '.cache', 'program'));

/** These stay in node_modules: they hold native code or WebAssembly, are large and rarely needed, or may be missing. */
const EXTERNAL = [
  'esbuild',
  'sharp',
  'subset-font',
  'ts-morph',
  'chokidar',
  'unpdf',
  '@cantoo/pdf-lib',
  'playwright-core',
];

/** So do these, which are modules that wait for their WebAssembly: nothing but `import` can load them. */
const IMPORTED = ['harfbuzzjs'];

/**
 * The program is a script, in which `import()` is a `require`. A module that exports `then` is waited for, and what it
 * gives is taken in its place (https://tc39.es/ecma262/#sec-promise-resolve-functions): here the package itself.
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

/** The compiled command-line program; its file name changes with the source. */
export async function bundledProgram() {
  const name = fingerprint();
  const made = PLACES.map((place) => join(place, name)).find(isWhole);
  if (made) return join(made, 'main.cjs');
  const folder = join(cacheFolder(), name);
  if (!isWhole(folder)) await bundle(folder);
  return join(folder, 'main.cjs');
}

/** A power cut may leave a file shorter than it was written. */
function isWhole(folder) {
  try {
    const { size } = JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8'));
    return statSync(join(folder, 'main.cjs')).size === size;
  } catch {
    return false;
  }
}

function cacheFolder() {
  return PLACES.find(isWritable) ?? ownFolder(join(tmpdir(), `clinic-site-${process.getuid?.() ?? 'user'}`));
}

/** True where this account may make files in a folder, or may make the folder. */
function isWritable(folder) {
  try {
    const there = statSync(folder, { throwIfNoEntry: false });
    if (!there) return dirname(folder) !== folder && isWritable(dirname(folder));
    accessSync(folder, constants.W_OK);
    return there.isDirectory();
  } catch {
    return false;
  }
}

/** Everybody may write into the temporary folder: what lies there is run only where nobody else can have put it there. */
function ownFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  if (process.getuid && (uid !== process.getuid() || mode & 0o022))
    throw new Error(`The folder ${folder} belongs to somebody else, and the tool needs it. Remove it.`);
  return folder;
}

/** Size and time of every source file, and of the list of what is installed. */
function fingerprint() {
  const hash = createHash('sha256');
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  for (const file of [...FOLDERS.flatMap((folder) => sources(join(ROOT, folder))), installed]) {
    const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  hash.update(readFileSync(join(ROOT, 'package.json')));
  return hash.digest('hex').slice(0, 16);
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(tsx?|mjs)$/.test(entry.name) ? [path] : [];
    })
    .sort();
}

async function bundle(folder) {
  const { build } = await import('esbuild');
  const draft = `${folder}.${process.pid}`;
  const { metafile } = await build({
    entryPoints: [join(ROOT, 'cli/main.ts')],
    outfile: join(draft, 'main.cjs'),
    absWorkingDir: ROOT,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    external: EXTERNAL,
    // Said here too: tsconfig.json counts for nothing where the tool lies in node_modules.
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    plugins: [imported],
    // Parts that are rarely needed run when they are; packages are asked for by the `require` that cli/load.mjs gives.
    supported: { 'dynamic-import': false },
    sourcemap: 'linked',
    minifySyntax: true,
    minifyWhitespace: true,
    define: {
      'process.env.NODE_ENV': '"production"',
      ENGINE_ROOT: JSON.stringify(ROOT),
      // Both are given by cli/load.mjs.
      'import.meta.url': 'PROGRAM_URL',
    },
    metafile: true,
    logLevel: 'silent',
  });
  const digest = digestOf(Object.keys(metafile.inputs).filter((path) => !path.startsWith('imported:')));
  const { size } = statSync(join(draft, 'main.cjs'));
  writeFileSync(join(draft, 'made.json'), JSON.stringify({ digest, size }));
  rmSync(folder, { recursive: true, force: true });
  prune();
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another process was faster: its bundle is the same.
    rmSync(draft, { recursive: true, force: true });
    if (!isWhole(folder)) throw error;
  }
}

/** What the program is made of, wherever it lies: its own modules and those of packages, and what runs them. */
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

const DAY_MS = 86_400_000;

/** Programs of earlier sources go after a day: one that still runs may load a part of itself late. */
function prune() {
  for (const name of readdirSync(cacheFolder())) {
    const path = join(cacheFolder(), name);
    if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}
