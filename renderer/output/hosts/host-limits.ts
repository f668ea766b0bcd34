import { hasOwnQuery } from './destination.ts';
import { type HostModel, isPattern } from './model.ts';
import { headersFile, redirectsFile } from './rule-files.ts';
import { vercelRoutes } from './vercel/index.ts';

/** A limit of a host that the site exceeds; the host ignores everything beyond it. */
export interface OverLimit {
  readonly host: string;
  /** The number and kind of items, as the subject of a sentence. */
  readonly what: string;
  readonly most: number;
  /** The redirect that is too long, if the limit is about one. */
  readonly from?: string;
}

/** https://developers.cloudflare.com/pages/configuration/redirects/ and …/headers/; Vercel’s by its package routing-utils. */
export const LIMITS = {
  staticRedirects: 2000,
  dynamicRedirects: 100,
  redirectLine: 1000,
  headerRules: 100,
  headerLine: 2000,
  vercelRoutes: 2048,
} as const;

const CLOUDFLARE = 'Cloudflare Pages';

/** Returns every limit that the site exceeds. */
export function overLimits(model: HostModel): readonly OverLimit[] {
  const rules = model.redirects.filter((rule) => !hasOwnQuery(rule));
  const patterns = rules.filter(({ from }) => isPattern(from)).length + model.notFound.length - 1;
  const over = (host: string, count: number, most: number, what: string) =>
    count > most ? [{ host, most, what: `${count.toLocaleString('en-GB')} ${what}` }] : [];
  return [
    ...over(CLOUDFLARE, rules.filter(({ from }) => !isPattern(from)).length, LIMITS.staticRedirects, 'redirects'),
    ...over(CLOUDFLARE, patterns, LIMITS.dynamicRedirects, 'redirects of whole folders'),
    ...rules.flatMap((rule) =>
      over(CLOUDFLARE, lineLength(model, rule), LIMITS.redirectLine, 'characters of a redirect').map((limit) => ({
        ...limit,
        from: rule.from,
      })),
    ),
    ...over(CLOUDFLARE, model.headers.length, LIMITS.headerRules, 'rules of headers'),
    ...over(CLOUDFLARE, longestLine(headersFile(model)), LIMITS.headerLine, 'characters of a header'),
    ...over('Vercel', vercelRoutes(model).length, LIMITS.vercelRoutes, 'routes'),
  ];
}

const lineLength = (model: HostModel, rule: HostModel['redirects'][number]): number =>
  longestLine(redirectsFile({ ...model, redirects: [rule], notFound: [] }));

const longestLine = (text: string): number => Math.max(...text.split('\n').map((line) => line.trim().length));
