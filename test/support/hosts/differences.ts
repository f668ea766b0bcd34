import { EVERYWHERE } from './answers.ts';
import type { Kind } from './questions.ts';

/** The names of the hosts, here and in docs/hosting.md. */
export const HOST_NAMES = [
  'nginx',
  'Caddy',
  'Apache',
  'Cloudflare Pages',
  'Netlify',
  'Vercel',
  'Amazon CloudFront',
] as const;
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
  /** The parts of the answer that differ, each with the value that the host sends. */
  readonly parts: Readonly<Record<string, RegExp>>;
}

/** The host answers with a redirect page instead of an HTTP redirect. */
const PAGE = {
  status: /^200$/,
  location: /^$/,
  type: /^text\/html/,
  body: /rel="nofollow"/,
  'cache-control': /^public/,
};
const FOUND = { status: /^200$/, location: /^$/, type: /^text\/html/, body: /<h1/, 'cache-control': /^public/ };
const REFUSED = { status: /^400$/, body: /^$/, type: /^$/, 'cache-control': /^$/ };

/** Apache's own pages for errors. */
const APACHE = /^$|^<!DOCTYPE HTML PUBLIC/;

/** Without the headers that every answer has. */
const BARE = Object.fromEntries(EVERYWHERE.map((name) => [name, /^$/]));

export const DIFFERENCES: readonly Difference[] = [
  {
    hosts: ['Cloudflare Pages', 'Netlify', 'Vercel'],
    asked: ['shortcut with a query of its own'],
    where: 'a shortcut whose destination has a query of its own',
    does: 'answers 200 with the redirect page, which merges both queries and redirects',
    because: 'their rules cannot merge two queries: one would be lost',
    parts: PAGE,
  },
  {
    hosts: ['Netlify'],
    asked: ['shortcut'],
    where: 'any other shortcut, and `/journal`',
    does: 'answers 200 with the redirect page, which redirects',
    because:
      'a file takes precedence over a redirect, and Cloudflare Pages ignores a line with the `!` that would change this',
    parts: PAGE,
  },
  {
    hosts: ['Cloudflare Pages', 'Netlify', 'Vercel'],
    asked: ['shortcut spelled with an encoded letter'],
    where: 'a shortcut with an encoded letter: `/go/%70rofhilo`',
    does: 'answers 200 with the redirect page',
    because: 'rules are compared with the encoded address, files with the decoded one',
    parts: PAGE,
  },
  {
    hosts: ['Netlify'],
    asked: ['page with a slash', 'page of a shortcut', 'not found page with .html', 'below /journal'],
    where: 'a page with a trailing slash',
    does: 'redirects with 301 instead of 308, `/journal/` to `/journal`',
    because: 'the host does so by default, and its rules cannot distinguish the two addresses',
    parts: { status: /^301$/, location: /^https:\/\/site\.example\/[^/]/ },
  },
  {
    hosts: ['Netlify'],
    asked: ['file with a slash'],
    where: 'a file with a trailing slash: `/sitemap.xml/`',
    does: 'redirects with 301 to the file instead of answering 404',
    because: 'the host does so by default',
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
    where: 'a page with `.html`',
    does: 'answers 200 with the page, whose canonical address is its own',
    because: 'a file takes precedence over a redirect',
    parts: { ...FOUND, body: /rel="canonical"|<h1/ },
  },
  {
    hosts: ['Cloudflare Pages', 'Netlify'],
    asked: ['not found page itself'],
    where: '`/404` and `/treatments/404` themselves',
    does: 'answers 200; the page asks search engines not to list it',
    because: 'the host treats them like any other page',
    parts: { status: /^200$/, 'cache-control': /^public/ },
  },
  {
    hosts: ['Vercel', 'Amazon CloudFront'],
    asked: ['folder without a page', 'index of a page'],
    where: 'a missing address with a trailing slash or `.html`',
    does: 'redirects with 308 to the address without it, which answers 404',
    because: 'its rules redirect without checking that the page exists',
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
    does: 'redirects with 308 to `/skin/`, and from there to `/skin`',
    because: 'it does so for every address that ends in `/index`',
    parts: { status: /^308$/, location: /\/skin\/$/, 'cache-control': /^$/, type: /^$/, body: /^$/ },
  },
  {
    hosts: ['Cloudflare Pages'],
    asked: ['file'],
    where: 'a script',
    does: 'sends the type `application/javascript`',
    because: 'it has its own table of types; browsers accept both',
    parts: { type: /^application\/javascript$/ },
  },
  {
    hosts: ['Cloudflare Pages'],
    asked: ['shortcut by another method'],
    where: 'a shortcut requested with a method other than GET and HEAD',
    does: 'redirects as for GET instead of answering 405',
    because: 'it applies redirects before it checks the method',
    parts: { status: /^302$/, location: /^https:\/\/book\./ },
  },
  {
    hosts: ['Cloudflare Pages'],
    asked: ['file of another host', 'file with a slash', 'name that no file can have', 'not well formed'],
    where: '`/_headers`, a file with a trailing slash, a NUL, a name that is too long for a file',
    does: 'answers 502, but only in the local server',
    because: '`wrangler pages dev` looks on the disk, the host in its list of files',
    parts: { status: /^502$/, 'cache-control': /^$/, type: /^$/, body: /^$/, ...BARE },
  },
  {
    hosts: ['Cloudflare Pages'],
    asked: ['slash twice'],
    where: 'a page with two leading slashes: `//skin`',
    does: 'answers with the page, but only in the local server',
    because: '`wrangler pages dev` looks on the disk, where two slashes equal one',
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
    where: 'a malformed address, or one with `..` that leaves the site',
    does: 'answers 400 instead of 404, or instead of the page that a browser would request',
    because: 'it rejects such addresses before it applies its configuration',
    parts: REFUSED,
  },
  {
    hosts: ['Caddy'],
    asked: ['not well formed'],
    where: 'a malformed address',
    does: 'answers 400 instead of 404, without our headers',
    because: 'it rejects such addresses before it applies its configuration',
    parts: { ...REFUSED, ...BARE },
  },
  {
    hosts: ['Caddy'],
    asked: ['climbing'],
    where: 'an address with `..`, which no browser sends',
    does: 'answers 404 instead of the page that it resolves to',
    because: 'it does not resolve addresses before it compares them',
    parts: { status: /^404$/, 'cache-control': /^no-store$/, body: /404 Page Not Found/ },
  },
  {
    hosts: ['Apache'],
    asked: [
      'not well formed',
      'climbing',
      'climbing, encoded',
      'slash twice',
      'below /journal',
      'page spelled with an encoded letter',
      'name that no file can have',
    ],
    where:
      'a malformed address, one with an encoded slash or a name that is too long for a file, or one with `..` that leaves the site',
    does: 'answers 400, 403 or 404 without our headers',
    because: 'it rejects such addresses before it reads `.htaccess`',
    parts: {
      ...REFUSED,
      status: /^40[034]$/,
      location: /^$/,
      body: APACHE,
      type: /^$|^text\/html;charset=iso-8859-1$/,
      ...BARE,
    },
  },
  {
    hosts: ['Apache'],
    asked: ['file of another host'],
    where: '`/.htaccess` itself',
    does: 'answers 403 instead of 404',
    because: 'its own configuration forbids files whose names begin with `.ht`',
    parts: { ...REFUSED, status: /^403$/ },
  },
  {
    hosts: ['Apache'],
    asked: ['shortcut', 'shortcut with a query of its own'],
    where: 'a question mark in the query of a shortcut whose destination has a query or a hash of its own',
    does: 'passes it on as `%3F`, which means the same',
    because: 'it refuses a target into which a rule has put another question mark',
    parts: { location: /%3F/ },
  },
  {
    hosts: ['Amazon CloudFront'],
    asked: ['not found in a folder', 'not found page itself'],
    where: 'a treatment that does not exist: `/treatments/zzz`',
    does: 'answers 404 with `404.html`',
    because: 'it has one not-found page for all addresses',
    parts: { body: /404 Page Not Found/ },
  },
];
