/** Where on the site something is shown: addresses of what has no page of its own. */
import type { Site } from '../config/site.ts';

/** The programmes of an arm: on its own page where they are listed there, or on the first page that lists them. */
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
