/** Addresses of items that have no page of their own. */
import type { Site } from '../config/site.ts';

/**
 * The address of a department's programmes: on its own page if they are listed there, or else on the first page that
 * lists them.
 */
export function programmesAddress(site: Site, department: string): string | undefined {
  const own = site.departments[department]?.page;
  const places = Object.entries(site.pages).flatMap(([route, sections]) =>
    sections.flatMap((section) =>
      section.kind === 'programmes' && section.department === department
        ? [{ route, address: section.anchor === undefined ? route : `${route}#${section.anchor}` }]
        : [],
    ),
  );
  return (places.find(({ route }) => route === own) ?? places[0])?.address ?? own;
}
