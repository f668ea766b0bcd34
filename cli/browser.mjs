/** Finds Chromium or Chrome: named in the environment, installed on the system, or downloaded by Playwright. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Environment variables that may name a browser, in order of precedence. */
export const BROWSER_VARIABLES = ['SITE_BROWSER', 'CHROME_PATH', 'CHROMIUM_PATH', 'PUPPETEER_EXECUTABLE_PATH'];

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of a browser, or `undefined` if there is none. */
export async function findBrowser(env = process.env) {
  return fromEnvironment(env) ?? onSystem(env) ?? (await fromPlaywright());
}

const fromEnvironment = (env) => BROWSER_VARIABLES.map((name) => env[name]).find((path) => path && existsSync(path));

function onSystem(env) {
  for (const name of COMMANDS) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8', env });
    if (status === 0 && stdout.trim()) return stdout.trim();
  }
  return PATHS.find((path) => existsSync(path));
}

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Finds a browser or installs one; reports and returns `undefined` if it cannot be installed. */
export const ensureBrowser = async (say) => (await findBrowser()) ?? (await install(say));

async function install(say) {
  say('Installing a browser for the tests (once) …');
  const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
  if (run('npx', ['playwright-core', 'install', 'chromium'])) return findBrowser();
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot && run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])) return findBrowser();
  say(`No browser could be installed. Install Chromium or Chrome, or set ${BROWSER_VARIABLES[0]} to its path.`);
  return undefined;
}
