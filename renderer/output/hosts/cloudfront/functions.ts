import { literal } from '../../../core/pattern.ts';
import { HOME, PRIVATE, pageOfFile, VARIANT } from '../address.ts';
import { CACHE, headersOf, REVALIDATED } from '../headers.ts';
import { type HostModel, type HostRedirect, isPattern, SPLAT } from '../model.ts';

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const MAX_FUNCTION_BYTES = 10_240;

const table = (values: Readonly<Record<string, unknown>>): string =>
  `{\n${Object.entries(values)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
    .join('')}}`;

/**
 * Returns the function that answers requests before CloudFront looks for a file: redirects, and the file of a page. It may
 * have 10 KB, so it lists as many shortcuts as fit; their redirect pages answer the others.
 */
export function requestFunction(model: HostModel): string {
  const exact = model.redirects.filter(({ from }) => !isPattern(from));
  const listed = [...exact];
  while (listed.length > 0 && Buffer.byteLength(requestCode(model, listed)) > MAX_FUNCTION_BYTES) listed.pop();
  return requestCode(model, listed);
}

const requestCode = (model: HostModel, exact: readonly HostRedirect[]): string => `\
const redirects = ${table(Object.fromEntries(exact.map(({ from, to }) => [from, to])))};
const folders = ${table(
  Object.fromEntries(
    model.redirects
      .filter(({ from }) => isPattern(from))
      .map(({ from, to }) => [from.slice(0, -1), to.replace(SPLAT, '')]),
  ),
)};
const headers = ${table(headersAt(model, '/'))};
const shortcutHeaders = ${table(headersAt(model, '/go/'))};
const home = new RegExp(${JSON.stringify(HOME)});
const variant = new RegExp(${JSON.stringify(VARIANT)});
const missing = new RegExp(${JSON.stringify(MISSING(model))});

function handler(event) {
  const request = event.request;
  const path = decoded(request.uri);
  const query = request.rawQueryString() || '';
  if (path === undefined) return notFound(request);
  if (redirects.hasOwnProperty(path)) return redirect(302, merged(redirects[path], query), path);
  for (const folder in folders)
    if (path.startsWith(folder) && request.uri.startsWith(folder))
      return redirect(302, merged(folders[folder] + request.uri.slice(folder.length), query), path);
  if (home.test(path)) return redirect(308, withQuery('/', query), path);
  const page = variant.exec(path);
  if (page) return redirect(308, withQuery(page[1], query), path);
  if (missing.test(path)) return notFound(request);
  if (path === '/') request.uri = '/index.html';
  else if (!/\\.[^/]*$/.test(path)) request.uri += '.html';
  return request;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch (_) {
    return undefined;
  }
}

// No file has this name, so the answer is the not-found page.
function notFound(request) {
  request.uri = '/_';
  return request;
}

function redirect(status, location, path) {
  const response = { statusCode: status, headers: { location: { value: location } } };
  const own = path.startsWith('/go/') ? shortcutHeaders : headers;
  for (const name in own) response.headers[name] = { value: own[name] };
  return response;
}

function withQuery(address, query) {
  return query ? address + '?' + query : address;
}

// The parameters of the destination stay, and the others of the request are added.
function merged(to, query) {
  const hash = to.indexOf('#') < 0 ? to.length : to.indexOf('#');
  const start = to.indexOf('?');
  const own = start < 0 || start > hash ? '' : to.slice(start + 1, hash);
  const set = own.split('&').map(nameOf);
  const theirs = query.split('&').filter((pair) => !own || set.indexOf(nameOf(pair)) < 0).join('&');
  const joined = own ? [own, theirs.replace(/&+$/, '')].filter((part) => part).join('&') : theirs;
  return withQuery(to.slice(0, own ? start : hash), joined) + to.slice(hash);
}

function nameOf(pair) {
  const name = pair.split('=')[0].replace(/\\+/g, ' ');
  return decoded(name) || name;
}
`;

/** Returns the function that adds the type and the cache time to the answer with a file. */
export const responseFunction = ({ types, headers }: HostModel): string => `\
const types = ${table(Object.fromEntries(types))};
const cached = ${table(
  Object.fromEntries(
    headers.flatMap((rule) =>
      rule.headers.filter(([name]) => name === CACHE).map(([, value]) => [rule.for.replace(/\*$/, ''), value]),
    ),
  ),
)};

function handler(event) {
  const response = event.response;
  const uri = event.request.uri;
  const ending = /\\.([^./]+)$/.exec(uri);
  response.headers['content-type'] = { value: types[ending ? ending[1] : 'html'] || 'application/octet-stream' };
  response.headers['cache-control'] = { value: ${JSON.stringify(REVALIDATED)} };
  for (const folder in cached)
    if (uri.startsWith(folder)) response.headers['cache-control'] = { value: cached[folder] };
  return response;
}
`;

/** Matches addresses that no file answers: names that are not uploaded, double slashes, and the not-found pages. */
const MISSING = ({ notFound }: HostModel): string =>
  `//|\\\\|${PRIVATE}|^(?:${notFound.map(({ file }) => literal(pageOfFile(file))).join('|')})$`;

const headersAt = (model: HostModel, path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(headersOf(model, path, 302).map(([name, value]) => [name.toLowerCase(), value]));
