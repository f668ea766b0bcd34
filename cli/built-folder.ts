import { join } from 'node:path';
import { modelFrom } from '../renderer/output/hosts/read-model.ts';
import { type HostedSite, type HostRequest, type HostResponse, respond } from '../renderer/output/hosts/respond.ts';
import { UsageError } from './context.ts';
import { nodeIo } from './node-io.ts';

/**
 * Opens a built folder with the host model that it was built for. Reads each file when it is requested, so that a new
 * build is served at once.
 */
export async function hostedFolder(folder: string): Promise<HostedSite> {
  const io = nodeIo({ cache: folder, progress: () => undefined });
  // A folder’s address is not the address of a file.
  const read = async (path: string) =>
    (await io.folderState(join(folder, path))) === 'file' ? io.read(join(folder, path)) : undefined;
  if (!(await read('index.html')))
    throw new UsageError(`The folder ${folder} contains no built site. Run “npx site build” first.`);
  return {
    read,
    model: await modelFrom({
      paths: [...(await io.listEntries(folder))].flatMap(([path, kind]) => (kind === 'file' ? [path] : [])),
      read,
    }),
  };
}

/** The addresses of scripts, images and other files; redirects have none of these endings. */
const FILE = /\.\w+(?:\?|$)/;

/**
 * Returns a function that answers a request to a built folder as a host would. Redirects and headers are read again for
 * every page, so that those of a new build apply at once; during a build, those of the last one.
 */
export async function folderResponder(folder: string): Promise<(request: HostRequest) => Promise<HostResponse>> {
  let site = await hostedFolder(folder);
  return async (request) => {
    if (!FILE.test(request.url)) site = await hostedFolder(folder).catch(() => site);
    return respond(site, request);
  };
}
