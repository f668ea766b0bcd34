import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import { NO_STORE, REVALIDATED } from '../../../renderer/output/hosts/headers.ts';
import type { VercelRoute } from '../../../renderer/output/hosts/vercel/index.ts';
import type { Answer, Question } from './ask.ts';
import { empty, filesOf, lowered, readable } from './folder-of-files.ts';

interface RoutingUtils {
  readonly default: {
    readonly getTransformedRoutes: (config: object) => {
      routes: VercelRoute[] | null;
      error: { message: string } | null;
    };
    readonly routesSchema: object;
    readonly redirectsSchema: { readonly maxItems: number };
  };
}

/**
 * Reads a `vercel.json` with Vercel's own package; returns its routes, the error and the maximum number of redirects.
 */
export async function vercelReads(packages: string, config: string) {
  const file = join(packages, 'node_modules/@vercel/routing-utils/dist/index.js');
  const { default: utils }: RoutingUtils = await import(pathToFileURL(file).href);
  const { routes: written }: { routes: readonly VercelRoute[] } = JSON.parse(config);
  const { routes, error } = utils.getTransformedRoutes({ routes: written });
  const ajv = new Ajv({ strict: false });
  const valid = ajv.validate(utils.routesSchema, written);
  return {
    routes: routes ?? [],
    error: error?.message ?? (valid ? undefined : ajv.errorsText()),
    most: utils.redirectsSchema.maxItems,
  };
}

/**
 * Vercel as described in its documentation. Routes are applied in order: those that continue add headers, and one with
 * a status and a Location is the answer. Files come next, then rewritten addresses (which are looked up again), then
 * the routes for errors (https://vercel.com/docs/build-output-api/configuration#routes).
 *
 */
export async function vercel(packages: string, folder: string, config: string) {
  const { routes, error } = await vercelReads(packages, config);
  const files = filesOf(folder);
  const phase = (name: string) => {
    const start = routes.findIndex(({ handle }) => handle === name) + 1;
    const rest = routes.slice(start);
    const end = rest.findIndex(({ handle }) => handle !== undefined);
    return end < 0 ? rest : rest.slice(0, end);
  };
  const first = routes.slice(
    0,
    routes.findIndex(({ handle }) => handle !== undefined),
  );
  const fileAt = async (path: string) => {
    const name = path === '/' ? 'index.html' : path.slice(1);
    return (await files.read(name)) ? name : undefined;
  };
  return {
    errors: error === undefined ? [] : [error],
    ask: async ({ method, address }: Question): Promise<Answer> => {
      const { pathname, search } = new URL(`http://host${address}`);
      const path = readable(pathname);
      const headers: Record<string, string> = {};
      for (const { src = '', headers: own = {}, status, dest = '', continue: goes } of first) {
        const match = new RegExp(src).exec(pathname);
        if (!match) continue;
        Object.assign(headers, lowered(filled(own, match)));
        if (goes) continue;
        const { location } = headers;
        if (location !== undefined) return empty(status ?? 308, { ...headers, location: withQuery(location, search) });
        return files.answer(method, dest.slice(1), status ?? 200, { ...headers, 'cache-control': NO_STORE });
      }
      const rewritten = phase('filesystem').flatMap(({ src = '', dest = '' }) => {
        const match = new RegExp(src).exec(path);
        return match ? [dest.replace('$1', match[1] ?? '')] : [];
      });
      for (const candidate of [path, ...rewritten]) {
        const name = await fileAt(candidate);
        if (name) return files.answer(method, name, 200, { 'cache-control': REVALIDATED, ...headers });
      }
      const failed = phase('error').find(({ src = '' }) => new RegExp(src).test(path));
      const own = lowered(failed?.headers ?? {});
      return files.answer(method, (failed?.dest ?? '').slice(1), failed?.status ?? 404, { ...headers, ...own });
    },
  };
}

const filled = (headers: Readonly<Record<string, string>>, match: RegExpExecArray): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('$1', () => match[1] ?? '')]));

const withQuery = (location: string, search: string): string => {
  const [address = '', hash] = location.split('#', 2);
  return `${address}${search}${hash === undefined ? '' : `#${hash}`}`;
};
