import { literal } from '../../../core/pattern.ts';
import { HOME, pageOfFile, VARIANT } from '../address.ts';
import { isCompressible } from '../content-type.ts';
import { CACHE, NOT_KEPT, REVALIDATED } from '../headers.ts';
import type { Host, ServerOptions } from '../host.ts';
import { type HeaderRule, type HostModel, isPattern } from '../model.ts';
import { redirectLines } from './redirects.ts';
import { block, matcher, pattern, text } from './text.ts';

export const caddy: Host = {
  config: (model, options) => caddyConfig(model, options),
  // Caddyfiles have no escape for these characters.
  problemInRoot: (root) =>
    /[{}\\]/.test(root) ? 'braces and backslashes have a special meaning in Caddy’s configuration' : undefined,
};

/** A complete Caddyfile. It contains shortcuts and headers, but names no page, so that new pages are served at once. */
export const caddyConfig = (model: HostModel, place: ServerOptions): string => `\
# Serves the site in ${place.root}. Made by “site host caddy”: make it anew when a booking link has changed.
# Under its own name the site gets its certificate by itself.
${block(place.port === undefined ? new URL(model.origin).hostname : `:${place.port}`, [
  `root * ${text(place.root)}`,
  compression(model),
  block('route', [
    ...headerLines(model),
    '',
    '@write not method GET HEAD',
    'error @write 405',
    '',
    ...redirectLines(model.redirects),
    '',
    ...variantLines,
    '',
    ...fileLines(model),
  ]),
  block('handle_errors', errorLines(model)),
])}
`;

/** Caddy's own list of types lacks some of ours. */
const compression = ({ types }: HostModel): string => {
  const texts = [...new Set([...types.values()].filter(isCompressible).map((type) => type.split(';', 1)[0]))];
  return block('encode', [
    'zstd',
    'gzip',
    block(
      'match',
      texts.map((type) => `header Content-Type ${type}*`),
    ),
  ]);
};

/** Headers of every answer, including errors. The cache lifetime is set where the file is found. */
const headerLines = ({ headers }: HostModel): readonly string[] => [
  'header -Server',
  ...headers.flatMap((rule, index) => ruleLines(rule, `@headers_${index}`, (name) => name !== CACHE)),
];

function ruleLines(rule: HeaderRule, name: string, wanted: (header: string) => boolean): readonly string[] {
  const lines = rule.headers.filter(([header]) => wanted(header)).map(([header, value]) => `${header} ${text(value)}`);
  if (lines.length === 0) return [];
  if (rule.for === '/*') return [block('header', lines)];
  const end = isPattern(rule.for) ? '' : '$';
  return [matcher(name, `^${literal(rule.for.replace(/\*$/, ''))}${end}`), block(`header ${name}`, lines)];
}

const variantLines: readonly string[] = [
  '# One address for each page: with a slash or “.html” at its end it leads to its own.',
  matcher('@home', HOME),
  `redir @home ${text('/{asked}')} 308`,
  matcher('@variant', VARIANT, 'page'),
  block('handle @variant', ['@is file {re.page.1}.html', `redir @is ${text('{re.page.1}{asked}')} 308`, 'error 404']),
];

const fileLines = (model: HostModel): readonly string[] => [
  '# No file is called so; others are for other hosts, drafts of a build, or pages for what is not found.',
  matcher('@never', `${NEVER}|^(?:${model.notFound.map(({ file }) => literal(pageOfFile(file))).join('|')})$`),
  'error @never 404',
  matcher('@root', '^/$'),
  'rewrite @root /index.html',
  '@page file {path}.html',
  'rewrite @page {path}.html',
  '@none not file {path}',
  'error @none 404',
  '',
  block('map {path} {type}', [
    ...[...model.types].map(([ending, type]) => `${pattern(`~\\.${ending}$`)} ${text(type)}`),
    `default ${text('application/octet-stream')}`,
  ]),
  'header Content-Type {type}',
  `header ${CACHE} ${text(REVALIDATED)}`,
  ...model.headers.flatMap((rule, index) => ruleLines(rule, `@kept_${index}`, (name) => name === CACHE)),
  FILES,
];

/**
 * Matches addresses that are not served: double slashes, a trailing slash, backslashes, NUL, `..`, and names that begin with an underscore or a dot,
 * except .well-known. Otherwise Caddy would also find a file by its name with a trailing slash.
 */
const NEVER = '//|./$|\\\\|\\x00|/\\.\\.(?:/|$)|/_|/\\.(?:[^w]|$)';

const FILES = block('file_server', ['disable_canonical_uris']);

const errorLines = (model: HostModel): readonly string[] => [
  ...headerLines(model),
  '@missing expression {err.status_code} == 404',
  block('handle @missing', [
    `header ${CACHE} ${text(NOT_KEPT)}`,
    block('route', [
      ...model.notFound.map(({ below, file }, index) =>
        [
          matcher(`@below_${index}`, `^${literal(below)}`),
          block(`handle @below_${index}`, [`rewrite * /${file}`, FILES]),
        ].join('\n'),
      ),
    ]),
  ]),
  '@refused expression {err.status_code} == 405',
  `header @refused Allow ${text('GET, HEAD')}`,
];
