#!/usr/bin/env node
import { bundledProgram } from './bundle.mjs';
import { loadProgram } from './load.mjs';

process.env.NODE_ENV ??= 'production';
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
  process.stderr.write(`The tool cannot be started.\n${error.message}\n`);
  process.exitCode = 3;
}

/** A reader such as `head` may close the pipe early; programs then end with this code (128 + SIGPIPE). */
function endIfClosed(error) {
  if (error.code === 'EPIPE') process.exit(141);
  throw error;
}
