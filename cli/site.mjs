#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { bundledProgram } from './bundle.mjs';
import { loadProgram } from './load.mjs';

process.env.NODE_ENV ??= 'production';
// V8 first interprets each regular expression, and compiles it if it is used again (https://v8.dev/blog/regexp-tier-up).
// A check uses hundreds of them on long texts, and takes an eighth less time if they are compiled at once. V8's cache of
// compiled code belongs to its flags, so they are set first.
setFlagsFromString('--no-regexp-tier-up');
for (const stream of [process.stdout, process.stderr]) stream.on('error', endIfClosed);
try {
  const { main, cacheCompiled } = loadProgram(await bundledProgram(), process.argv[2]);
  process.exitCode = await main(process.argv);
  cacheCompiled();
  // Ends the process even if the config has left something running, such as a timer.
  await Promise.all([process.stdout, process.stderr].map((stream) => new Promise((done) => stream.write('', done))));
  process.exit();
} catch (error) {
  // Only a bug in the tool gets here: its code does not compile, or a package is missing.
  const help = error.code === 'ERR_MODULE_NOT_FOUND' ? 'Packages are missing: run “npm install” first.\n' : '';
  process.stderr.write(`The tool cannot be started.\n${error.message}\n${help}`);
  process.exitCode = 3;
}

/** A reader such as `head` may close the pipe early; programs then end with this code (128 + SIGPIPE). */
function endIfClosed(error) {
  if (error.code === 'EPIPE') process.exit(141);
  throw error;
}
