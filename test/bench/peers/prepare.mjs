/** Copies the peers to a separate folder, installs them, and writes the catalogue that all of them read. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { find } from '../../servers.mjs';

const MAX_MESSAGE = 300;
/** The folder for temporary files of the peers: Hugo and Node would leave their caches in that of the system. */
export const TEMPORARY = 'tmp';
/** The seed of the pseudo-random text. */
const SEED = '1';

/** Copies the folder of the peers. A copy can be written to even if the folder is read-only. */
export function copyPeers(folder, root) {
  cpSync(folder, root, { recursive: true, verbatimSymlinks: true });
  run('chmod', ['-R', 'u+w', root], root);
  mkdirSync(join(root, TEMPORARY), { recursive: true });
}

/** Installs a peer, and returns its version; throws an error with the reason if that is not possible. */
export function installPeer(tool, root) {
  if (!existsSync(join(root, tool.folder))) throw new Error(`the folder of the peers contains no ${tool.folder}/`);
  if (tool.program && !find(tool.program))
    throw new Error(`${tool.program} is not installed (apt-get install ${tool.program})`);
  for (const name of tool.installs) if (!existsSync(join(root, name, 'node_modules'))) npmInstall(join(root, name));
  for (const [from, to] of Object.entries(tool.copies ?? {})) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    copyFileSync(join(root, from), join(root, to));
  }
  return versionOf(tool, root);
}

function npmInstall(cwd) {
  const command = existsSync(join(cwd, 'package-lock.json')) ? 'ci' : 'install';
  run('npm', [command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], cwd);
}

function versionOf(tool, root) {
  if (tool.program) return /\d+(\.\d+)+/.exec(run(find(tool.program), ['version'], root))?.[0] ?? '';
  const owner = join(root, tool.installs[0], 'node_modules', tool.package, 'package.json');
  return JSON.parse(readFileSync(owner, 'utf8')).version;
}

/** Writes the catalogue with this number of treatments, and returns it. */
export function writeCatalogue(root, count) {
  run(process.execPath, ['make-catalogue.mjs', String(count), SEED], root);
  const hugo = join(root, 'hugo/prepare.mjs');
  if (existsSync(hugo)) run(process.execPath, [hugo], root);
  return readCatalogue(root);
}

/** Adds one pound to the price of the treatment in the middle, and returns the new catalogue. */
export function changeCatalogue(root) {
  run(process.execPath, ['touch-price.mjs'], root);
  return readCatalogue(root);
}

const readCatalogue = (root) => JSON.parse(readFileSync(join(root, 'data/catalogue.json'), 'utf8'));

function run(program, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${stderr.trim().slice(0, MAX_MESSAGE)}`);
  return stdout;
}
