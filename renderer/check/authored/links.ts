import { treatmentRoute } from '../../config/derived/treatment-route.ts';
import type { Leaf } from '../../config/leaves.ts';
import type { Site } from '../../config/site.ts';
import type { ConfigPath, Finding } from '../../core/finding.ts';
import { isProse, type LinkPart, type ProsePart } from '../../facts/prose.ts';
import { isTarget, type Target, targetText } from '../../facts/target.ts';
import type { MarkdownDocument } from '../../inputs/markdown/markdown.ts';
import { passagesOf } from '../../inputs/markdown/passages.ts';
import { hrefOf } from '../../pages/links.ts';
import type { PlannedPage } from '../../plan/page.ts';
import type { TextLocation } from './location.ts';

/** A link that the owner wrote, as an address or as a name such as “phone”. */
export interface AuthoredLink {
  /** The address in the form that pages use: '/treatments#massage', '/go/massage', 'tel:+441134960000'. */
  readonly href: string;
  readonly location: TextLocation;
  /** The characters at the location if they are an address; missing for the name of a booking link. */
  readonly written?: string;
  readonly target?: Target;
}

/** The parts of a site that contain links. */
export interface AuthoredInput {
  readonly site: Site;
  readonly leaves: readonly Leaf[];
  readonly policies: ReadonlyMap<string, MarkdownDocument>;
  readonly documents: ReadonlyMap<string, { readonly links: readonly string[] }>;
  readonly pages: readonly PlannedPage[];
}

/** Returns every link in the config and in the files below content/, in their order. */
export const authoredLinks = (input: AuthoredInput): readonly AuthoredLink[] => [
  ...input.leaves.flatMap((leaf) => ofLeaf(leaf, input.site)),
  ...ofClinic(input.site),
  ...[...input.policies].flatMap(([file, document]) => ofPolicy(file, document, input)),
  ...[...input.documents].flatMap(([name, { links }]) => ofDocument(name, links)),
];

function ofLeaf({ path, use, value, part }: Leaf, site: Site): readonly AuthoredLink[] {
  const text = typeof value === 'string' ? value : '';
  const link = (href: string): AuthoredLink => ({
    href,
    location: { path, ...(part ? { part } : {}), ...pageOf(path) },
  });
  switch (use) {
    case 'target':
      return isTarget(value) ? [{ ...link(hrefOf(site, value)), written: targetText(value), target: value }] : [];
    case 'words':
      return isProse(value) ? [...linksIn(value.parts)].map((inner) => ofProse(inner, path, site)) : [];
    case 'address':
    case 'route':
      return [{ ...link(text), written: text }];
    case 'booking':
      return [link(hrefOf(site, { kind: 'go', name: text }))];
    case 'document':
      return [link(hrefOf(site, { kind: 'document', name: text }))];
    case 'name':
      return addressesOfName(text, path, site).map(link);
    default:
      return [];
  }
}

/**
 * Returns the addresses that a name becomes: the page of a treatment, an anchor on its own page, or an article of the
 * journal.
 */
function addressesOfName(name: string, path: ConfigPath, site: Site): readonly string[] {
  if (path[0] === 'catalogue' && path.length === 2) return [treatmentRoute(site, name)];
  if (path.includes('links') && path.at(-1) === 'anchor') return [`${path[1]}#${name}`];
  if (path[0] === 'journal' && site.journal)
    return [`${site.journal.origin}/${name}`, `${site.journal.origin}/${name}?view=minimal`];
  return [];
}

const ofProse = ({ to, at, length }: LinkPart, path: ConfigPath, site: Site): AuthoredLink => ({
  href: hrefOf(site, to),
  location: { path, span: { at, length }, ...pageOf(path) },
  written: targetText(to),
  target: to,
});

/** The clinic’s email address, telephone number and chat: pages link to them without a link in the config. */
const ofClinic = (site: Site): readonly AuthoredLink[] => [
  { href: hrefOf(site, { kind: 'email' }), location: { path: ['clinic', 'email'] } },
  { href: hrefOf(site, { kind: 'phone' }), location: { path: ['clinic', 'phone'] } },
  ...(site.navigation.chat
    ? [{ href: hrefOf(site, { kind: 'chat' }), location: { path: ['navigation', 'chat', 'url'] } }]
    : []),
];

/** Returns the links of a policy. If several pages show the policy, the location is on the first. */
function ofPolicy(
  file: string,
  { blocks, locationOf }: MarkdownDocument,
  { site, pages }: AuthoredInput,
): readonly AuthoredLink[] {
  const [at = { location: {} }] = showing(file, pages);
  return [...passagesOf(blocks)].flatMap((words) =>
    [...linksIn(words)].map(({ to, at: start, length }) => ({
      href: hrefOf(site, to),
      location: { ...at.location, location: locationOf(start, length) },
      written: targetText(to),
      target: to,
    })),
  );
}

/** Returns the sections that show a file of content/policies/. */
export const showing = (file: string, pages: readonly PlannedPage[]): readonly { readonly location: TextLocation }[] =>
  pages.flatMap(({ route, sections }) =>
    sections.flatMap(({ data, path }) =>
      data.kind === 'policy' && data.file === file ? [{ location: { path: [...path, 'file'], page: route } }] : [],
    ),
  );

/** Returns the links in a document to download. */
const ofDocument = (name: string, links: readonly string[]): readonly AuthoredLink[] =>
  links.map((href) => ({ href, location: { path: ['documents', name, 'file'] } }));

function* linksIn(parts: readonly ProsePart[]): Generator<LinkPart> {
  for (const part of parts) {
    if (part.kind === 'text' || part.kind === 'fact') continue;
    if (part.kind === 'link') yield part;
    yield* linksIn(part.parts);
  }
}

const pageOf = ([part, route]: ConfigPath): Pick<Finding, 'page'> => (part === 'pages' ? { page: String(route) } : {});
