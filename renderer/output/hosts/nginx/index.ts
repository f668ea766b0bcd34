import { literal } from '../../../core/pattern.ts';
import { HOME, pageOfFile, VARIANT } from '../address.ts';
import { isCompressible } from '../content-type.ts';
import type { Host, ServerOptions } from '../host.ts';
import type { HostModel } from '../model.ts';
import { headerLines, headerMaps } from './headers.ts';
import { redirectLocations, redirectMaps } from './redirects.ts';
import { DOLLAR, indented, map, pattern, text } from './text.ts';

export const nginx: Host = { config: (model, options) => nginxConfig(model, options) };

/** A complete `nginx.conf`. It names no page: those that are added are served, and only shortcuts and headers are in it. */
export const nginxConfig = (model: HostModel, place: ServerOptions): string => `\
# Serves the site in ${place.root}. Made by “site host nginx”: make it anew when a booking link has changed.
# HTTPS is added by “certbot --nginx”, or by what stands in front of this server.
worker_processes auto;

events {}

http {
${indented(httpPart(model), 2)}

  server {
${indented(serverPart(model, place), 4)}
  }
}
`;

const httpPart = (model: HostModel): string =>
  [
    typesPart(model),
    'sendfile on;\nserver_tokens off;',
    compressionPart(model),
    DOLLAR,
    ...redirectMaps(model.redirects),
    ...headerMaps(model),
    `# The nearest page for what is not found.\n${notFoundMap(model)}`,
  ].join('\n\n');

const plain = (type: string): string => type.split(';')[0] ?? type;

/** nginx always includes HTML, and warns if it is listed. */
const others = (types: readonly string[]): string =>
  [...new Set(types.map(plain))].filter((type) => type !== 'text/html').join(' ');

function typesPart({ types }: HostModel): string {
  const texts = [...types.values()].filter((type) => type.includes('charset'));
  return [
    `types {\n${[...types].map(([ending, type]) => `  ${plain(type)} ${ending};\n`).join('')}}`,
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${others(texts)};`,
  ].join('\n');
}

const compressionPart = ({ types }: HostModel): string =>
  [
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_comp_level 6;',
    'gzip_min_length 256;',
    `gzip_types ${others([...types.values()].filter(isCompressible))};`,
  ].join('\n');

const notFoundMap = ({ notFound }: HostModel): string =>
  map(
    '$uri',
    '$not_found',
    notFound.map(({ below, file }) => [below === '/' ? 'default' : pattern(`^${literal(below)}`), text(`/${file}`)]),
  );

const serverPart = (model: HostModel, { root, port }: ServerOptions): string =>
  [
    port === undefined
      ? `listen 80;\nlisten [::]:80;\nserver_name ${new URL(model.origin).hostname};`
      : `listen ${port};`,
    `root ${text(root)};`,
    '# A destination on this site is named by its path alone, and a double slash is no single one.',
    'absolute_redirect off;',
    'merge_slashes off;',
    '',
    headerLines(model),
    '',
    'error_page 404 @not_found;',
    'location @not_found { try_files $not_found =404; }',
    'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
    '',
    redirectLocations(model.redirects),
    '',
    ...model.notFound.map(({ file }) => `location = ${pageOfFile(file)} { return 404; }`),
    PAGES,
  ].join('\n');

const PAGES = `\
# One address for each page: with a slash or “.html” at its end it leads to its own.
location ~ "${HOME}" { return 308 /$is_args$args; }
location ~ "${VARIANT}" {
  set $page $1;
  if (-f $document_root$page.html) { return 308 $page$is_args$args; }
  return 404;
}
# Files for other hosts, and drafts of a build.
location ~ "/(?:_|\\.(?!well-known(?:/|$)))" { return 404; }
location ~ // { return 404; }
location = / { try_files /index.html =404; }
location / { try_files $uri.html $uri =404; }`;
