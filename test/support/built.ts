import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFile, inFolder, memoryIo } from './sites.ts';

/** A site in memory: its text files by their paths, and the paths of all its files. */
export interface Built {
  readonly texts: ReadonlyMap<string, string>;
  readonly paths: readonly string[];
}

const decoder = new TextDecoder();

/** Files below content/ by their names. */
export type ContentFiles = Readonly<Record<string, string>>;

/** What the content folders of the tests do not hold: a document of one page, and a policy of one line. */
const SAMPLES: ContentFiles = {
  'documents/sample.pdf': '%PDF-1.4\n1 0 obj << /Type /Page >> endobj\n',
  'policies/sample.md': '## Sample\n\nWords of {clinic.name}.\n',
};

/** Builds a config in memory, by the same pipeline as any; its content is read from `content`, but for some files. */
export const builtFrom = (config: unknown, content: string, files: ContentFiles = SAMPLES): Promise<Built> =>
  inFolder(async (folder) => {
    const file = join(folder, 'site.config.ts');
    await writeFile(file, `export default ${JSON.stringify(config)};\n`);
    const own = join(folder, 'content');
    const read = (path: string): Promise<Uint8Array | undefined> => {
      const name = path.startsWith(own) ? path.slice(own.length + 1).replaceAll('\\', '/') : undefined;
      const sample = name === undefined ? undefined : { ...SAMPLES, ...files }[name];
      if (sample !== undefined) return Promise.resolve(new TextEncoder().encode(sample));
      return readFile(name === undefined ? path : join(content, name)).catch(() => undefined);
    };
    const { site, findings } = await checkFile(file, {}, memoryIo({ read }));
    if (!site) throw new Error(`The config makes no site: ${findings[0]?.message}`);
    return {
      paths: site.files.map(({ path }) => path),
      texts: new Map(
        site.files.flatMap(({ path, bytes }) =>
          bytes instanceof Uint8Array && !/\.(pdf|js)$/.test(path) ? [[path, decoder.decode(bytes)]] : [],
        ),
      ),
    };
  });
