import type { HeaderRule } from './headers.ts';

/** A line of `_redirects`. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Reads `_redirects` as Cloudflare Pages and Netlify do: fields between spaces, comments after '#'. */
export const readRedirects = (text: string): readonly RedirectRule[] =>
  text.split('\n').flatMap((line) => {
    const [from, to, status = '302'] = line.trim().split(/\s+/);
    return from && to && !from.startsWith('#') ? [{ from, to, status: Number(status) }] : [];
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

/** '/journal/*' and '/journal/a/b' → 'a/b'; an address without '*' matches itself. Nothing where they do not match. */
export function matchPattern(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('*')) return pattern === path ? '' : undefined;
  const start = pattern.slice(0, -1);
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}
