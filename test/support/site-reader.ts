import { bytesOf, type OutputFile } from '../../renderer/core/file.ts';

/** Reads files of a site that was checked and not written, by their paths, as a host would find them. */
export function siteReader(files: readonly OutputFile[]): (path: string) => Promise<Uint8Array | undefined> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return async (path) => {
    const file = byPath.get(path);
    return file && bytesOf(file);
  };
}
