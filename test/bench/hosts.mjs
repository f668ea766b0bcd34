/** Sends the requests of many visitors to nginx with the configuration that `site host` prints. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { find } from '../servers.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Skipped if nginx or wrk is not installed (apt-get install nginx wrk). */
export async function hosts(folder, print) {
  const [nginx, wrk] = [find('nginx'), find('wrk')];
  print('\nnginx with the configuration of “site host nginx”, 32 visitors at once');
  if (!nginx || !wrk) return print(`  left out: ${nginx ? 'wrk' : 'nginx'} is not installed`);
  process.env.SITE_TEST_NGINX = nginx;
  const outfile = join(ROOT, '.cache/bench/load.mjs');
  const define = { ENGINE_ROOT: JSON.stringify(ROOT) };
  const alias = { 'clinic-site': join(ROOT, 'renderer/config/index.ts') };
  const options = { bundle: true, packages: 'external', format: 'esm', platform: 'node', define, alias };
  await build({ ...options, entryPoints: [join(ROOT, 'test/bench/load.ts')], outfile });
  const { load } = await import(pathToFileURL(outfile).href);
  const script = readdirSync(join(folder, 'assets')).find((name) => name.endsWith('.js'));
  await load(folder, `assets/${script}`, print);
}
