import * as assert from 'uvu/assert';
import type { Built } from './built.ts';
import { CONTROL } from './hostile.ts';
import { type ReadPage, readPage } from './read-html.ts';

/** A built site and its parsed pages. */
export interface ReadSite extends Built {
  readonly pages: ReadonlyMap<string, ReadPage>;
}

export const readSite = (built: Built): ReadSite => ({
  ...built,
  pages: new Map([...built.texts].flatMap(([path, text]) => (path.endsWith('.html') ? [[path, readPage(text)]] : []))),
});

/** Compares a site that contains hostile text with the same site without it. */
export type SiteCheck = (after: ReadSite, before: ReadSite) => void;

/** Effects that hostile text must not have on a site, each the end of a sentence. */
export const SITE_CHECKS: Readonly<Record<string, SiteCheck>> = {
  'adds no element, attribute, comment or script to any page': addsNothing,
  'does not change the destination of a link, image or refresh': leadsNowhere,
  'stays inside the structured data': staysInData,
  'stays inside the text of sitemap, manifest and feed': staysInWords,
  'adds no line to the files for hosts, crawlers and researchers': addsNoLine,
  'is not part of a file name': namesNoFile,
  'is not written to any file as a control character': staysVisible,
};

/** Elements that run code, or change how the following content is parsed. */
const ACTING = 'script style iframe object embed applet base form template noscript meta link svg math'.split(' ');

function addsNothing(after: ReadSite, before: ReadSite): void {
  const known = {
    elements: every(before, ({ elements }) => elements.keys()),
    attributes: every(before, ({ attributes }) => attributes),
    comments: every(before, ({ comments }) => comments),
    scripts: every(before, codeOf),
  };
  for (const [path, page] of after.pages) {
    const clean = before.pages.get(path);
    for (const name of ACTING) assert.is(page.elements.get(name), clean?.elements.get(name), `<${name}> in ${path}`);
    for (const name of page.elements.keys()) assert.ok(known.elements.has(name), `<${name}> in ${path}`);
    for (const name of page.attributes) assert.ok(known.attributes.has(name), `“${name}” in ${path}`);
    for (const name of page.attributes) assert.not.match(name, / on/, path);
    for (const comment of page.comments) assert.ok(known.comments.has(comment), `<!--${comment}--> in ${path}`);
    for (const code of codeOf(page)) assert.ok(known.scripts.has(code), `a script in ${path}`);
    // A media query may contain `<` for comparisons, but nothing that could start an element or end the styles.
    assert.not.match(page.styles, /<[^ =]/, path);
  }
}

function leadsNowhere(after: ReadSite, before: ReadSite): void {
  const hosts = new Set([...every(before, ({ addresses }) => addresses)].map(({ address }) => read(address).host));
  for (const [path, { addresses }] of after.pages)
    for (const { by, address } of addresses) {
      const what = `${by} “${address}” in ${path}`;
      const { protocol, host } = read(address);
      const image = by.startsWith('img ') && address.startsWith('data:image/');
      assert.ok(['https:', 'mailto:', 'tel:'].includes(protocol) || image, what);
      assert.ok(protocol !== 'https:' || hosts.has(host), what);
    }
}

function staysInData(after: ReadSite, before: ReadSite): void {
  for (const [path, page] of after.pages) {
    const [now, then] = [dataOf(page), dataOf(before.pages.get(path))];
    for (const text of now) assert.not.match(text, '<', path);
    assert.equal(now.map(shapeOfJson), then.map(shapeOfJson), path);
  }
}

function staysInWords(after: ReadSite, before: ReadSite): void {
  const [now, then] = [after, before].map(({ texts }) => readPage(texts.get('sitemap.xml') ?? '', { xml: true }));
  assert.equal(now?.elements, then?.elements);
  assert.equal(now?.attributes, then?.attributes);
  for (const file of ['site.webmanifest', 'api/posts.json']) {
    const text = ({ texts }: ReadSite) => texts.get(file) ?? 'null';
    assert.equal(shapeOfJson(text(after)), shapeOfJson(text(before)), file);
  }
  assert.not.match(after.texts.get('api/posts.json') ?? '', '<');
}

/** An external address, one of its own pages, the comment above these, and a page for missing addresses. */
const REDIRECT =
  /^$|^(# )?\/\S+ https:\/\/\S+ 302$|^# Redirect pages answer these addresses: [a-z ]+\.$|^\/[\w/-]+\/\* \/[\w/-]+\/404\.html 404$/;

function addsNoLine(after: ReadSite, before: ReadSite): void {
  assert.is(after.texts.get('_headers'), before.texts.get('_headers'));
  for (const file of ['_redirects', 'robots.txt', '.well-known/security.txt']) {
    const firstWords = (site: ReadSite) => linesOf(site, file).map((line) => line.split(' ')[0]);
    assert.equal(firstWords(after), firstWords(before), file);
  }
  for (const line of linesOf(after, '_redirects')) assert.match(line, REDIRECT);
}

function namesNoFile(after: ReadSite, before: ReadSite): void {
  const fixed = ({ paths }: ReadSite) => paths.filter((path) => !path.startsWith('assets/'));
  assert.equal(fixed(after), fixed(before));
  for (const path of after.paths) {
    assert.match(path, /^[a-z0-9._-]+(\/[a-z0-9._-]+)*$/i);
    assert.not.match(path, '..');
  }
}

function staysVisible(after: ReadSite): void {
  for (const [path, text] of after.texts) assert.is(CONTROL.exec(text), null, path);
}

const every = <T>(site: ReadSite, of: (page: ReadPage) => Iterable<T>): ReadonlySet<T> =>
  new Set([...site.pages.values()].flatMap((page) => [...of(page)]));

/** An address resolved as a browser does. */
const read = (address: string): URL => new URL(address, 'https://here/');

const DATA = 'application/ld+json';
const codeOf = ({ scripts }: ReadPage) => scripts.map(({ type, code }) => (type === DATA ? type : code));
const dataOf = (page: ReadPage | undefined) =>
  (page?.scripts ?? []).flatMap(({ type, code }) => (type === DATA ? [code] : []));

const linesOf = (site: ReadSite, file: string): readonly string[] => (site.texts.get(file) ?? '').split('\n');

/** The keys, lengths and types of JSON, without its strings. */
const shapeOfJson = (text: string): unknown => shapeOf(JSON.parse(text));

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, key === '@type' ? item : shapeOf(item)]));
}
