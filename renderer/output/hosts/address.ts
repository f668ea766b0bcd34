/**
 * How each page's address is spelled otherwise: with a slash or '.html' at its end. A page's address has plain letters, so
 * that nothing in it can end a header or name a host. What is caught is the page's own.
 */
export const VARIANT = '^((?:/[a-z0-9_-]+)+)(?:/|\\.html)$';

/** The home page by its file. */
export const HOME = '^/index(?:/|\\.html)?$';

/** '/team/' and '/team.html' → '/team'; '/index.html' → '/'. Nothing for an address that is no other spelling of a page's. */
export const suggestedPage = (path: string): string | undefined =>
  new RegExp(HOME).test(path) ? '/' : new RegExp(VARIANT).exec(path)?.[1];

/** '/' → 'index.html', '/team' → 'team.html' */
export const fileOfPage = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** 'treatments/404.html' → '/treatments/404' */
export const pageOfFile = (file: string): string => `/${file.replace(/\.html$/, '')}`;

/** A host's own files, and drafts of a build: nobody is given them. */
const PRIVATE = /\/(?:_|\.(?!well-known(?:\/|$)))/;

export const isPrivate = (path: string): boolean => PRIVATE.test(path);
