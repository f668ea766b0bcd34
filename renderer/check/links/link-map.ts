import type { OutputFile } from '../../core/file.ts';
import { memoize } from '../../core/lazy.ts';
import type { FinishedPage } from '../../html/finish.ts';
import type { PageLink } from '../../html/read-links.ts';
import { hrefOf, isChatAddress } from '../../pages/links.ts';
import { FIXED_FILES, type Plan } from '../../plan/index.ts';
import { type AuthoredIndex, authoredIndex } from '../authored/index.ts';
import type { AuthoredInput } from '../authored/links.ts';
import type { PublicText } from '../rules/public-texts/index.ts';
import { type Addresses, type Destination, type Resolve, resolver } from './destination.ts';
import { fileReferences } from './in-files.ts';

export type { Addresses, Destination } from './destination.ts';

/** An address on a page, and its destination. */
export interface Reference {
  readonly href: string;
  /** The element or field that contains the address: 'a href', 'link canonical', 'data sameAs'. */
  readonly by: string;
  readonly to: Destination;
}

/** A page with all its links and ids. */
export interface LinkedPage {
  readonly route: string;
  readonly references: readonly Reference[];
  readonly ids: ReadonlySet<string>;
}

/** All links of a site, collected once for all rules. */
export interface LinkMap {
  readonly pages: ReadonlyMap<string, LinkedPage>;
  /** Addresses in files that are not pages: the sitemap, the manifest, redirects. */
  readonly files: readonly (Reference & { readonly file: string })[];
  /** Addresses in documents to download, each with the document's name. */
  readonly documents: readonly (Reference & { readonly name: string })[];
  /** The texts and links that the owner wrote, with their locations. */
  readonly authored: AuthoredIndex;
  readonly resolve: Resolve;
  /** The addresses of this site that exist. */
  readonly addresses: Addresses;
}

interface LinkMapInput extends Omit<AuthoredInput, 'pages'> {
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
    // Icons are missing if their image is missing, which is already a finding of the image, as a missing document is.
    files: new Set([...FIXED_FILES, ...documentFiles(read.site), ...files.map(({ path }) => path)]),
    redirects: plan.redirects,
  };
  const resolve = resolver(addresses);
  return {
    pages: linkedPages(pages, resolve, read.site),
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

const documentFiles = ({ documents }: AuthoredInput['site']): readonly string[] =>
  Object.values(documents).map(({ file }) => `documents/${file}`);

/** The build copies documents unchanged: to fix a link in one, the owner replaces the file. */
const inDocuments = (documents: AuthoredInput['documents'], resolve: Resolve): LinkMap['documents'] =>
  [...documents].flatMap(([name, { links }]) =>
    links.map((href) => ({ name, href, by: 'a href', to: resolve(href, '/') })),
  );

/** Matches an address that has the same destination on every page. */
const FROM_ANYWHERE = /^(?:\/|[a-z][a-z\d+.-]*:)/i;

/** Most links appear on every page as the same object, so each is resolved once. */
function linkedPages(
  pages: readonly FinishedPage[],
  resolve: Resolve,
  site: LinkMapInput['site'],
): ReadonlyMap<string, LinkedPage> {
  const chat = hrefOf(site, { kind: 'chat' });
  const followed =
    (route: string) =>
    ({ href: address, by }: PageLink) => {
      // Each treatment has a greeting of its own, but there is one chat.
      const href = isChatAddress(site, address) ? chat : address;
      return { href, by, to: resolve(href, route) };
    };
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
