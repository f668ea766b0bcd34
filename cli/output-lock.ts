import { mkdir, readdir, readFile, readlink, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { OutputLock } from '../renderer/output/emit-io.ts';
import { UsageError } from './context.ts';
import { absent, hasCode } from './errors.ts';
import { makeFolders } from './folders.ts';

/**
 * Builds that share a staging folder take turns. Each makes a folder in it whose name says who it is, then looks who else is
 * there: of two that come at once, at least the later sees the other, and draws back. A name is nobody else's, so that
 * what a killed build left can be cleared away by several at once.
 */
interface Builder {
  /** Where its process number means something. */
  readonly machine: string;
  readonly pid: number;
  /** When the process began, as the system counts: numbers are given again. */
  readonly began: string;
}

export interface LockOptions {
  readonly progress: (message: string) => void;
  readonly stop?: AbortSignal | undefined;
}

/** A lock of another machine tells that it lives by being touched. */
const TOUCH_MS = 10_000;
const DEAD_MS = 60_000;
const MAX_PAUSE_MS = 300;

/** Takes a place in a staging folder, as soon as nobody else is in it. */
export async function lockOutput(staging: string, { progress, stop }: LockOptions): Promise<OutputLock> {
  const me = await myself();
  for (;;) {
    const own = join(staging, nameOf(me));
    if (await makeOwnFolder(staging, own)) {
      if (!(await othersIn(staging, own, me))) return heldLock(staging, own);
      await rm(own, { recursive: true, force: true });
      progress('Another build writes into the same folder: waiting until it is done …');
    }
    if (stop?.aborted) throw new UsageError('Stopped, while another build wrote into the same folder.');
    await wait(Math.random() * MAX_PAUSE_MS);
  }
}

/** False where another build removed the staging folder in between. */
async function makeOwnFolder(staging: string, own: string): Promise<boolean> {
  await makeFolders(staging);
  try {
    await mkdir(own);
    return true;
  } catch (error) {
    if (hasCode(error) && error.code === 'ENOENT') return false;
    await rmdir(staging).catch(() => undefined);
    throw error;
  }
}

function heldLock(staging: string, own: string): OutputLock {
  const touching = setInterval(() => {
    const now = new Date();
    utimes(own, now, now).catch(() => undefined);
  }, TOUCH_MS).unref();
  return {
    folder: own,
    release: async (unfinished) => {
      clearInterval(touching);
      await rm(own, { recursive: true, force: true });
      // Another build that waits may stand in it.
      if (!unfinished) await rmdir(staging).catch(() => undefined);
    },
  };
}

/** True where a living build is in the staging folder; what dead ones left is cleared away. */
async function othersIn(staging: string, own: string, me: Builder): Promise<boolean> {
  const now = (await stat(own)).mtimeMs;
  let others = false;
  for (const name of await readdir(staging)) {
    const path = join(staging, name);
    if (path === own) continue;
    if (await isAlive(path, readName(name), { me, now })) others = true;
    else await rm(path, { recursive: true, force: true });
  }
  return others;
}

async function isAlive(path: string, builder: Builder, { me, now }: { me: Builder; now: number }): Promise<boolean> {
  const touched = await stat(path).catch(absent);
  if (!touched) return false;
  if (builder.machine !== me.machine) return now - touched.mtimeMs < DEAD_MS;
  return isRunning(builder.pid) && (await beganAt(builder.pid)) === builder.began;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error) && error.code === 'EPERM';
  }
}

const nameOf = ({ machine, pid, began }: Builder): string =>
  [machine, pid, began, Math.random().toString(36).slice(2)].join('~');

function readName(name: string): Builder {
  const [machine = '', pid = '', began = ''] = name.split('~');
  return { machine, pid: Number(pid), began };
}

const myself = async (): Promise<Builder> => ({
  // Two containers may share a name, but not the numbers of their processes.
  machine: [hostname(), await readlink('/proc/self/ns/pid').catch(() => '')].join('-').replace(/[^\w.-]/g, ''),
  pid: process.pid,
  began: await beganAt(process.pid),
});

/** The 22nd field of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, behind a name that may hold blanks; nothing elsewhere. */
async function beganAt(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
