/** Writes docs/reference.md: `npm run reference`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const outfile = join(ROOT, '.cache', 'reference.mjs');

await build({
  entryPoints: [join(ROOT, 'test/reference/index.ts')],
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
const { reference } = await import(pathToFileURL(outfile).href);
writeFileSync(join(ROOT, 'docs/reference.md'), reference());
