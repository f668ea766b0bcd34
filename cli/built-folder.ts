import { join } from 'node:path';
import { modelFrom } from '../renderer/output/hosts/from-folder.ts';
import type { HostedSite } from '../renderer/output/hosts/respond.ts';
import { UsageError } from './context.ts';
import { nodeIo } from './node-io.ts';

/** A built folder with the model that it was made by. Files are read when they are asked for, so that a new build shows at once. */
export async function hostedFolder(folder: string): Promise<HostedSite> {
  const io = nodeIo({ cache: folder, progress: () => undefined });
  const read = (path: string) => io.read(join(folder, path));
  if (!(await read('index.html')))
    throw new UsageError(`There is no built site in ${folder}. Make it with “site build”.`);
  return {
    read,
    model: await modelFrom({
      paths: [...(await io.survey(folder))].flatMap(([path, kind]) => (kind === 'file' ? [path] : [])),
      read,
    }),
  };
}
