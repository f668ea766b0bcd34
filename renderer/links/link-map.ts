import type { FinishedPage } from '../html/finish.ts';
import type { OutputFile } from '../output/file.ts';
import { FIXED_FILES, type Plan } from '../plan/index.ts';
import { type TypedAnchor, typedAnchors } from './anchors.ts';
import { type Addresses, type Destination, type Resolve, resolver } from './destination.ts';
import { type DataReferences, dataReferences } from './in-data.ts';
import { type FileReference, fileReferences } from './in-files.ts';
import { type TraceLink, tracer } from './trace.ts';
import { type TypedInput, type TypedLink, typedLinks } from './typed.ts';

export type { Addresses, Destination } from './destination.ts';

/** An address on a page, and where it leads. */
export interface Reference {
  readonly href: string;
  /** What holds it: 'a href', 'link canonical', 'data sameAs'. */
  readonly by: string;
  readonly to: Destination;
}

/** A page with everything that it refers to. */
export interface LinkedPage {
  readonly route: string;
  readonly references: readonly Reference[];
  readonly ids: ReadonlySet<string>;
  readonly data: DataReferences;
}

/** Everything that a site refers to, found once for all rules. */
export interface LinkMap {
  readonly pages: ReadonlyMap<string, LinkedPage>;
  /** Addresses in files that are no pages: the sitemap, the manifest, redirects. */
  readonly files: readonly (Reference & { readonly file: string })[];
  /** Every address that the owner typed. */
  readonly typed: readonly TypedLink[];
  /** Every anchor that the owner typed. */
  readonly anchors: readonly TypedAnchor[];
  /** The places at which the address of a page's link was typed. */
  readonly trace: TraceLink;
  readonly resolve: Resolve;
  /** What answers on this site. */
  readonly addresses: Addresses;
}

export interface LinkMapInput extends Omit<TypedInput, 'pages'> {
  readonly plan: Plan;
  readonly pages: readonly FinishedPage[];
  readonly files: readonly OutputFile[];
}

export function linkMap({ plan, pages, files, ...read }: LinkMapInput): LinkMap {
  const addresses: Addresses = {
    origin: read.site.hosting.url,
    routes: new Set(pages.map(({ route }) => route)),
    // Icons are missing where their picture is, and that is told of the picture.
    files: new Set([...FIXED_FILES, ...files.map(({ path }) => path)]),
    redirects: plan.redirects,
  };
  const resolve = resolver(addresses);
  const input = { ...read, pages: plan.pages };
  const typed = typedLinks(input);
  return {
    pages: new Map(pages.map((page) => [page.route, linkedPage(page, resolve)])),
    files: [...fileReferences(files, new Set(pages.map(({ file }) => file))), ...inDocuments(read)].map(
      (reference) => ({
        ...reference,
        to: resolve(reference.href, '/'),
      }),
    ),
    typed,
    anchors: typedAnchors(input),
    trace: tracer(typed, plan.pages, resolve),
    resolve,
    addresses,
  };
}

/** Documents are copied as they are: their links cannot be mended here, only replaced with the file. */
const inDocuments = ({ site, documents }: Pick<TypedInput, 'site' | 'documents'>): readonly FileReference[] =>
  [...documents].flatMap(([name, { links }]) => {
    const file = `documents/${site.documents[name]?.file ?? name}`;
    return links.map((href) => ({ file, href, by: `${file} link` }));
  });

function linkedPage({ route, links, ids, texts }: FinishedPage, resolve: Resolve): LinkedPage {
  const data = dataReferences(texts.flatMap(({ kind, text }) => (kind === 'data' ? [text] : [])));
  const written = [...links, ...data.addresses.map(({ href, property }) => ({ href, by: `data ${property}` }))];
  return {
    route,
    ids: new Set(ids),
    data,
    references: written.map(({ href, by }) => ({ href, by, to: resolve(href, route) })),
  };
}
