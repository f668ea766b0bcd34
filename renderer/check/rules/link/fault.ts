import { replacing } from '../../../core/finding.ts';
import { nearest } from '../../../facts/nearest.ts';
import type { Destination } from '../../links/destination.ts';
import type { LinkMap, Reference } from '../../links/link-map.ts';
import type { AuthoredLocation } from '../../links/locate-link.ts';
import type { RuleFinding } from '../rule.ts';

/** An address that is at fault, with the pages on which it stands; none where it stands in a document. */
export interface BadLink {
  readonly href: string;
  readonly to: Destination;
  /** What holds it first. */
  readonly by: string;
  readonly pages: readonly string[];
}

/** The addresses at fault on all pages and in documents, each once: what the navigation holds stands on every page. */
export function badLinks({ pages, documents }: LinkMap, isBad: (reference: Reference) => boolean): readonly BadLink[] {
  const found = new Map<string, { href: string; to: Destination; by: string; pages: string[] }>();
  for (const page of pages.values())
    for (const reference of page.references) {
      if (!isBad(reference)) continue;
      // A part of its own page is another address on every page.
      const key = reference.href.startsWith('#') ? page.route + reference.href : reference.href;
      const known = found.get(key);
      if (!known) found.set(key, { ...reference, pages: [page.route] });
      else if (known.pages.at(-1) !== page.route) known.pages.push(page.route);
    }
  for (const reference of documents)
    if (isBad(reference) && !found.has(reference.href)) found.set(reference.href, { ...reference, pages: [] });
  return [...found.values()];
}

/** What a finding says, without its place. */
export type Said = Pick<RuleFinding, 'message' | 'help'> & {
  /** What should stand in the place of the address, where one thing was clearly meant. */
  readonly instead?: string | undefined;
};

/** One finding for each place at which the address was typed: all of them have to be mended. */
export const atEach = (
  { trace }: LinkMap,
  { href, pages }: { readonly href: string; readonly pages: readonly string[] },
  said: Said,
): readonly RuleFinding[] => trace(href, pages).map((authored) => findingAt(authored, said, href));

/** Only what was typed as the page says it can be replaced: the name of a booking link is no address. */
export function findingAt(
  { where, written }: AuthoredLocation,
  { instead, ...said }: Said,
  href = written,
): RuleFinding {
  const found = { ...said, ...where };
  if (instead === undefined || written === undefined || written !== href) return found;
  const span = where.location ? {} : { span: where.span ?? { at: 0, length: written.length } };
  return { ...found, ...span, ...replacing(written, instead) };
}

/** 'Did you mean “/team”?', and the name itself where nothing else can have been meant; nothing where none is near. */
export function suggestion(text: string, names: Iterable<string>): { readonly help?: string; readonly clear?: string } {
  const found = nearest(text, names);
  if (!found?.near) return {};
  return found.clear
    ? { help: `Did you mean “${found.name}”?`, clear: found.name }
    : { help: `The nearest is “${found.name}”.` };
}
