/** Writes practices with many treatments to a folder, each as an owner might write it: one file of plain values. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { largeSite } from './large-site.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MINIMAL = join(ROOT, 'test/sites/minimal');

/** Returns the values of the smallest site. */
async function minimalSite() {
  const { outputFiles } = await build({
    entryPoints: [join(MINIMAL, 'site.config.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    alias: { 'clinic-site': join(ROOT, 'renderer/config/index.ts') },
  });
  const bundle = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
  return (await import(bundle)).default;
}

/** Writes a site with the given number of treatments, and returns its folder. */
export async function writeLargeSite(folder, count, generate = largeSite) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(MINIMAL, 'content'), join(folder, 'content'), { recursive: true });
  const config = generate(await minimalSite(), count);
  writeFileSync(join(folder, 'site.config.ts'), `export default ${JSON.stringify(config, null, 2)};\n`);
  return folder;
}

/** Adds one pound to the price of the treatment in the middle, and returns the new price. */
export function changePrice(folder) {
  const file = join(folder, 'site.config.ts');
  const text = readFileSync(file, 'utf8');
  const prices = [...text.matchAll(/"price": "£(\d+) per session"/g)];
  const { 1: pounds, index } = prices[prices.length >> 1];
  const price = `£${Number(pounds) + 1} per session`;
  const from = index + '"price": "'.length;
  writeFileSync(file, text.slice(0, from) + price + text.slice(from + `£${pounds} per session`.length));
  return price;
}
