import { spawn } from 'node:child_process';
import type { Terminal } from './terminal.ts';

const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the default browser, or asks the user to open it if that fails. */
export function openInBrowser(address: string, terminal: Terminal): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => terminal.say(`No browser could be opened. Go to ${address}`));
  child.unref();
}
