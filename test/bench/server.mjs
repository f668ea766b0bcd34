/** A command that runs until it is stopped, and reports its CPU time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { measuredEnv } from './measure.mjs';

const SITE = fileURLToPath(new URL('../../cli/site.mjs', import.meta.url));

export const startServer = (args, { folder, usageFile }) =>
  spawn(process.execPath, [SITE, ...args], {
    cwd: folder,
    env: measuredEnv(usageFile),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

/** Returns the address that a server prints. */
export const addressOf = (server) =>
  new Promise((resolve, reject) => {
    const output = [];
    server.once('exit', () => reject(new Error(`The server ended: ${output.join('')}`)));
    server.stderr.on('data', (text) => {
      output.push(text);
      const [url] = /http:\/\/[\d.]+:\d+\S*/.exec(output.join('')) ?? [];
      if (url) resolve(url);
    });
  });

const QUIET_MS = 300;

/** Waits until the server is idle: it may still be printing the findings of an edit. */
export async function idle(server) {
  for (let before = -1, now = 0; now - before > 0.01; ) {
    before = await cpuOf(server);
    await new Promise((done) => setTimeout(done, QUIET_MS));
    now = await cpuOf(server);
  }
}

/** Returns the seconds of CPU time that a server has used. */
export async function cpuOf(server) {
  const answer = once(server, 'message');
  server.send('usage');
  return (await answer)[0].cpu;
}
