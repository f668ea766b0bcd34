import { type ConfigPath, type Finding, formatPath } from '../finding.ts';
import type { Site } from '../site.ts';
import { type PlannedPage, planPages } from './page.ts';
import { planRedirects, type Redirect } from './redirects.ts';

/** Everything that the site will consist of, before anything is rendered or written. */
export interface Plan {
  readonly pages: readonly PlannedPage[];
  readonly redirects: readonly Redirect[];
}

/** Files of the output folder that are there for every site. */
export const FIXED_FILES = [
  '_headers',
  '_redirects',
  '.well-known/security.txt',
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
] as const;

export const FEED_FILE = 'api/posts.json';

export function plan(site: Site): { readonly plan: Plan; readonly findings: readonly Finding[] } {
  const pages = planPages(site);
  const redirects = planRedirects(site);
  return { plan: { pages, redirects }, findings: [...duplicates(site, pages, redirects), ...required(site)] };
}

interface Claim {
  readonly file: string;
  readonly path: ConfigPath;
}

/** Two outputs on one path are an error that names both sources. */
function duplicates(site: Site, pages: readonly PlannedPage[], redirects: readonly Redirect[]): readonly Finding[] {
  const claims: readonly Claim[] = [
    ...FIXED_FILES.map((file) => ({ file, path: [] })),
    ...(site.journal && !site.journal.feed ? [{ file: FEED_FILE, path: ['journal', 'posts'] }] : []),
    ...redirects.flatMap(({ file, path }) => (file ? [{ file, path }] : [])),
    ...Object.entries(site.documents).map(([name, { file }]) => ({
      file: `documents/${file}`,
      path: ['documents', name],
    })),
    ...pages.map(({ file, path }) => ({ file, path })),
  ];
  const first = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const other = first.get(claim.file.toLowerCase());
    if (!other) first.set(claim.file.toLowerCase(), claim);
    return other ? [duplicate(claim, other)] : [];
  });
}

const duplicate = (claim: Claim, other: Claim): Finding => ({
  rule: 'config/duplicate-output',
  severity: 'error',
  message: `“${claim.file}” is made twice: by ${source(claim.path)} and by ${source(other.path)}.`,
  help: 'Give one of the two another name.',
  path: claim.path,
  part: 'name',
});

const source = (path: ConfigPath): string => (path.length === 0 ? 'the site itself' : `“${formatPath(path)}”`);

/** A home page and a page for what is not found: without them no host serves the site rightly. */
const required = (site: Site): readonly Finding[] =>
  ['/', '/404']
    .filter((route) => !site.routes[route])
    .map((route) => ({
      rule: 'config/missing',
      severity: 'error',
      message: `There is no page “${route}”.`,
      help:
        route === '/404'
          ? 'Add the page that is shown where nothing is found: without it some hosts answer every unknown address with the home page.'
          : 'Add the home page.',
      path: ['routes'],
    }));
