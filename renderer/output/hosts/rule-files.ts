import { redirectField } from '../../core/escape.ts';
import { hasOwnQuery } from './destination.ts';
import { type HeaderRule, type HostModel, type HostRedirect, isPattern } from './model.ts';

/**
 * The two files that Cloudflare Pages and Netlify read in a site's own folder. They read them differently: the status is
 * always written, because it is 302 for one and 301 for the other where it is not; and nothing is written that only one
 * understands, but for a line that the other leaves out.
 */

/**
 * `_redirects`: for each address where it leads. Neither host joins a visitor's query to one that the destination has,
 * so there the redirect page answers, which does; its rule is a note for those who read the file.
 */
export function redirectsFile({ redirects, notFound }: HostModel): string {
  const line = ({ from, to }: HostRedirect) => `${from} ${redirectField(to)} 302\n`;
  const page = redirects.filter(hasOwnQuery);
  const notes =
    page.length === 0 ? '' : `# Answered by their pages, which keep the owner’s parameters and add the visitor’s.\n`;
  return [
    ...redirects.filter((rule) => !hasOwnQuery(rule) && !isPattern(rule.from)).map(line),
    notes,
    ...page.map((rule) => `# ${line(rule)}`),
    ...redirects.filter(({ from }) => isPattern(from)).map(line),
    // Cloudflare finds the nearest 404.html by itself and passes over this line; Netlify needs to be told.
    ...notFound.flatMap(({ below, file }) => (below === '/' ? [] : `${below}* /${file} 404\n`)),
  ].join('');
}

/** `_headers`. */
export const headersFile = ({ headers }: Pick<HostModel, 'headers'>): string =>
  headers
    .map((rule) => `${rule.for}\n${rule.headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');

/** Reads `_redirects` as both hosts do: fields between spaces, comments after '#'. What leads nowhere else is left out. */
export const readRedirects = (text: string): readonly HostRedirect[] =>
  text.split('\n').flatMap((line) => {
    const [from, to, status = '302'] = line.trim().split(/\s+/);
    return from && to && !from.startsWith('#') && status.startsWith('3') ? [{ from, to }] : [];
  });

/** Reads `_headers`: an address, then its headers, each indented. */
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
