/**
 * The first step of `npm start` and `npm test` on a fresh machine: installs everything that is missing and reports what
 * cannot be installed. Plain JavaScript, because nothing is installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NPM_MISSING, npmCommand } from './npm.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE_NEEDED = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines.node.replace('>=', '');
const STAMP = join(ROOT, 'node_modules', '.installed-lock');

const tasks = { start, test };
const task = tasks[process.argv[2]];
if (!task) fail(`Usage: node cli/setup.mjs ${Object.keys(tasks).join('|')}`);
needNode();
needPackages({ development: task === test });
await task(process.argv.slice(3));

function needNode() {
  if (isOlder(process.versions.node, NODE_NEEDED))
    fail(
      `This needs Node ${NODE_NEEDED} or later, but found Node ${process.versions.node}. Get it from https://nodejs.org.`,
    );
}

/** Compares number by number: '20.9.0' is older than '20.19'. */
function isOlder(version, needed) {
  const [major, minor] = version.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

/**
 * Installs the packages of the lock file if any are missing, once for each lock file. A fresh clone that is only started
 * gets no packages for development, which take half of the time.
 */
function needPackages({ development }) {
  const text = readFileSync(join(ROOT, 'package-lock.json'));
  const lock = createHash('sha256').update(text).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  if (allInstalled(JSON.parse(text).packages, development)) return;
  say('Installing packages (once; this needs the npm registry) …');
  const all = development || existsSync(join(ROOT, 'node_modules'));
  const { status, error } = npm(['ci', '--no-audit', '--no-fund', ...(all ? [] : ['--omit=dev'])]);
  if (error) fail(NPM_MISSING);
  if (status !== 0)
    fail('The packages could not be installed: see npm’s message above. Check whether the npm registry is reachable.');
  if (all) writeFileSync(STAMP, lock);
}

/**
 * Ignores optional packages, which are mostly for other systems. Packages that were installed by hand or are shared are
 * not installed again.
 */
function allInstalled(packages, development) {
  return Object.entries(packages).every(
    ([folder, { version, optional, dev }]) =>
      folder === '' || optional || (dev && !development) || versionIn(join(ROOT, folder)) === version,
  );
}

function versionIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

function npm(words) {
  const { command, args, shell } = npmCommand(words);
  return spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], shell });
}

/** Builds the site and serves it. */
async function start(args) {
  const site = join(ROOT, 'cli', 'site.mjs');
  const built = spawnSync(process.execPath, [site, 'build'], { cwd: ROOT, stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
  forward(spawn(process.execPath, [site, 'preview', ...args], { cwd: ROOT, stdio: 'inherit' }));
}

/** Runs types, lint, unit and browser tests. */
async function test(args) {
  const { ensureBrowsers } = await import('./browser.mjs');
  const { browser = '', complete = '' } = await ensureBrowsers(say);
  const env = { ...process.env, SITE_BROWSER: browser, SITE_TEST_COMPLETE_BROWSER: complete };
  forward(spawn(process.execPath, [join(ROOT, 'test', 'run.mjs'), ...args], { cwd: ROOT, stdio: 'inherit', env }));
}

/** Forwards signals to the child process and exits with its status. */
function forward(child) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}
