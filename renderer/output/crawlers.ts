import type { Site } from '../config/site.ts';
import { scriptJson, xml } from '../core/escape.ts';
import { type OutputFile, textFile } from '../core/file.ts';
import { endOfDay } from '../facts/date.ts';
import type { Plan } from '../plan/index.ts';

/** Returns the routes of the sitemap: each indexable page once, under its canonical address. */
export const listedRoutes = (plan: Plan): readonly string[] =>
  plan.pages.filter((page) => page.index && page.canonical === page.route).map(({ route }) => route);

/** https://www.sitemaps.org/protocol.html; `modified` returns the day of the last change of a page, if it is known. */
export function sitemap(plan: Plan, origin: string, modified: (route: string) => string | undefined): OutputFile {
  const urls = listedRoutes(plan).map((route) => {
    const day = modified(route);
    const date = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return `<url><loc>${xml(`${origin}${route}`)}</loc>${date}</url>`;
  });
  return textFile(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
}

/** Allows every page, because a crawler that may not read a page cannot see its `noindex`. */
export const robots = (origin: string): OutputFile =>
  textFile('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);

/** https://www.w3.org/TR/appmanifest/ */
export function manifest(site: Site, colour: string): OutputFile {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  const data = {
    name: site.clinic.name,
    short_name: site.clinic.name,
    description: site.clinic.description,
    lang: site.clinic.language,
    start_url: '/',
    display: 'browser',
    background_color: colour,
    theme_color: colour,
    icons: [
      icon(192),
      icon(512),
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return textFile('site.webmanifest', `${JSON.stringify(data, null, 2)}\n`);
}

/** RFC 9116. The date comes from the config, so that two builds are identical. */
export const securityTxt = (site: Site, origin: string): OutputFile =>
  textFile(
    '.well-known/security.txt',
    [
      `Contact: mailto:${site.clinic.email}`,
      `Expires: ${endOfDay(site.hosting.securityExpires, site.clinic.timeZone).toISOString()}`,
      `Preferred-Languages: ${site.clinic.language.slice(0, 2)}`,
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );

/**
 * Returns JSON for a separate file. `scriptJson` escapes more than necessary, so the content can also be inlined
 * safely.
 */
export const jsonText = (value: unknown): string => `${scriptJson(value)}\n`;
