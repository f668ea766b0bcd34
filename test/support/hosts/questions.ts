import type { CheckedSite } from '../../../renderer/check/examined.ts';
import { fileOfPage } from '../../../renderer/core/page-file.ts';
import { hasOwnQuery } from '../../../renderer/output/hosts/destination.ts';
import { endingOf, isPattern } from '../../../renderer/output/hosts/model.ts';
import type { Question } from './ask.ts';

/** The kinds of requests. Each difference between hosts belongs to one kind. */
export const KINDS = [
  'page',
  'home page by its file',
  'page with a slash',
  'page with .html',
  'shortcut',
  'shortcut with a query of its own',
  'page of a shortcut',
  'shortcut spelled with an encoded letter',
  'below /journal',
  'file',
  'not found',
  'folder without a page',
  'file with a slash',
  'not found page itself',
  'not found page with .html',
  'not found in a folder',
  'name that no file can have',
  'index of a page',
  'file of another host',
  'page spelled with an encoded letter',
  'slash twice',
  'climbing',
  'climbing, encoded',
  'not well formed',
  'another method',
  'shortcut by another method',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Asked extends Question {
  readonly kind: Kind;
}

const QUERY = 'utm_source=flyer&utm_medium=print';

const get = (kind: Kind, ...addresses: readonly string[]): readonly Asked[] =>
  addresses.map((address) => ({ kind, method: 'GET', address }));

/** Returns all requests that are sent to every host of a site. */
export function questions({ plan, files, host }: CheckedSite): readonly Asked[] {
  const routes = plan.pages.filter(({ status }) => status === 200).map(({ route }) => route);
  const pages = get('page', ...routes, ...routes.map((route) => `${route}?${QUERY}`));
  const others = routes.filter((route) => route !== '/');
  return [
    ...pages,
    ...pages.map((asked) => ({ ...asked, method: 'HEAD' })),
    ...get('home page by its file', '/index.html', '/index', `/index.html?${QUERY}`),
    ...get('page with a slash', ...others.flatMap((route) => [`${route}/`, `${route}/?${QUERY}`])),
    ...get('page with .html', ...others.flatMap((route) => [`${route}.html`, `${route}.html?${QUERY}`])),
    ...host.redirects.flatMap(ofRedirect),
    ...get('shortcut spelled with an encoded letter', '/go/%70rofhilo'),
    ...get(
      'below /journal',
      ...['', 'on-calm', 'a/b', 'a%2Fb', 'a%3Fb', '%3Cscript%3E', '%0d%0aX:y', '/evil.example', `on-calm?${QUERY}`].map(
        (rest) => `/journal/${rest}`,
      ),
    ),
    ...get('file', ...oneOfEachEnding(files.map(({ path }) => path)).map((path) => `/${path}`)),
    ...notFound,
    ...hostile,
    ...(['POST', 'PUT', 'DELETE'] as const).map(
      (method): Asked => ({ kind: 'another method', method, address: '/skin' }),
    ),
    { kind: 'shortcut by another method', method: 'POST', address: '/go/profhilo' },
  ];
}

function ofRedirect(rule: CheckedSite['host']['redirects'][number]): readonly Asked[] {
  if (isPattern(rule.from)) return [];
  const kind = hasOwnQuery(rule) ? 'shortcut with a query of its own' : 'shortcut';
  const page = fileOfPage(rule.from);
  return [
    ...get(kind, rule.from, ...QUERIES.map((query) => `${rule.from}?${query}`)),
    { kind, method: 'HEAD', address: `${rule.from}?${QUERY}` },
    ...(rule.from === '/journal' ? [] : get('page of a shortcut', `${rule.from}/`, `${rule.from}/?${QUERY}`)),
    ...get('page of a shortcut', `/${page}`, `/${page}?${QUERY}`),
  ];
}

/** Queries: campaign parameters, parameters that an owner may have set, and hostile ones. */
const QUERIES = [
  QUERY,
  'utm_source=theirs&b=2',
  'b=1&%75tm_source=theirs&b=2',
  'utm_source=1&utm_source=2&c',
  'visit+kind=a&visit%20kind=b&d=%26',
  'q=a%20b&empty=&flag',
  'x=%22%3E%3Cscript%3E&y=%0d%0aX:y',
  'utm_sourc=near&utm_source_platform=far&xutm_source=off',
  'x=a?b&utm_medium=c?d',
];

const oneOfEachEnding = (paths: readonly string[]): readonly string[] => [
  ...new Map(
    paths.filter((path) => !path.endsWith('.html') && !path.startsWith('_')).map((path) => [endingOf(path), path]),
  ).values(),
];

const notFound: readonly Asked[] = [
  ...get('not found', '/nothing', `/nothing?${QUERY}`, '/skin/nothing', '/go/nothing', '/NOTHING', '/SKIN'),
  ...get('not found', '/assets/none.js', '/categories', '/treatment', '/skin.htm', '/skin.'),
  ...get('name that no file can have', `/${'a'.repeat(300)}`),
  ...get('folder without a page', '/assets/', '/go/', '/nothing/', '/nothing.html'),
  ...get('file with a slash', '/sitemap.xml/', '/skin.html/', '/index.html/'),
  ...get('not found page itself', '/404', '/treatments/404'),
  ...get('not found page with .html', '/404.html', '/404/', '/treatments/404.html'),
  ...get('not found in a folder', '/treatments/nothing', '/treatments/nothing/more'),
  ...get('index of a page', '/skin/index', '/skin/index.html'),
  ...get('file of another host', '/_redirects', '/_headers', '/.htaccess'),
];

const hostile: readonly Asked[] = [
  ...get('page spelled with an encoded letter', '/%73kin', '/treatments%2Fprofhilo', '/skin?%00<script>'),
  ...get(
    'slash twice',
    '//skin',
    '//skin/',
    '//evil.example',
    '//evil.example/',
    '//evil.example/index.html',
    '/skin//',
    '//evil.example/..',
    '/%2Fevil.example/',
  ),
  ...get('climbing', '/x/../skin', '/../../skin', '/x/%2e%2e/skin', '/assets/../skin'),
  ...get('climbing, encoded', '/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2fetc%2fpasswd', '/..%5c..%5cetc%5cpasswd'),
  ...get('not well formed', '/%', '/%zz', '/%00', '/skin%00.html', '/%c0%ae%c0%ae/'),
];
