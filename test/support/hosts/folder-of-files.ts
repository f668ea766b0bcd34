import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { contentType } from '../../../renderer/output/hosts/content-type.ts';
import { endingOf } from '../../../renderer/output/hosts/model.ts';
import type { Answer } from './ask.ts';

/** The files of a folder, as a host serves them. */
export const filesOf = (folder: string) => ({
  /** Reads a file by its exact, normalised path; returns `undefined` otherwise. */
  read: (path: string): Promise<Buffer | undefined> =>
    posix.normalize(`/${path}`) === `/${path}`
      ? readFile(join(folder, path)).catch(() => undefined)
      : Promise.resolve(undefined),
  /** Returns an answer with the file, or undefined if the file does not exist. */
  answer: async (
    method: string,
    path: string,
    status: number,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> => {
    const body = method === 'HEAD' ? Buffer.of() : await readFile(join(folder, path));
    return {
      status,
      headers: { 'content-type': contentType(endingOf(path)), ...headers },
      body: body.toString('latin1'),
    };
  },
});

/** Returns the decoded path of an address, or the address itself if it is malformed. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** An answer without a body. */
export const empty = (status: number, headers: Readonly<Record<string, string>>): Answer => ({
  status,
  headers,
  body: '',
});

/** Headers by their names in lower case. */
export const lowered = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
