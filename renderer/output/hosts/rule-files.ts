import { redirectField } from '../../core/escape.ts';
import { hasOwnQuery } from './destination.ts';
import { type HeaderRule, type HostModel, type HostRedirect, isPattern } from './model.ts';

/**
 * The two files that Cloudflare Pages and Netlify read from the site's folder. The hosts read them differently: without
 * a status, one uses 302 and the other 301, so the status is always written. Both understand every line, except for one
 * kind that the other skips.
 */

/**
 * Returns `_redirects`. Neither host merges the visitor's query with the query of a destination, so the redirect page
 * answers such addresses; their rules are written as comments.
 */
export function redirectsFile({ redirects, notFound }: HostModel): string {
  const line = ({ from, to }: HostRedirect) => `${from} ${redirectField(to)} 302\n`;
  const page = redirects.filter(hasOwnQuery);
  const notes =
    page.length === 0
      ? ''
      : `# Redirect pages answer these addresses: they merge the query of the request with that of the destination.\n`;
  return [
    ...redirects.filter((rule) => !hasOwnQuery(rule) && !isPattern(rule.from)).map(line),
    notes,
    ...page.map((rule) => `# ${line(rule)}`),
    ...redirects.filter(({ from }) => isPattern(from)).map(line),
    // Cloudflare finds the nearest 404.html by itself and skips this line; Netlify needs it.
    ...notFound.flatMap(({ below, file }) => (below === '/' ? [] : `${below}* /${file} 404\n`)),
  ].join('');
}

/** `_headers`. */
export const headersFile = ({ headers }: Pick<HostModel, 'headers'>): string =>
  headers
    .map((rule) => `${rule.for}\n${rule.headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');

/**
 * Parses `_redirects` as both hosts do: fields separated by spaces, comments after '#'. Lines that are not redirects
 * are skipped.
 */
export const readRedirects = (text: string): readonly HostRedirect[] =>
  text.split('\n').flatMap((line) => {
    const [from, to, status = '302'] = line.trim().split(/\s+/);
    return from && to && !from.startsWith('#') && status.startsWith('3') ? [{ from, to }] : [];
  });

/** Parses `_headers`: an address, then its headers, indented. */
export function readHeaders(text: string): readonly HeaderRule[] {
  const rules: { for: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ for: line.trim(), headers: [] });
    else {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}
