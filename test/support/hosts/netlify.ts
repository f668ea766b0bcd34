import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NO_STORE, REVALIDATED } from '../../../renderer/output/hosts/headers.ts';
import type { Answer, Question } from './ask.ts';
import { empty, filesOf, lowered, readable } from './folder-of-files.ts';

interface NetlifyRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  readonly force: boolean;
}

interface NetlifyHeaders {
  readonly for: string;
  readonly values: Readonly<Record<string, string>>;
}

interface Parsers {
  readonly parseAllRedirects: (options: object) => Promise<{ redirects: NetlifyRedirect[]; errors: unknown[] }>;
  readonly parseAllHeaders: (options: object) => Promise<{ headers: NetlifyHeaders[]; errors: unknown[] }>;
}

/** Reads a built folder with Netlify's own parsers. */
async function readRules(packages: string, folder: string) {
  const parser = (name: string): Promise<Parsers> =>
    import(pathToFileURL(join(packages, 'node_modules', name, 'lib/index.js')).href);
  const [{ parseAllRedirects }, { parseAllHeaders }] = await Promise.all([
    parser('netlify-redirect-parser'),
    parser('@netlify/headers-parser'),
  ]);
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  const { headers, errors: others } = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    configHeaders: [],
    minimal: true,
  });
  return { redirects, headers, errors: [...errors, ...others].map(String) };
}

/**
 * Netlify as described in its documentation and implemented in its command-line program, with the rules that its own
 * parsers read. The first matching rule applies, with or without a trailing slash, unless there is a file at the
 * address. A file is also found by its name without '.html', and an additional trailing slash redirects to the page.
 *
 */
export async function netlify(packages: string, folder: string) {
  const rules = await readRules(packages, folder);
  const files = filesOf(folder);
  const fileAt = async (path: string): Promise<string | undefined> => {
    const names =
      path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`, `${path.slice(1)}/index.html`];
    for (const name of names) if (!name.startsWith('_') && (await files.read(name))) return name;
    return undefined;
  };
  return {
    errors: rules.errors,
    ask: async ({ method, address }: Question): Promise<Answer> => {
      const { pathname, search } = new URL(`http://host${address}`);
      const path = readable(pathname);
      const own = lowered(
        Object.assign(
          {},
          ...rules.headers.filter((rule) => splatOf(rule.for, path) !== undefined).map(({ values }) => values),
        ),
      );
      const found = await fileAt(path);
      const rule = rules.redirects.find(({ from }) => splatOf(from, path) !== undefined);
      if (found && !rule?.force) return files.answer(method, found, 200, { 'cache-control': REVALIDATED, ...own });
      const page = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : undefined;
      if (page && (await fileAt(page))) return empty(301, { ...own, location: `${page}${search}` });
      if (rule && rule.status < 400) {
        const to = rule.to.replace(':splat', splatOf(rule.from, pathname) ?? '');
        return empty(rule.status, { ...own, location: withQuery(to, search) });
      }
      // How long a browser keeps this is not documented.
      return files.answer(method, rule?.to.slice(1) ?? '404.html', 404, { ...own, 'cache-control': NO_STORE });
    },
  };
}

/** A star also matches an empty string, and a trailing slash makes no difference. */
function splatOf(from: string, path: string): string | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (!from.endsWith('/*')) return from === plain ? '' : undefined;
  const folder = from.slice(0, -2);
  if (plain === folder) return '';
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

const withQuery = (to: string, search: string): string => {
  const url = new URL(to);
  if (url.search === '') url.search = search;
  return url.href;
};
