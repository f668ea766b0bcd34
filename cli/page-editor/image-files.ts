import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { ConfigPath, Finding } from '../../renderer/core/finding.ts';
import { relativePath } from '../../renderer/core/relative-path.ts';
import { slugOf } from '../../renderer/core/slug.ts';
import { endingFor } from '../../renderer/inputs/images/file-type.ts';
import { type ImageProblem, measuredImage } from '../../renderer/inputs/images/inspect.ts';
import { UsageError } from '../context.ts';
import { absent } from '../errors.ts';
import type { NodeIo } from '../node-io.ts';
import { findingView } from './findings.ts';
import { imageBehind } from './image-view.ts';
import type { Outcome, Session } from './session-type.ts';

/** A file that was dropped on an image. */
interface DroppedFile {
  /** The path of the image in the config: ['images', 'room']. */
  readonly path: ConfigPath;
  /** The name of the file on the owner’s machine. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The files of images in content/images/. The editor adds files there, and never overwrites one. */
export interface ImageFiles {
  /**
   * Copies a file to the folder of the image’s present file, and makes the image use it, as one step of the history.
   */
  readonly replace: (dropped: DroppedFile) => Promise<Outcome>;
  /** Returns the bytes of an image and the ending of their type. */
  readonly read: (name: string) => Promise<{ readonly bytes: Uint8Array; readonly ending: string } | undefined>;
  /** The files that were added here and that the config names. */
  readonly used: () => readonly string[];
  /** Removes the files that were added here and that the config does not name: their edit was undone. */
  readonly removeUnused: () => Promise<void>;
}

export function openImageFiles(session: Session, io: Pick<NodeIo, 'cache'>): ImageFiles {
  const site = dirname(session.editable().file);
  const folder = join(site, 'content', 'images');
  const added = new Map<string, Uint8Array>();
  const isUsed = (path: string): boolean => {
    const name = relativePath(folder, path);
    return [...session.editable().texts.values()].some((text) => text.includes(name));
  };

  const replace: ImageFiles['replace'] = async ({ path, name, bytes }) => {
    const image = imageBehind(session.editable(), path);
    if (!image || path.length !== 2) throw new UsageError('This image no longer exists.');
    const field = [...path, 'file'];
    const refused = (problem: ImageProblem): Outcome => {
      const finding: Finding = { ...problem, severity: 'error', path: field };
      const found = [findingView(finding, session.editable(), { index: 0, ofRefused: true })];
      return { kind: 'refused', message: problem.message, help: problem.help, found };
    };
    const ending = endingFor(bytes);
    if (ending === undefined) return refused(unknownType(name));
    const beside = dirname(image.file) === '.' ? '' : `${dirname(image.file)}/`;
    const wanted = `${beside}${safeName(name)}`;
    const measured = await measuredImage(bytes, `images/${wanted}.${ending}`, io);
    if ('rule' in measured) return refused(measured);
    const target = await inside(site, dirname(join(folder, wanted)));
    const written = await addFile(target, { name: safeName(name), ending, bytes });
    const outcome = await session.change({ kind: 'set', path: field, value: `${beside}${written.name}` });
    const file = join(folder, beside, written.name);
    if (written.isNew && outcome.kind === 'saved') added.set(file, bytes);
    if (written.isNew && outcome.kind !== 'saved') await rm(file, { force: true });
    return outcome;
  };

  return {
    replace,
    read: async (name) => {
      const image = imageBehind(session.editable(), ['images', name]);
      const bytes = image && (await readFile(join(folder, image.file)).catch(absent));
      const ending = bytes && endingFor(bytes);
      return bytes && ending !== undefined ? { bytes, ending } : undefined;
    },
    used: () => [...added.keys()].filter(isUsed),
    removeUnused: async () => {
      for (const [path, bytes] of added)
        if (!isUsed(path) && (await readFile(path).catch(absent))?.equals(bytes)) await rm(path);
    },
  };
}

const unknownType = (name: string): ImageProblem => ({
  rule: 'image/unreadable',
  message: `“${name}” is not an image that the site can show.`,
  help: 'Choose a JPEG, PNG, WebP or AVIF file, or an SVG drawing.',
});

const MAX_NAME_LENGTH = 60;

/** 'My Photo (1).JPG' → 'my-photo-1': a name that works on every server. */
export const safeName = (name: string): string =>
  slugOf(name.replace(/\.[^./\\]*$/, ''))
    .slice(0, MAX_NAME_LENGTH)
    .replace(/-$/, '') || 'image';

/** Creates a folder of the site; refuses a symbolic link to a folder outside the site. */
async function inside(site: string, folder: string): Promise<string> {
  const parent = await nearestFolder(folder);
  const [real, root] = [await realpath(parent), await realpath(site)];
  if (real !== root && !real.startsWith(root + sep))
    throw new UsageError(`${folder} is a symbolic link to another folder, so no file was written there.`);
  await mkdir(folder, { recursive: true });
  return folder;
}

const nearestFolder = (folder: string): Promise<string> =>
  readdir(folder).then(
    () => folder,
    () => nearestFolder(dirname(folder)),
  );

interface NewFile {
  readonly name: string;
  readonly ending: string;
  readonly bytes: Uint8Array;
}

/** Writes a file under the first free name; reuses a file that has the same bytes. */
async function addFile(folder: string, { name, ending, bytes }: NewFile): Promise<{ name: string; isNew: boolean }> {
  // Some file systems do not distinguish capital letters.
  const taken = new Map((await readdir(folder)).map((file) => [file.toLowerCase(), file]));
  for (let number = 1; ; number += 1) {
    const candidate = `${name}${number === 1 ? '' : `-${number}`}.${ending}`;
    const existing = taken.get(candidate);
    if (existing === undefined) {
      await writeFile(join(folder, candidate), bytes, { flag: 'wx' });
      return { name: candidate, isNew: true };
    }
    if ((await readFile(join(folder, existing)).catch(absent))?.equals(bytes)) return { name: existing, isNew: false };
  }
}
