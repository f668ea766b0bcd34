import type { OutputFile } from '../../core/file.ts';
import { memoize } from '../../core/lazy.ts';
import type { FinishedPage } from '../../html/finish.ts';
import type { PageLink } from '../../html/read-links.ts';
import { FIXED_FILES, type Plan } from '../../plan/index.ts';
import { type AuthoredIndex, authoredIndex } from '../authored/index.ts';
import type { AuthoredInput } from '../authored/links.ts';
import type { PublicText } from '../rules/public-texts/index.ts';
import { type Addresses, type Destination, type Resolve, resolver } from './destination.ts';
import { fileReferences } from './in-files.ts';

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
}

/** Everything that a site refers to, found once for all rules. */
export interface LinkMap {
  readonly pages: ReadonlyMap<string, LinkedPage>;
  /** Addresses in files that are no pages: the sitemap, the manifest, redirects. */
  readonly files: readonly (Reference & { readonly file: string })[];
  /** Addresses in documents to download, each with the document's name. */
  readonly documents: readonly (Reference & { readonly name: string })[];
  /** What the owner wrote, and where. */
  readonly authored: AuthoredIndex;
  readonly resolve: Resolve;
  /** What answers on this site. */
  readonly addresses: Addresses;
}

export interface LinkMapInput extends Omit<AuthoredInput, 'pages'> {
  readonly plan: Plan;
  readonly pages: readonly FinishedPage[];
  readonly files: readonly OutputFile[];
  /** The texts of the config and of policies, which pages show. */
  readonly texts: readonly PublicText[];
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
  return {
    pages: linkedPages(pages, resolve),
    files: fileReferences(files, new Set(pages.map(({ file }) => file))).map((reference) => ({
      ...reference,
      to: resolve(reference.href, '/'),
    })),
    documents: inDocuments(read.documents, resolve),
    authored: authoredIndex({ ...read, pages: plan.pages }, resolve),
    resolve,
    addresses,
  };
}

/** Documents are copied as they are: their links cannot be mended here, only replaced with the file. */
const inDocuments = (documents: AuthoredInput['documents'], resolve: Resolve): LinkMap['documents'] =>
  [...documents].flatMap(([name, { links }]) =>
    links.map((href) => ({ name, href, by: 'a href', to: resolve(href, '/') })),
  );

/** An address that leads to the same from every page. */
const FROM_ANYWHERE = /^(?:\/|[a-z][a-z\d+.-]*:)/i;

/** Most links stand on every page, and are one object on all of them: they are followed once. */
function linkedPages(pages: readonly FinishedPage[], resolve: Resolve): ReadonlyMap<string, LinkedPage> {
  const followed =
    (route: string) =>
    ({ href, by }: PageLink) => ({ href, by, to: resolve(href, route) });
  const fromAnywhere = memoize(followed('/'));
  return new Map(
    pages.map(({ route, links, ids, dataLinks }) => {
      const here = followed(route);
      const references = [...links, ...dataLinks].map((link) =>
        FROM_ANYWHERE.test(link.href) ? fromAnywhere(link) : here(link),
      );
      return [route, { route, ids: new Set(ids), references }];
    }),
  );
}
