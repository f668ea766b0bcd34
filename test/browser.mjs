/** Finds a Chromium for the browser tests, or installs one now. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../cli/browser.mjs';

/** The path of a browser, or nothing where none is to be had: the browser tests then fail and say so. */
export const ensureBrowser = async (say) => (await findBrowser()) ?? (await installed(say));

async function installed(say) {
  say('Installing a browser for the tests (once) …');
  const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
  if (run('npx', ['playwright', 'install', 'chromium'])) return findBrowser();
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debian && run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])) return findBrowser();
  say('No browser could be installed. Install Chromium or Chrome, or name one in SITE_TEST_BROWSER.');
  return undefined;
}
