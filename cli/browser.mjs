/** Finds Chromium or Chrome: named in the environment, installed on the system, or downloaded by Playwright. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Environment variables that may name a browser, in order of precedence. */
export const BROWSER_VARIABLES = ['SITE_BROWSER', 'CHROME_PATH', 'CHROMIUM_PATH', 'PUPPETEER_EXECUTABLE_PATH'];

/** Chromium without a user interface: a page of a new visitor takes a third of the CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Browsers with a user interface and all the features of visitors’ browsers. */
const COMPLETE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of a browser, or `undefined` if there is none. */
export async function findBrowser(env = process.env) {
  return fromEnvironment(env) ?? command(HEADLESS_SHELL, env) ?? (await completeBrowser(env));
}

const completeBrowser = async (env) =>
  COMPLETE.map((name) => command(name, env)).find(Boolean) ??
  PATHS.find((path) => existsSync(path)) ??
  (await fromPlaywright());

const fromEnvironment = (env) => BROWSER_VARIABLES.map((name) => env[name]).find((path) => path && existsSync(path));

function command(name, env) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8', env });
  return status === 0 && stdout.trim() ? stdout.trim() : undefined;
}

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * Returns the browser for most tests, and one with a back/forward cache, which the headless shell does not have.
 * Installs the missing ones (both on Debian) and reports those that cannot be installed.
 */
export async function ensureBrowsers(say, env = process.env) {
  const named = fromEnvironment(env);
  if (named) return { browser: named, complete: named };
  if (isDebianRoot() && !(command(HEADLESS_SHELL, env) && (await completeBrowser(env)))) fromDebian(say);
  if (!(await findBrowser(env))) install(say);
  const browser = await findBrowser(env);
  return { browser, complete: (await completeBrowser(env)) ?? browser };
}

const INSTALLING = 'Installing browsers for the tests (once) …';
const run = (program, args) => spawnSync(program, args, { stdio: ['ignore', 2, 2] }).status === 0;

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function fromDebian(say) {
  say(INSTALLING);
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', 'chromium', HEADLESS_SHELL]);
}

function install(say) {
  say(INSTALLING);
  if (!run('npx', ['playwright-core', 'install', 'chromium']))
    say(`No browser could be installed. Install Chromium or Chrome, or set ${BROWSER_VARIABLES[0]} to its path.`);
}
