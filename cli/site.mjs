#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { bundledProgram } from './bundle.mjs';

process.env.NODE_ENV ??= 'production';
try {
  const { main } = await import(pathToFileURL(await bundledProgram()).href);
  process.exitCode = await main(process.argv);
} catch (error) {
  // Only the tool's own source can fail here: its code does not compile, or a package is missing.
  process.stderr.write(`The tool itself cannot be started.\n${error.message}\n`);
  process.exitCode = 3;
}
