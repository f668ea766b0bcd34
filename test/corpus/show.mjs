/**
 * Prints the scores of every rule on the corpus, and every false alarm and missed sentence:
 * `node test/corpus/show.mjs dental claim/effect`. Without arguments, it shows all trades and rules.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const outfile = join(ROOT, '.cache', 'corpus.mjs');

await build({
  entryPoints: [join(ROOT, 'test/corpus/show.ts')],
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
const { show } = await import(pathToFileURL(outfile).href);
process.stdout.write(await show(process.argv.slice(2)));
