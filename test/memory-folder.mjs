import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';

/** Several times what a run uses at once. Docker gives a container only 64 MB by default. */
const MIN_BYTES = 4e9;

/**
 * Returns the environment variable with a folder in memory for temporary files, which is deleted when this process ends;
 * none if there is too little memory, or none of this kind. On ext4, a third of the CPU time of tests that write and
 * delete thousands of files is the search for an inode that was not deleted a moment ago (`recently_deleted` in
 * https://github.com/torvalds/linux/blob/master/fs/ext4/ialloc.c).
 */
export function memoryFolder() {
  if (Math.min(freeBytes(MEMORY), freemem()) < MIN_BYTES) return {};
  const folder = mkdtempSync(join(MEMORY, 'site-tests-'));
  // A server may run as another user, who reads what a test puts there.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { TMPDIR: folder };
}

function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // Not Linux.
    return 0;
  }
}
