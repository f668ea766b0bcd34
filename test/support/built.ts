import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runPipeline } from '../../renderer/pipeline.ts';
import { memoryIo, ROOT } from './sites.ts';
import { textFiles } from './text-files.ts';

/** A site in memory: its text files by their paths, and the paths of all its files. */
export interface Built {
  readonly texts: ReadonlyMap<string, string>;
  readonly paths: readonly string[];
}

/** Files below content/ by their names. */
export type ContentFiles = Readonly<Record<string, string>>;

/** The files that the content folders of the tests lack: a document of one page and a policy of one line. */
const SAMPLES: ContentFiles = {
  'documents/sample.pdf': '%PDF-1.4\n1 0 obj << /Type /Page >> endobj\n',
  'policies/sample.md': '## Sample\n\nWords of {clinic.name}.\n',
};

/**
 * Builds a config in memory, by the same pipeline as any; its content is read from `content`, but for some files.
 * Findings have no location, because locating values in a config of thousands of hostile texts would take most of the
 * time.
 */
export async function builtFrom(config: unknown, content: string, files: ContentFiles = SAMPLES): Promise<Built> {
  const folder = dirname(content);
  const read = (path: string): Promise<Uint8Array | undefined> => {
    const name = path.startsWith(content) ? path.slice(content.length + 1).replaceAll('\\', '/') : undefined;
    const sample = name === undefined ? undefined : { ...SAMPLES, ...files }[name];
    if (sample !== undefined) return Promise.resolve(new TextEncoder().encode(sample));
    return readFile(path).catch(() => undefined);
  };
  // Drops the values that JSON cannot represent, because a config cannot contain them either.
  const value: unknown = JSON.parse(JSON.stringify(config));
  const io = memoryIo({ read });
  const { site, findings } = await runPipeline(
    { value, folder, duplicateNames: [] },
    { overrides: {}, engine: ROOT },
    io,
  );
  if (!site) throw new Error(`The config makes no site: ${findings[0]?.message}`);
  return { paths: site.files.map(({ path }) => path), texts: await textFiles(site) };
}
