import { createHash } from 'node:crypto';
import { textBytes } from '../../core/file.ts';
import { fileOfPage } from '../../core/page-file.ts';
import { isPrivate, suggestedPage } from './address.ts';
import { contentType } from './content-type.ts';
import { destination } from './destination.ts';
import { headersOf } from './headers.ts';
import { endingOf, type HostModel, matchPattern } from './model.ts';

/** The model and the files of a built site. */
export interface HostedSite {
  /** Returns the content of a file by its path below the site's folder, or `undefined`. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  readonly model: HostModel;
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

/**
 * Answers a request as a host does: first redirects, then the other spellings of a page's address, then files, then the
 * nearest not-found page.
 */
export async function respond(site: HostedSite, request: HostRequest): Promise<HostResponse> {
  const address = readAddress(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return answer(site, address, { status: 405, headers: { Allow: 'GET, HEAD' } });
  if (!isAskable(address.path)) return notFound(site, address);
  const to = ledTo(site.model, address) ?? (await otherSpelling(site, address));
  if (to) return answer(site, address, { status: to.status, headers: { Location: to.location } });
  const file = await fileAt(site, address.path);
  return file ? found(site, address, file, request) : notFound(site, address);
}

interface Address {
  /** The path as it was sent, with '..' segments resolved. */
  readonly raw: string;
  /** The decoded path. */
  readonly path: string;
  /** Without its '?'. */
  readonly query: string;
}

const NOWHERE: Address = { raw: '/', path: '', query: '' };

/**
 * Parses an address as browsers do. Returns `undefined` for an address that is malformed, or that no browser would
 * send.
 */
function readAddress(url: string): Address {
  if (!url.startsWith('/') || url.includes('\\')) return NOWHERE;
  try {
    const { pathname, search } = new URL(`http://host${url}`);
    return { raw: pathname, path: decodeURIComponent(pathname), query: search.slice(1) };
  } catch {
    return NOWHERE;
  }
}

/** Skips names that no file of a site can have. */
const isAskable = (path: string): boolean =>
  path.startsWith('/') &&
  !path.includes('\\') &&
  !path.includes('\0') &&
  !path.split('/').includes('..') &&
  !isPrivate(path);

interface Led {
  readonly status: 302 | 308;
  readonly location: string;
}

/** The rest of the address is passed on unchanged: if decoded, it could contain more than an address. */
function ledTo({ redirects }: HostModel, { raw, path, query }: Address): Led | undefined {
  const rule = redirects.find(({ from }) => matchPattern(from, path) !== undefined);
  return rule && { status: 302, location: destination(rule, matchPattern(rule.from, raw) ?? '', query) };
}

async function otherSpelling(site: HostedSite, { path, query }: Address): Promise<Led | undefined> {
  const page = suggestedPage(path);
  if (page === undefined || !(await site.read(fileOfPage(page)))) return undefined;
  return { status: 308, location: query === '' ? page : `${page}?${query}` };
}

interface HostedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function fileAt({ read }: HostedSite, path: string): Promise<HostedFile | undefined> {
  if (path.includes('//')) return undefined;
  for (const name of [fileOfPage(path), path.slice(1)]) {
    const bytes = name === '' ? undefined : await read(name);
    if (bytes) return { name, bytes };
  }
  return undefined;
}

/** '/treatments/zzz' is answered by 'treatments/404.html', any other by '404.html'. */
async function notFound(site: HostedSite, address: Address): Promise<HostResponse> {
  for (const { below, file } of site.model.notFound) {
    const bytes = below === '/' || address.path.startsWith(below) ? await site.read(file) : undefined;
    if (bytes)
      return answer(site, address, { status: 404, headers: { 'Content-Type': contentType('html') }, body: bytes });
  }
  const body = textBytes('Not found\n');
  return answer(site, address, { status: 404, headers: { 'Content-Type': contentType('txt') }, body });
}

function found(site: HostedSite, address: Address, { name, bytes }: HostedFile, request: HostRequest): HostResponse {
  if (site.model.notFound.some(({ file }) => file === name))
    return answer(site, address, { status: 404, headers: { 'Content-Type': contentType('html') }, body: bytes });
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
  const headers = { 'Content-Type': contentType(endingOf(name)), ETag: etag };
  if (isKnown(request.ifNoneMatch, etag)) return answer(site, address, { status: 304, headers });
  return answer(site, address, { status: 200, headers, body: bytes });
}

/** RFC 9110 §13.1.2: compares a list of tags and ignores their weakness. */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

const answer = ({ model }: HostedSite, { raw }: Address, response: HostResponse): HostResponse => ({
  ...response,
  headers: { ...response.headers, ...Object.fromEntries(headersOf(model, raw, response.status)) },
});
