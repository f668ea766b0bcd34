import { bytesOf, type OutputFile } from '../../renderer/core/file.ts';

/** Reads the files of a checked, unwritten site by their paths, as a host would find them. */
export function siteReader(files: readonly OutputFile[]): (path: string) => Promise<Uint8Array | undefined> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return async (path) => {
    const file = byPath.get(path);
    return file && bytesOf(file);
  };
}
