/** Finds a Chromium for the browser tests: named by the environment, on the system, Playwright's own, or installed now. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMED = ['SITE_TEST_BROWSER', 'CHROME_PATH', 'CHROMIUM_PATH', 'PUPPETEER_EXECUTABLE_PATH'];
const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a browser, or nothing where none is to be had: the browser tests then fail and say so. */
export async function ensureBrowser(say) {
  return named() ?? onSystem() ?? (await playwrights()) ?? (await installed(say));
}

const named = () => NAMED.map((name) => process.env[name]).find((path) => path && existsSync(path));

function onSystem() {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  if (existsSync(mac)) return mac;
  for (const name of SYSTEM) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0 && stdout.trim()) return stdout.trim();
  }
  return undefined;
}

async function playwrights() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installed(say) {
  say('Installing a browser for the tests (once) …');
  const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
  if (run('npx', ['playwright', 'install', 'chromium'])) return playwrights();
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debian && run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])) return onSystem();
  say('No browser could be installed. Install Chromium or Chrome, or name one in SITE_TEST_BROWSER.');
  return undefined;
}
