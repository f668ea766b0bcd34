/**
 * Finds the servers that the conformance tests ask: nginx and Caddy on the system or from Debian, and the packages of
 * test/servers, which hold Cloudflare's own server and the parsers of Netlify and Vercel. They are 200 MB that nobody
 * needs to build a site, so they are installed when these tests are run, and not with the site's own packages.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('servers', import.meta.url));
const STAMP = join(FOLDER, 'node_modules', '.installed-lock');
const DEBIAN = ['nginx', 'caddy'];

/** Where each is, for the tests' environment; empty where it is not to be had: its tests are then left out, and say so. */
export function ensureServers(say) {
  if (DEBIAN.some((name) => !find(name))) installFromDebian(say);
  const [nginx, caddy] = DEBIAN.map((name) => find(name) ?? '');
  return { SITE_TEST_NGINX: nginx, SITE_TEST_CADDY: caddy, SITE_TEST_HOSTS: packages(say) ? FOLDER : '' };
}

/** The path of a program, or nothing. */
export function find(name) {
  const named = process.env[`SITE_TEST_${name.toUpperCase()}`];
  if (named && existsSync(named)) return named;
  // A server stands in sbin, which is not on everybody's path.
  const { status, stdout } = run(
    'sh',
    ['-c', `PATH="$PATH:/usr/sbin:/usr/local/sbin:/opt/homebrew/bin" command -v ${name}`],
    'pipe',
  );
  return status === 0 && stdout.trim() ? stdout.trim() : undefined;
}

/** Only where nobody else's machine is changed: as root, or on a runner that may become root. */
function installFromDebian(say) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const root = process.getuid?.() === 0;
  const sudo = !root && process.env.CI && run('sudo', ['-n', 'true']).status === 0;
  if (!root && !sudo) return;
  say('Installing nginx and Caddy for the tests (once) …');
  const apt = (...args) => (sudo ? run('sudo', ['-n', 'apt-get', ...args]) : run('apt-get', args));
  apt('update');
  // One that cannot be had does not keep the other from being installed.
  for (const name of DEBIAN) apt('install', '-y', '--no-install-recommends', name);
}

/** Exactly what the lock file says, once for each lock file. */
function packages(say) {
  const lock = createHash('sha256')
    .update(readFileSync(join(FOLDER, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return true;
  say('Installing other hosts’ own servers and parsers for the tests (once) …');
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], ['ignore', 2, 2], FOLDER).status !== 0)
    return false;
  writeFileSync(STAMP, lock);
  return true;
}

function run(command, args, stdio = ['ignore', 2, 2], cwd = FOLDER) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd, env, stdio, encoding: 'utf8', shell: process.platform === 'win32' });
}
