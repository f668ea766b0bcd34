import { mkdir, readdir, readFile, readlink, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { OutputLock } from '../renderer/output/emit-io.ts';
import { UsageError } from './context.ts';
import { absent, hasCode } from './errors.ts';
import { makeFolders } from './folders.ts';

/**
 * Lets builds that share a staging folder run one at a time. Each creates a subfolder named after its process, then
 * looks for others: if two start at once, at least the later one sees the other and withdraws. The names are unique, so
 * that several builds can safely delete what a killed build left behind.
 */
interface Builder {
  /** The machine or container on which the process number is valid. */
  readonly machine: string;
  readonly pid: number;
  /** When the process started, because the system reuses process numbers. */
  readonly began: string;
}

export interface LockOptions {
  readonly progress: (message: string) => void;
  readonly stop?: AbortSignal | undefined;
  /** The likely holder of the lock, for messages: 'another build that writes to the same folder'. */
  readonly waitingFor?: string;
}

/**
 * We cannot probe a process on another machine, so the holder touches its lock every 10 s. A lock untouched for 60 s is
 * stale.
 */
const TOUCH_MS = 10_000;
const DEAD_MS = 60_000;
const MAX_PAUSE_MS = 300;

/** Waits until no other process uses the staging folder, then locks it. */
export async function lockOutput(
  staging: string,
  { progress, stop, waitingFor = 'another build that writes to the same folder' }: LockOptions,
): Promise<OutputLock> {
  const me = await thisBuild();
  for (;;) {
    const own = join(staging, nameOf(me));
    if (await makeOwnFolder(staging, own)) {
      if (!(await othersIn(staging, own, me))) return lockHandle(staging, own);
      await rm(own, { recursive: true, force: true });
      progress(`Waiting for ${waitingFor} …`);
    }
    if (stop?.aborted) throw new UsageError(`Stopped while waiting for ${waitingFor}.`);
    await wait(Math.random() * MAX_PAUSE_MS);
  }
}

/** Returns `false` if another build has removed the staging folder since. */
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

function lockHandle(staging: string, own: string): OutputLock {
  const touching = setInterval(() => {
    const now = new Date();
    utimes(own, now, now).catch(() => undefined);
  }, TOUCH_MS).unref();
  return {
    folder: own,
    release: async (unfinished) => {
      clearInterval(touching);
      await rm(own, { recursive: true, force: true });
      // This fails on purpose if a waiting build uses the folder.
      if (!unfinished) await rmdir(staging).catch(() => undefined);
    },
  };
}

/** Returns `true` if a running build uses the staging folder; deletes the locks of dead ones. */
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

const thisBuild = async (): Promise<Builder> => ({
  // Two containers may share a host name, but not a PID namespace.
  machine: [hostname(), await readlink('/proc/self/ns/pid').catch(() => '')].join('-').replace(/[^\w.-]/g, ''),
  pid: process.pid,
  began: await beganAt(process.pid),
});

/**
 * Reads the 22nd field of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, which follows a name that may
 * contain spaces. Returns an empty string on other systems.
 */
async function beganAt(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
