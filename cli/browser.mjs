/** Finds a Chromium: named by the environment, on the system, or Playwright's own where that is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The variables that may name one, the first first. */
export const NAMED = ['SITE_BROWSER', 'SITE_TEST_BROWSER', 'CHROME_PATH', 'CHROMIUM_PATH', 'PUPPETEER_EXECUTABLE_PATH'];

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser, or nothing where there is none. */
export async function findBrowser(env = process.env) {
  return named(env) ?? onSystem(env) ?? (await playwrights());
}

const named = (env) => NAMED.map((name) => env[name]).find((path) => path && existsSync(path));

function onSystem(env) {
  for (const name of SYSTEM) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8', env });
    if (status === 0 && stdout.trim()) return stdout.trim();
  }
  return PLACES.find((path) => existsSync(path));
}

async function playwrights() {
  try {
    const { chromium } = await import('playwright');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // Playwright is there for the tests of this tool only.
    return undefined;
  }
}
