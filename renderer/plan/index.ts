import type { Site } from '../config/site.ts';
import { distinctBy } from '../core/distinct.ts';
import { type ConfigPath, type Finding, formatPath } from '../core/finding.ts';
import { type PlannedPage, planPages } from './page.ts';
import { planRedirects, type Redirect } from './redirects.ts';

/** The pages and redirects of the site, before anything is rendered or written. */
export interface Plan {
  readonly pages: readonly PlannedPage[];
  readonly redirects: readonly Redirect[];
}

/** The files that every site has in its output folder. */
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
  const findings = [...duplicates(site, pages, redirects), ...required(site)];
  // Of two pages with one address, only the first is checked, the owner’s page before an alias: its links expect it.
  const first = distinctBy(pages.toReversed(), ({ route }) => route).toReversed();
  return { plan: { pages: first, redirects }, findings };
}

interface PlannedOutput {
  readonly file: string;
  readonly path: ConfigPath;
}

/** Reports two outputs with the same path, naming both sources. */
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
  ...wordsFor(output, other),
  path: output.path,
  part: 'name',
});

function wordsFor({ file, path }: PlannedOutput, other: PlannedOutput): Pick<Finding, 'message' | 'help'> {
  const [part, address] = path;
  if (other.path[0] === 'journal' && (part === 'routes' || part === 'aliases'))
    return {
      message: `The address “${address}” opens your journal, so this page is never shown.`,
      help: 'Give the page another address, such as “/articles”.',
    };
  if (part === 'aliases' && other.path[0] === 'routes')
    return {
      message: `The alias “${address}” has the address of a page, ${source(other.path)}, so visitors never see it.`,
      help: 'Remove the alias, or give it another address. If it should replace the page, remove the page from “routes” and “pages”.',
    };
  return {
    message: `“${file}” is generated twice: by ${source(path)} and by ${source(other.path)}.`,
    help: 'Rename one of the two.',
  };
}

const source = (path: ConfigPath): string => (path.length === 0 ? 'the site itself' : `“${formatPath(path)}”`);

/** Every site needs a home page and a not-found page: without them, hosts cannot serve it correctly. */
const required = (site: Site): readonly Finding[] =>
  ['/', '/404']
    .filter((route) => !site.routes[route])
    .map((route) => ({
      rule: 'config/missing',
      severity: 'error',
      message: `There is no page “${route}”.`,
      help:
        route === '/404'
          ? 'Add the not-found page: without it, some hosts answer every unknown address with the home page.'
          : 'Add the home page.',
      path: ['routes'],
    }));
