import { createHash } from 'node:crypto';
import { lookup } from 'mrmime';
import type { HeaderRule } from './headers.ts';
import { matchPattern, type RedirectRule } from './read-rules.ts';

/** A built site, as a host sees it. */
export interface HostedSite {
  /** A file's bytes by its path below the site's folder, or nothing. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  readonly redirects: readonly RedirectRule[];
  readonly headers: readonly HeaderRule[];
}

export interface HostRequest {
  readonly method: string;
  /** The address as it was sent: path and query. */
  readonly url: string;
  readonly ifNoneMatch?: string | undefined;
}

export interface HostResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Answers a request as a host does: redirects first, then one address for each page, then the nearest not-found page. */
export async function respond(site: HostedSite, request: HostRequest): Promise<HostResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' } };
  const [rawPath = '/', query = ''] = request.url.split('?', 2);
  const path = decoded(rawPath);
  if (path === undefined) return notFound(site, '/');
  const redirect = redirected(site.redirects, path, query) ?? canonical(path, query);
  if (redirect) return redirect;
  const file = await fileFor(site, path);
  return file ? found(site, path, file, request) : notFound(site, path);
}

/** A path that is not well formed, or climbs, or is a host's own file, is no page. */
function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    const climbs = text.split('/').some((part) => part === '..' || part === '.');
    return climbs || text.includes('\0') || text.includes('\\') || text.startsWith('//') ? undefined : text;
  } catch {
    return undefined;
  }
}

function redirected(rules: readonly RedirectRule[], path: string, query: string): HostResponse | undefined {
  for (const { from, to, status } of rules) {
    const splat = matchPattern(from, path);
    if (splat === undefined) continue;
    const target = to.replace(':splat', splat.split('/').map(encodeURIComponent).join('/'));
    return { status, headers: { Location: withQuery(target, query) } };
  }
  return undefined;
}

/** The visitor's query goes along; what the destination says already, it keeps saying. */
function withQuery(target: string, query: string): string {
  if (query === '') return target;
  const url = new URL(target);
  for (const [name, value] of new URLSearchParams(query))
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.href;
}

/** '/team/', '/team.html' and '/index' are '/team' and '/': one address for each page. */
function canonical(path: string, query: string): HostResponse | undefined {
  const clean = path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(?<=.)\/+$/, '');
  if (clean === path) return undefined;
  const target = clean === '' ? '/' : encodeURI(clean);
  return { status: 308, headers: { Location: query === '' ? target : `${target}?${query}` } };
}

interface HostedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const PRIVATE = new Set(['_redirects', '_headers']);

async function fileFor(site: HostedSite, path: string): Promise<HostedFile | undefined> {
  const name = path.slice(1);
  for (const candidate of name === '' ? ['index.html'] : [`${name}.html`, name]) {
    const bytes = PRIVATE.has(candidate) ? undefined : await site.read(candidate);
    if (bytes) return { name: candidate, bytes };
  }
  return undefined;
}

/** '/treatments/zzz' is answered by 'treatments/404.html', any other by '404.html'. */
async function notFound(site: HostedSite, path: string): Promise<HostResponse> {
  const folders = path.split('/').slice(1, -1);
  const names = folders.map((_, index) => `${folders.slice(0, folders.length - index).join('/')}/404.html`);
  for (const name of [...names, '404.html']) {
    const bytes = await site.read(name);
    if (bytes) return { status: 404, headers: headersFor(site, path, { name, bytes }), body: bytes };
  }
  return {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: new TextEncoder().encode('Not found\n'),
  };
}

function found(site: HostedSite, path: string, file: HostedFile, request: HostRequest): HostResponse {
  const headers = headersFor(site, path, file);
  const status = path === '/404' || path.endsWith('/404') ? 404 : 200;
  if (status === 200 && request.ifNoneMatch === headers.ETag) return { status: 304, headers };
  return { status, headers, body: file.bytes };
}

function headersFor(site: HostedSite, path: string, { name, bytes }: HostedFile): Record<string, string> {
  const type = name.endsWith('.webmanifest')
    ? 'application/manifest+json'
    : (lookup(name) ?? 'application/octet-stream');
  const textual = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg)/.test(type);
  const rules = site.headers.filter((rule) => matchPattern(rule.for, path) !== undefined);
  return {
    'Content-Type': textual ? `${type}; charset=utf-8` : type,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`,
    ...Object.fromEntries(rules.flatMap((rule) => rule.headers)),
  };
}
