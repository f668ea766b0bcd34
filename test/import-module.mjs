import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Bundles and imports a TypeScript module of the tests, so that a script can use it: `importModule('test/corpus/show.ts')`. */
export async function importModule(path) {
  const outfile = join(ROOT, '.cache', `${path.replaceAll(/\W+/g, '-')}.mjs`);
  await build({
    entryPoints: [join(ROOT, path)],
    outfile,
    bundle: true,
    packages: 'external',
    alias: { 'clinic-site': join(ROOT, 'renderer/config/index.ts') },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    define: { ENGINE_ROOT: JSON.stringify(ROOT) },
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}
