import { EVERYWHERE } from './answers.ts';
import type { Kind } from './questions.ts';

/** The names of the hosts, here and in docs/hosting.md. */
export const HOST_NAMES = ['nginx', 'Caddy', 'Cloudflare Pages', 'Netlify', 'Vercel'] as const;
export type HostName = (typeof HOST_NAMES)[number];

/**
 * A difference between a host and the model that its configuration cannot remove: a row of the table in
 * docs/hosting.md. The conformance tests allow only these differences, and fail for a row that no host needs any more.
 */
export interface Difference {
  readonly hosts: readonly HostName[];
  readonly asked: readonly Kind[];
  /** The request of the visitor, as a cell of the table. */
  readonly where: string;
  /** The answer of the host, as a cell of the table. */
  readonly does: string;
  readonly because: string;
  /** The parts of an answer that are others, each with what it is there. */
  readonly parts: Readonly<Record<string, RegExp>>;
}

/** The host answers with a page that redirects by itself instead of an HTTP redirect. */
const PAGE = {
  status: /^200$/,
  location: /^$/,
  type: /^text\/html/,
  body: /rel="nofollow"/,
  'cache-control': /^public/,
};
const FOUND = { status: /^200$/, location: /^$/, type: /^text\/html/, body: /<h1/, 'cache-control': /^public/ };
const REFUSED = { status: /^400$/, body: /^$/, type: /^$/, 'cache-control': /^$/ };

/** Without the headers that every answer has. */
const BARE = Object.fromEntries(EVERYWHERE.map((name) => [name, /^$/]));

export const DIFFERENCES: readonly Difference[] = [
  {
    hosts: ['Cloudflare Pages', 'Netlify', 'Vercel'],
    asked: ['shortcut with a query of its own'],
    where: 'a shortcut whose destination has a query of its own',
    does: 'answers 200 with the redirect page, which joins both queries and leads on',
    because: 'no rule of theirs joins two queries: one would be lost',
    parts: PAGE,
  },
  {
    hosts: ['Netlify'],
    asked: ['shortcut'],
    where: 'any other shortcut, and `/journal`',
    does: 'answers 200 with the redirect page, which leads on',
    because: 'a file comes before a redirect, and the mark that turns this round makes Cloudflare Pages drop the line',
    parts: PAGE,
  },
  {
    hosts: ['Cloudflare Pages', 'Netlify', 'Vercel'],
    asked: ['shortcut spelled with an encoded letter'],
    where: 'a shortcut with an encoded letter: `/go/%70rofhilo`',
    does: 'answers 200 with the redirect page',
    because: 'rules are compared with the address as it was sent, files with what it stands for',
    parts: PAGE,
  },
  {
    hosts: ['Netlify'],
    asked: ['page with a slash', 'page of a shortcut', 'not found page with .html', 'below /journal'],
    where: 'a page with a slash at its end',
    does: 'leads on with 301 in place of 308, `/journal/` to `/journal`',
    because: 'the host does so by itself, and rules cannot tell the two addresses apart',
    parts: { status: /^301$/, location: /^https:\/\/site\.example\/[^/]/ },
  },
  {
    hosts: ['Netlify'],
    asked: ['file with a slash'],
    where: 'a file with a slash at its end: `/sitemap.xml/`',
    does: 'leads on with 301 to the file, in place of 404',
    because: 'the host does so by itself',
    parts: {
      status: /^301$/,
      location: /^https:\/\/site\.example\/[a-z.]+$/,
      'cache-control': /^$/,
      type: /^$/,
      body: /^$/,
    },
  },
  {
    hosts: ['Netlify'],
    asked: ['page with .html', 'home page by its file', 'page of a shortcut', 'not found page with .html'],
    where: 'a page with `.html` at its end',
    does: 'answers 200 with the page, whose canonical address is its own',
    because: 'a file comes before a redirect',
    parts: { ...FOUND, body: /rel="canonical"|<h1/ },
  },
  {
    hosts: ['Cloudflare Pages', 'Netlify'],
    asked: ['not found page itself'],
    where: '`/404` and `/treatments/404` themselves',
    does: 'answers 200; the page asks search engines not to list it',
    because: 'to the host they are pages like any other',
    parts: { status: /^200$/, 'cache-control': /^public/ },
  },
  {
    hosts: ['Vercel'],
    asked: ['folder without a page', 'index of a page'],
    where: 'an address at which there is nothing, with a slash or `.html` at its end',
    does: 'leads with 308 to the same without it, where nothing is found',
    because: 'its routes cannot ask whether there is a page before they lead on',
    parts: {
      status: /^308$/,
      location: /^https:\/\/site\.example\/[a-z]/,
      'cache-control': /^(?:public.*)?$/,
      type: /^$/,
      body: /^$/,
    },
  },
  {
    hosts: ['Cloudflare Pages'],
    asked: ['index of a page'],
    where: '`/skin/index`',
    does: 'leads with 308 to `/skin/`, and from there to `/skin`',
    because: 'it does so with every address that ends in `/index`',
    parts: { status: /^308$/, location: /\/skin\/$/, 'cache-control': /^$/, type: /^$/, body: /^$/ },
  },
  {
    hosts: ['Cloudflare Pages'],
    asked: ['file'],
    where: 'a script',
    does: 'calls it `application/javascript`',
    because: 'it has its own table of types; browsers take both names',
    parts: { type: /^application\/javascript$/ },
  },
  {
    hosts: ['Cloudflare Pages'],
    asked: ['shortcut by another method'],
    where: 'a shortcut by another method than GET and HEAD',
    does: 'leads on as for GET, in place of 405',
    because: 'it asks its redirects before it looks at the method',
    parts: { status: /^302$/, location: /^https:\/\/book\./ },
  },
  {
    hosts: ['Cloudflare Pages'],
    asked: ['file of another host', 'file with a slash', 'name that no file can have', 'not well formed'],
    where: '`/_headers`, a file with a slash at its end, a NUL, a name longer than any file’s',
    does: 'answers 502, but only on one’s own machine',
    because: '`wrangler pages dev` looks for files, where the host knows them by their names',
    parts: { status: /^502$/, 'cache-control': /^$/, type: /^$/, body: /^$/, ...BARE },
  },
  {
    hosts: ['Cloudflare Pages'],
    asked: ['slash twice'],
    where: 'a page with two slashes before it: `//skin`',
    does: 'answers with the page, but only on one’s own machine',
    because: '`wrangler pages dev` looks for files, to which two slashes are one',
    parts: {
      status: /^(?:200|308)$/,
      location: /^(?:https:\/\/site\.example\/skin)?$/,
      'cache-control': /^(?:public.*)?$/,
      type: /^$|html/,
      body: /^$|<h1/,
    },
  },
  {
    hosts: ['nginx'],
    asked: ['not well formed', 'climbing, encoded', 'climbing'],
    where: 'an address that is not well formed, or climbs above the site',
    does: 'answers 400 in place of 404, or of the page that a browser would have asked for',
    because: 'it refuses such addresses before its configuration is asked',
    parts: REFUSED,
  },
  {
    hosts: ['Caddy'],
    asked: ['not well formed'],
    where: 'an address that is not well formed',
    does: 'answers 400 in place of 404, without any of our headers',
    because: 'it refuses such addresses before its configuration is asked',
    parts: { ...REFUSED, ...BARE },
  },
  {
    hosts: ['Caddy'],
    asked: ['climbing'],
    where: 'an address with `..` in it, which no browser sends',
    does: 'answers 404 in place of the page that it comes to',
    because: 'it compares addresses as they were sent',
    parts: { status: /^404$/, 'cache-control': /^no-store$/, body: /404 Page Not Found/ },
  },
];
