import { literal } from '../../../core/pattern.ts';
import { HOME, pageOfFile, VARIANT } from '../address.ts';
import { hasOwnQuery } from '../destination.ts';
import { headersOf } from '../headers.ts';
import type { Host } from '../host.ts';
import { type HostModel, type HostRedirect, isPattern, SPLAT } from '../model.ts';

/** A route of `vercel.json` (https://vercel.com/docs/build-output-api/configuration#routes). */
export interface VercelRoute {
  readonly src?: string;
  readonly dest?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly continue?: true;
  readonly check?: true;
  readonly handle?: 'filesystem' | 'error';
}

/**
 * Returns `vercel.json`. It uses routes instead of `redirects` and `cleanUrls`: only routes support a not-found page
 * for a folder, and the two cannot be combined.
 */
const config: Host['config'] = (model, { folder }) =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      outputDirectory: folder,
      routes: vercelRoutes(model),
    },
    null,
    2,
  )}\n`;

export const vercelRoutes = (model: HostModel): readonly VercelRoute[] => [
  ...model.headers.map(
    (rule): VercelRoute => ({
      src: below(rule.for),
      headers: Object.fromEntries<string>(rule.headers),
      continue: true,
    }),
  ),
  ...model.redirects.filter((rule) => !hasOwnQuery(rule)).map(redirectRoute),
  { src: HOME, status: 308, headers: { Location: '/' } },
  { src: VARIANT, status: 308, headers: { Location: '$1' } },
  // Configuration files of other hosts are not served.
  { src: '^/_.*$', status: 404, dest: '/404.html' },
  ...model.notFound.map(
    ({ file }): VercelRoute => ({ src: `^${literal(pageOfFile(file))}$`, status: 404, dest: `/${file}` }),
  ),
  { handle: 'filesystem' },
  { src: '^(/.*[^/])$', dest: '$1.html', check: true },
  { handle: 'error' },
  ...model.notFound.map(
    ({ below: folder, file }): VercelRoute => ({
      src: below(`${folder}*`),
      status: 404,
      dest: `/${file}`,
      headers: Object.fromEntries<string>(headersOf({ ...model, headers: [] }, '/', 404)),
    }),
  ),
];

/** '/assets/*' → '^/assets/(.*)$' */
const below = (address: string): string =>
  isPattern(address) ? `^${literal(address.slice(0, -1))}(.*)$` : `^${literal(address)}$`;

/** In a header value, a dollar sign refers to a captured group. */
const redirectRoute = ({ from, to }: HostRedirect): VercelRoute => ({
  src: below(from),
  status: 302,
  headers: { Location: to.replaceAll('$', '%24').replace(SPLAT, '$1') },
});

export const vercel: Host = { config };
