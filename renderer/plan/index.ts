import type { Site } from '../config/site.ts';
import { type ConfigPath, type Finding, formatPath } from '../core/finding.ts';
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
  'icon-maskable-512.png',
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

interface PlannedOutput {
  readonly file: string;
  readonly path: ConfigPath;
}

/** Two outputs on one path are an error that names both sources. */
function duplicates(site: Site, pages: readonly PlannedPage[], redirects: readonly Redirect[]): readonly Finding[] {
  const outputs: readonly PlannedOutput[] = [
    ...FIXED_FILES.map((file) => ({ file, path: [] })),
    ...(site.journal && !site.journal.feed ? [{ file: FEED_FILE, path: ['journal', 'posts'] }] : []),
    ...redirects.flatMap(({ file, code, path }) =>
      [file, code].flatMap((made) => (made ? [{ file: made, path }] : [])),
    ),
    ...Object.entries(site.documents).map(([name, { file }]) => ({
      file: `documents/${file}`,
      path: ['documents', name],
    })),
    ...pages.map(({ file, path }) => ({ file, path })),
  ];
  const first = new Map<string, PlannedOutput>();
  return outputs.flatMap((output) => {
    const other = first.get(output.file.toLowerCase());
    if (!other) first.set(output.file.toLowerCase(), output);
    return other ? [duplicate(output, other)] : [];
  });
}

const duplicate = (output: PlannedOutput, other: PlannedOutput): Finding => ({
  rule: 'config/duplicate-output',
  severity: 'error',
  message: `“${output.file}” is made twice: by ${source(output.path)} and by ${source(other.path)}.`,
  help: 'Give one of the two another name.',
  path: output.path,
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
