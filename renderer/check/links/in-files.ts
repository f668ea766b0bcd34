import { Parser } from 'htmlparser2';
import type { OutputFile } from '../../core/file.ts';
import { asText } from '../../core/text.ts';
import { extract } from '../../html/extract.ts';
import { readRedirects } from '../../output/hosts/rule-files.ts';

/** An address in a file that is not a page. */
interface FileReference {
  readonly file: string;
  readonly href: string;
  /** The file and the element or field that contains the address: 'sitemap.xml loc'. */
  readonly by: string;
}

/** Returns every address in the site’s files that are neither pages nor images. */
export const fileReferences = (files: readonly OutputFile[], pages: ReadonlySet<string>): readonly FileReference[] =>
  files.flatMap(({ path, bytes }) => {
    const read = pages.has(path) ? undefined : readerOf(path);
    if (!read || !(bytes instanceof Uint8Array)) return [];
    return read(asText(bytes) ?? '').map(({ href, by }) => ({ file: path, href, by: `${path} ${by}` }));
  });

type Reader = (text: string) => readonly { readonly href: string; readonly by: string }[];

const READERS: Readonly<Record<string, Reader>> = {
  'sitemap.xml': (text) => locations(text).map((href) => ({ href, by: 'loc' })),
  'robots.txt': (text) => fields(text, /^Sitemap:\s*(\S+)/gim, 'Sitemap'),
  '.well-known/security.txt': (text) => fields(text, /^Canonical:\s*(\S+)/gim, 'Canonical'),
  'site.webmanifest': (text) => values(JSON.parse(text), new Set(['start_url', 'src', 'url', 'id', 'scope'])),
  'api/posts.json': (text) => values(JSON.parse(text), new Set(['cover', 'url', 'minimal_url'])),
  _redirects: (text) =>
    readRedirects(text).flatMap(({ from, to }) => (to.includes(':splat') ? [] : [{ href: to, by: from }])),
};

const readerOf = (path: string): Reader | undefined =>
  READERS[path] ?? (path.endsWith('.html') ? (text) => extract(text).links : undefined);

const fields = (text: string, pattern: RegExp, by: string) =>
  [...text.matchAll(pattern)].map(([, href = '']) => ({ href, by }));

/** Returns the addresses in a sitemap (https://www.sitemaps.org/protocol.html). */
function locations(text: string): readonly string[] {
  const found: string[] = [];
  let within = false;
  const parser = new Parser(
    {
      onopentag: (name) => {
        within = name === 'loc';
        if (within) found.push('');
      },
      ontext: (part) => {
        if (within) found[found.length - 1] += part;
      },
      onclosetag: () => {
        within = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return found.map((href) => href.trim());
}

/** Returns the strings in some fields, at any depth of the data. */
function values(data: unknown, names: ReadonlySet<string>): readonly { href: string; by: string }[] {
  if (Array.isArray(data)) return data.flatMap((item) => values(item, names));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'string' && names.has(name) ? [{ href: value, by: name }] : values(value, names),
  );
}
