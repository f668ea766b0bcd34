import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import picocolors from 'picocolors';
import { runPreview } from '../../cli/actions/preview.ts';
import type { Terminal } from '../../cli/terminal.ts';
import type { CheckedSite } from '../../renderer/check/examined.ts';
import { checkSite } from '../../renderer/examine.ts';
import { emit } from '../../renderer/output/emit.ts';
import { withBlankImages } from './blank-images.ts';
import { projectIo } from './caches.ts';
import type { Serve } from './hosts/servers.ts';
import { checkedOnce, inFolder, optionsFor, ROOT, SHIPPED } from './sites.ts';

/** A site as built, and its server. */
export interface ServedSite {
  /** 'http://127.0.0.1:41234' */
  readonly url: string;
  /** The path of its folder. */
  readonly folder: string;
  readonly plan: CheckedSite['plan'];
  /** The addresses of its pages, except those for missing pages. */
  readonly routes: readonly string[];
}

const HOST = '127.0.0.1';

type SiteData = Pick<CheckedSite, 'plan' | 'host'>;

const outputIn = (folder: string): string => join(folder, 'dist');
const dataIn = (folder: string): string => join(folder, 'site-data');

async function siteFrom(config: string, io: typeof projectIo | undefined): Promise<CheckedSite> {
  const { site } = await (io ? checkSite(optionsFor(config), io) : checkedOnce(config));
  if (!site) throw new Error(`The config ${config} is invalid.`);
  return site;
}

/** What a site is built from. */
export interface SiteFiles {
  /** Its effects; by default those of the project. */
  readonly io?: typeof projectIo | undefined;
  /** The path of its config; by default that of the shipped site. */
  readonly config?: string | undefined;
}

/** Writes the shipped site, or that of another config, for `withSite` into a folder. */
export async function writeShippedSite(folder: string, { io, config = SHIPPED }: SiteFiles = {}): Promise<void> {
  const site = await siteFrom(config, io);
  const data: SiteData = { plan: site.plan, host: site.host };
  await emit(await withBlankImages(site.files), outputIn(folder), projectIo);
  await writeFile(dataIn(folder), serialize(data));
}

export interface Serving extends SiteFiles {
  /** By default the program's preview. */
  readonly serve?: Serve | undefined;
}

/**
 * Runs a function with a site while a server serves it, by default the shipped one. Uses the site that the test runner has written once
 * for all test files (test/shared-site.mjs); if it has not been written, or other files are given, builds it.
 */
export async function withSite<T>(
  run: (site: ServedSite) => Promise<T>,
  { serve = withPreview, io, config }: Serving = {},
): Promise<T> {
  const shared = process.env.SITE_TEST_SHARED_SITE;
  if (shared && !io && !config) return serveSite(shared, run, serve);
  return inFolder(async (folder) => {
    await writeShippedSite(folder, { io, config });
    return serveSite(folder, run, serve);
  });
}

async function serveSite<T>(folder: string, run: (site: ServedSite) => Promise<T>, serve: Serve): Promise<T> {
  const { plan, host }: SiteData = deserialize(await readFile(dataIn(folder)));
  const routes = plan.pages.filter(({ status }) => status === 200).map(({ route }) => route);
  const output = outputIn(folder);
  return serve({ folder: output, model: host }, (url) => run({ url, folder: output, plan, routes }));
}

/** Files in which every drawing has styles for print, so that it is offered in all raster formats like a photograph. */
export const withRasterImages: typeof projectIo = {
  ...projectIo,
  read: async (path) => {
    const bytes = await projectIo.read(path);
    return bytes && path.endsWith('.svg')
      ? Buffer.from(Buffer.from(bytes).toString().replace('</svg>', '<style>@media print{}</style></svg>'))
      : bytes;
  },
};

/** Writes a site into a temporary folder. */
export const withFolder = <T>(site: CheckedSite, run: (folder: string) => Promise<T>): Promise<T> =>
  inFolder(async (folder) => {
    const out = outputIn(folder);
    await emit(await withBlankImages(site.files), out, projectIo);
    return run(out);
  });

export const withPreview: Serve = async ({ folder }, run) => {
  const stop = new AbortController();
  const start = (say: (text: string) => void) =>
    runPreview(
      { out: folder, port: 0, host: HOST },
      { cwd: ROOT, env: {}, terminal: listening(say), stop: stop.signal },
    );
  const { url, ended } = await new Promise<{ url: string; ended: Promise<unknown> }>((resolve, reject) => {
    const ended = start((text) => resolve({ url: /http:\S+/.exec(text)?.[0] ?? '', ended }));
    ended.catch(reject);
  });
  try {
    return await run(url);
  } finally {
    stop.abort();
    await ended;
  }
};

const listening = (say: (text: string) => void): Terminal => ({
  print: () => undefined,
  say,
  progress: () => undefined,
  endProgress: () => undefined,
  colours: picocolors.createColors(false),
});

/** Serves the files of a folder without redirects or headers; finds a page at its address, with or without '.html'. */
export const withPlainHost = <T>(folder: string, run: (url: string) => Promise<T>): Promise<T> =>
  withServer(async (request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://here').pathname);
    const bytes = (await projectIo.read(path)) ?? (await projectIo.read(`${path}.html`));
    response.writeHead(bytes ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(bytes ?? 'Not found');
  }, run);

/** Serves a page with a delay, and records the requests for it. */
export const withSlowHost = <T>(
  delay: number,
  run: (url: string, asked: readonly string[]) => Promise<T>,
): Promise<T> => {
  const asked: string[] = [];
  return withServer(
    (request, response) => {
      if (request.url !== '/favicon.ico') asked.push(request.url ?? '');
      setTimeout(() => {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end('<title>Slow</title>');
      }, delay);
    },
    (url) => run(url, asked),
  );
};

async function withServer<T>(answer: RequestListener, run: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  try {
    return await run(`http://${HOST}:${typeof address === 'object' ? address?.port : ''}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
