/**
 * Runs a bundled program. V8 keeps what it compiled beside it, for each command its own: compiling takes longer than all
 * that a check of an unchanged site does. Plain JavaScript, because Node 20 runs no TypeScript.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { bundledProgram } from './bundle.mjs';
import { sealed, unsealed } from './sealed.mjs';

/** What a program finds around it: see cli/program.ts. */
const PARAMETERS = 'exports, require, module, PROGRAM, PROGRAM_URL, PROGRAM_IMPORT';

/** The exports of a program, and a function that keeps what was compiled while it ran. */
export function loadProgram(file, command = '') {
  const compiled = join(dirname(file), `${/^[a-z]+$/.test(command) ? command : 'other'}.compiled`);
  const cachedData = bytesOf(compiled);
  const source = `(function (${PARAMETERS}) {${readFileSync(file, 'utf8')}\n})`;
  const script = new Script(source, { filename: file, cachedData });
  const program = { file, digest: JSON.parse(readFileSync(join(dirname(file), 'made.json'), 'utf8')).digest, latest };
  const module = { exports: {} };
  // Packages are looked for from here, wherever the program lies.
  const require = createRequire(import.meta.url);
  const url = pathToFileURL(file).href;
  script.runInThisContext()(module.exports, require, module, program, url, (name) => import(name));
  const keepCompiled = () => {
    if (!cachedData || script.cachedDataRejected) keep(compiled, script.createCachedData());
  };
  return { ...module.exports, keepCompiled };
}

/** The program as its source is now. */
const latest = async () => loadProgram(await bundledProgram());

function bytesOf(file) {
  try {
    // V8 reads past the end of compiled code that was damaged.
    return unsealed(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** Whole or not at all; where it cannot be kept, the next run compiles again. */
function keep(file, bytes) {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, sealed(bytes));
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}
