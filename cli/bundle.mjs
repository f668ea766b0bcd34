/**
 * Turns the TypeScript of the tool into JavaScript once, and again only when a file changed.
 * Plain JavaScript, because Node 20 runs no TypeScript.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['cli', 'renderer', 'components'];

/** These stay in node_modules: they hold native code or WebAssembly, or are large and rarely needed. */
const EXTERNAL = ['esbuild', 'sharp', 'subset-font', 'ts-morph', 'chokidar'];

/** The compiled command-line program; its file name changes with the source. */
export async function bundledProgram() {
  const folder = join(cacheFolder(), fingerprint());
  const program = join(folder, 'main.js');
  if (!existsSync(program)) await bundle(folder);
  return program;
}

function cacheFolder() {
  const own = join(ROOT, '.cache', 'program');
  try {
    return statSync(ROOT).mode & 0o200 ? own : join(tmpdir(), 'clinic-site');
  } catch {
    return own;
  }
}

/** Size and time of every source file, and the versions that are installed. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of FOLDERS.flatMap((folder) => sources(join(ROOT, folder)))) {
    const { size, mtimeMs } = statSync(file);
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
  await build({
    entryPoints: [join(ROOT, 'cli/main.ts')],
    outdir: draft,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: EXTERNAL,
    sourcemap: 'linked',
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': '"production"', ENGINE_ROOT: JSON.stringify(ROOT) },
    banner: {
      js: "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);",
    },
    logLevel: 'silent',
  });
  rmSync(folder, { recursive: true, force: true });
  prune();
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another process was faster: its bundle is the same.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(folder, 'main.js'))) throw error;
  }
}

const DAY_MS = 86_400_000;

/** Programs of earlier sources go after a day: one that still runs may load a part of itself late. */
function prune() {
  for (const name of readdirSync(cacheFolder())) {
    const path = join(cacheFolder(), name);
    if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}
