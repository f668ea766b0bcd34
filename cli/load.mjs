/**
 * Runs a compiled program, which consists of scripts that load each other. V8's compiled code is cached beside each
 * script, separately for each command, because compiling takes longer than checking an unchanged site. This file is plain
 * JavaScript because Node 20 cannot run TypeScript.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { bundledProgram } from './bundle.mjs';
import { verifiedContent, withChecksum } from './checksum.mjs';

/** The variables that a script can use; see cli/program.ts. */
const PARAMETERS = 'exports, require, module, PROGRAM, PROGRAM_URL, PROGRAM_IMPORT';

/** Returns the exports of a program and a function that caches the code compiled while it ran. */
export function loadProgram(folder, command = '') {
  const suffix = `${/^[a-z]+$/.test(command) ? command : 'other'}.compiled`;
  const program = {
    folder,
    digest: JSON.parse(readFileSync(join(folder, 'program.json'), 'utf8')).digest,
    latest: latestFrom(folder, () => exportsOf('main.js')),
  };
  // Resolves packages from here, wherever the program is stored.
  const packages = createRequire(import.meta.url);
  const require = (name) => (name.startsWith('./') ? exportsOf(name.slice(2)) : packages(name));
  const url = pathToFileURL(join(folder, 'main.js')).href;
  const started = new Map();
  function exportsOf(name) {
    const known = started.get(name);
    if (known) return known.module.exports;
    const file = join(folder, name);
    const { script, cachedData } = compiled(file, `${file}.${suffix}`);
    const module = { exports: {} };
    started.set(name, { script, cachedData, module });
    script.runInThisContext()(module.exports, require, module, program, url, (id) => import(id));
    return module.exports;
  }
  const cacheCompiled = () => {
    for (const [name, { script, cachedData }] of started)
      if (!cachedData || script.cachedDataRejected)
        writeComplete(join(folder, `${name}.${suffix}`), script.createCachedData());
  };
  return { ...exportsOf('main.js'), cacheCompiled };
}

function compiled(file, cache) {
  const cachedData = bytesOf(cache);
  // The program is plain ASCII; see cli/bundle.mjs.
  const source = `(function (${PARAMETERS}) {${readFileSync(file, 'latin1')}\n})`;
  return { script: new Script(source, { filename: file, cachedData }), cachedData };
}

/**
 * Returns a function that loads the program as compiled from the current source. A program that is still current is not
 * loaded again: V8 has optimised what has run several times.
 */
function latestFrom(firstFolder, firstExports) {
  let current = { folder: firstFolder, loaded: undefined };
  return async () => {
    const folder = await bundledProgram();
    if (folder !== current.folder) current = { folder, loaded: loadProgram(folder) };
    return current.loaded ?? firstExports();
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
