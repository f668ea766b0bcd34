import { replacing } from '../../../core/finding.ts';
import { nearest } from '../../../facts/nearest.ts';
import type { AuthoredLocation } from '../../authored/link-index.ts';
import type { Destination } from '../../links/destination.ts';
import type { LinkMap, Reference } from '../../links/link-map.ts';
import type { RuleFinding } from '../rule.ts';

/** An address with a problem, and the pages that contain it; the list is empty if the address is in a document. */
export interface LinkProblem {
  readonly href: string;
  readonly to: Destination;
  /** The element or file that contains it first. */
  readonly by: string;
  readonly pages: readonly string[];
}

/**
 * Returns each address with a problem on all pages and in documents once: links of the navigation are on every page.
 */
export function linkProblems(
  { pages, documents }: LinkMap,
  hasProblem: (reference: Reference) => boolean,
): readonly LinkProblem[] {
  const links = new Map<string, { href: string; to: Destination; by: string; pages: string[] }>();
  for (const page of pages.values())
    for (const reference of page.references) {
      if (!hasProblem(reference)) continue;
      // A fragment on its own is a different address on every page.
      const key = reference.href.startsWith('#') ? page.route + reference.href : reference.href;
      const previous = links.get(key);
      if (!previous) links.set(key, { ...reference, pages: [page.route] });
      else if (previous.pages.at(-1) !== page.route) previous.pages.push(page.route);
    }
  for (const reference of documents)
    if (hasProblem(reference) && !links.has(reference.href)) links.set(reference.href, { ...reference, pages: [] });
  return [...links.values()];
}

/** The text of a finding, without its location. */
export type LinkMessage = Pick<RuleFinding, 'message' | 'help'> & {
  /** The replacement for the address, if there is exactly one likely candidate. */
  readonly instead?: string | undefined;
};

/** Returns a finding for each location at which the address was typed: the owner has to correct all of them. */
export const findingsAt = (
  { authored }: LinkMap,
  { href, pages }: { readonly href: string; readonly pages: readonly string[] },
  message: LinkMessage,
): readonly RuleFinding[] => authored.locateLink(href, pages).map((location) => findingAt(location, message, href));

/** Only an address that was typed exactly as the page shows it can be replaced; the name of a booking link cannot. */
export function findingAt(
  { location, written }: AuthoredLocation,
  { instead, ...message }: LinkMessage,
  href = written,
): RuleFinding {
  const finding = { ...message, ...location };
  if (instead === undefined || written === undefined || written !== href) return finding;
  const span = location.location ? {} : { span: location.span ?? { at: 0, length: written.length } };
  return { ...finding, ...span, ...replacing(written, instead) };
}

/**
 * Returns 'Did you mean “/team”?' if a name is similar, and the name itself if no other is likely; returns an empty
 * object otherwise.
 */
export function suggestion(text: string, names: Iterable<string>): { readonly help?: string; readonly clear?: string } {
  const similar = nearest(text, names);
  if (!similar?.near) return {};
  return similar.clear
    ? { help: `Did you mean “${similar.name}”?`, clear: similar.name }
    : { help: `The most similar is “${similar.name}”.` };
}
