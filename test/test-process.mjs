/**
 * Runs test files one after another, so that they share what is expensive: compiled code, a browser, a checked site. The
 * parent sends the path of a file. At its end, this process prints a line with the mark that it was given, its exit
 * status and the memory in use. A file that ends the process, or that throws before its tests are defined, never gets
 * there, so it fails.
 */
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { findSourcesOnce } from './stack-frames.mjs';

// As in cli/site.mjs; tests of rules then take an eighth less time.
setFlagsFromString('--no-regexp-tier-up');
// uvu then runs no suite by itself (its own command does the same).
globalThis.UVU_DEFER = 1;
const { exec } = await import('uvu');
findSourcesOnce();
const [, , mark] = process.argv;
const atStart = { cwd: process.cwd(), env: { ...process.env } };

process.on('message', async (path) => {
  // If nothing can continue the file, for example because it waits for a promise that never settles, the process ends:
  // meanwhile the connection to the parent does not keep it alive.
  process.channel.unref();
  globalThis.UVU_QUEUE = [[null]];
  await import(pathToFileURL(path).href);
  await exec();
  // A rejection that nobody handles ends the process in this turn of the event loop.
  await setImmediate();
  await Promise.all([process.stdout, process.stderr].map((stream) => new Promise((done) => stream.write('', done))));
  process.stdout.write(`\n${mark} ${process.exitCode ?? 0} ${process.memoryUsage().rss}\n`);
  restore();
  process.channel.ref();
});
process.on('disconnect', () => process.exit());

/** Gives the next file the state in which the process began. */
function restore({ cwd, env } = atStart) {
  process.exitCode = 0;
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}
