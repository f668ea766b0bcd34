import { redirectField } from '../html/escape.ts';
import type { Redirect } from '../plan/redirects.ts';

/** `_redirects`, as Cloudflare Pages and Netlify read it. The status is always written: their defaults differ. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to, status }) => `${from} ${redirectField(to)} ${status}\n`).join('');
