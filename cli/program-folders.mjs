/**
 * The folders of compiled programs. A complete folder is never changed, and deleted only if no program has started from
 * it for a day, so any number of processes can start at once. Plain JavaScript, because the launcher needs it.
 */
import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Returns the complete folder of a program; `undefined` if there is none. */
export const programFolder = (name, tool) =>
  completeFolder(name, usualFolders(tool)) ?? completeFolder(name, [programsFolder(tool)]);

/** Returns the folder in which this account can store programs. */
export const programsFolder = (tool) =>
  usualFolders(tool).find(isWritable) ?? privateFolder(join(tmpdir(), `clinic-site-${process.getuid?.() ?? 'user'}`));

/** With the tool, or in the site’s folder if the tool is installed globally and its folder is read-only. */
const usualFolders = (tool) => [tool, process.cwd()].map((folder) => join(folder, '.cache', 'program'));

/** Returns a complete folder with the name, or with the name and a suffix if a damaged folder already has the name. */
function completeFolder(name, folders) {
  return folders
    .flatMap((folder) =>
      namesIn(folder)
        .filter((each) => each === name || each.startsWith(`${name}.`))
        .sort()
        .map((each) => join(folder, each)),
    )
    .find(isComplete);
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A power cut can truncate files, so their sizes are compared with the recorded ones. */
function isComplete(folder) {
  try {
    const { sizes } = JSON.parse(readFileSync(join(folder, 'program.json'), 'utf8'));
    return Object.entries(sizes).every(([name, size]) => statSync(join(folder, name)).size === size);
  } catch {
    return false;
  }
}

/** Whether this account can write to the folder, or create it. */
function isWritable(folder) {
  try {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (!stats) return dirname(folder) !== folder && isWritable(dirname(folder));
    accessSync(folder, constants.W_OK);
    return stats.isDirectory();
  } catch {
    return false;
  }
}

/**
 * Every account can write to the temporary folder, so a program from there runs only if nobody else could have put it
 * there.
 */
function privateFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  if (process.getuid && (uid !== process.getuid() || mode & 0o022))
    throw new Error(`The folder ${folder} belongs to another account, but this tool needs it. Delete it.`);
  return folder;
}

/**
 * Moves a bundle to its final folder, and returns the path of that folder. If another process has already moved its
 * bundle there, the two are identical. A damaged folder is not replaced: between the removal and the move another
 * process could replace it too.
 */
export function publish(temporary, folder, unique) {
  try {
    renameSync(temporary, folder);
    return folder;
  } catch {
    if (isComplete(folder)) {
      rmSync(temporary, { recursive: true, force: true });
      return folder;
    }
    const beside = `${folder}.${unique}`;
    renameSync(temporary, beside);
    return beside;
  }
}

const DAY_MS = 86_400_000;

export function markUsed(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // The folder is read-only, so nobody deletes it either.
  }
}

/** Deletes programs from which no process has started for a day, and bundles that were never finished. */
export function deleteOldPrograms(programs) {
  for (const path of namesIn(programs).map((name) => join(programs, name)))
    try {
      if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true });
    } catch {
      // Another process deletes it.
    }
}
