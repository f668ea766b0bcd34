/**
 * Finds the servers for the conformance tests: nginx, Caddy and Apache on the system or from Debian, and the packages
 * of test/servers, which contain Cloudflare's own server and the parsers of Netlify and Vercel. These 200 MB are installed
 * only when the tests run, because building a site does not need them.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCi } from './is-ci.mjs';

const FOLDER = fileURLToPath(new URL('servers', import.meta.url));
const STAMP = join(FOLDER, 'node_modules', '.installed-lock');
/** Programs, and the packages of Debian that contain them. That of Apache starts no service. */
const DEBIAN = { nginx: 'nginx', caddy: 'caddy', apache2: 'apache2-bin' };

/**
 * Returns the paths for the environment of the tests. The path of a missing server is empty: its tests are left out with
 * a message, which fails the run in CI.
 */
export function ensureServers(say) {
  if (missing().length > 0) installFromDebian(say);
  const programs = Object.keys(DEBIAN).map((name) => [variable(name), find(name) ?? '']);
  return { ...Object.fromEntries(programs), SITE_TEST_HOSTS: packages(say) ? FOLDER : '' };
}

const missing = () => Object.keys(DEBIAN).filter((name) => !find(name));

const variable = (name) => `SITE_TEST_${name.toUpperCase()}`;

/** Returns the path of a program, or `undefined`. */
export function find(name) {
  const named = process.env[variable(name)];
  if (named && existsSync(named)) return named;
  // Servers are in sbin, which is not in everybody's PATH.
  const { status, stdout } = run(
    'sh',
    ['-c', `PATH="$PATH:/usr/sbin:/usr/local/sbin:/opt/homebrew/bin" command -v ${name}`],
    'pipe',
  );
  return status === 0 && stdout.trim() ? stdout.trim() : undefined;
}

/** Installs packages only if that changes nobody's own machine: as root, or on a CI runner with sudo. */
function installFromDebian(say) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const root = process.getuid?.() === 0;
  const sudo = !root && isCi(process.env) && run('sudo', ['-n', 'true']).status === 0;
  if (!root && !sudo) return;
  say(`Installing ${missing().join(', ')} for the tests (once) …`);
  const apt = (...args) => (sudo ? run('sudo', ['-n', 'apt-get', ...args]) : run('apt-get', args));
  apt('update');
  // Installs them one by one, so that a missing package does not prevent the others.
  for (const name of missing()) apt('install', '-y', '--no-install-recommends', DEBIAN[name]);
}

/** Installs the packages of the lock file, once for each lock file. */
function packages(say) {
  const lock = createHash('sha256')
    .update(readFileSync(join(FOLDER, 'package-lock.json')))
    .digest('hex');
  const isInstalled = existsSync(join(FOLDER, 'node_modules', 'wrangler'));
  if (isInstalled && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return true;
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
