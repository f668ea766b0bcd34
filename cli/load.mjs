/**
 * Runs a bundled program. V8's compiled code is cached beside it, separately for each command, because compiling takes
 * longer than checking an unchanged site. This file is plain JavaScript because Node 20 cannot run TypeScript.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { bundledProgram } from './bundle.mjs';
import { verifiedContent, withChecksum } from './checksum.mjs';

/** The variables that a program can use; see cli/program.ts. */
const PARAMETERS = 'exports, require, module, PROGRAM, PROGRAM_URL, PROGRAM_IMPORT';

/** Returns the exports of a program and a function that caches the code compiled while it ran. */
export function loadProgram(file, command = '') {
  const compiled = join(dirname(file), `${/^[a-z]+$/.test(command) ? command : 'other'}.compiled`);
  const cachedData = bytesOf(compiled);
  // The program is plain ASCII; see cli/bundle.mjs.
  const source = `(function (${PARAMETERS}) {${readFileSync(file, 'latin1')}\n})`;
  const script = new Script(source, { filename: file, cachedData });
  const module = { exports: {} };
  const program = {
    file,
    digest: JSON.parse(readFileSync(join(dirname(file), 'bundle.json'), 'utf8')).digest,
    latest: latestFrom(file, module),
  };
  // Resolves packages from here, wherever the program is stored.
  const require = createRequire(import.meta.url);
  const url = pathToFileURL(file).href;
  script.runInThisContext()(module.exports, require, module, program, url, (name) => import(name));
  const cacheCompiled = () => {
    if (!cachedData || script.cachedDataRejected) writeComplete(compiled, script.createCachedData());
  };
  return { ...module.exports, cacheCompiled };
}

/**
 * Returns a function that loads the program as compiled from the current source. A program that is still current is not
 * loaded again: V8 has optimised what has run several times.
 */
function latestFrom(firstFile, module) {
  // The program replaces the exports while it runs, so they are read later.
  let current = { file: firstFile, loaded: undefined };
  return async () => {
    const file = await bundledProgram();
    if (file !== current.file) current = { file, loaded: loadProgram(file) };
    return current.loaded ?? module.exports;
  };
}

function bytesOf(file) {
  try {
    // V8 may read past the end of damaged code, so the digest is verified.
    return verifiedContent(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** Writes the file completely or not at all; if that fails, the next run compiles again. */
function writeComplete(file, bytes) {
  // Threads of one process write too.
  const temporary = `${file}.${randomUUID()}`;
  try {
    writeFileSync(temporary, withChecksum(bytes));
    renameSync(temporary, file);
  } catch {
    rmSync(temporary, { force: true });
  }
}
