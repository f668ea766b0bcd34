/**
 * Matches the other spellings of a page's address, with a trailing slash or '.html', and captures the address. The
 * character set is limited, so that the captured text cannot end a header or name a host.
 */
export const VARIANT = '^((?:/[a-z0-9_-]+)+)(?:/|\\.html)$';

/** Matches the home page by its file. */
export const HOME = '^/index(?:/|\\.html)?$';

/** '/team/' and '/team.html' → '/team'; '/index.html' → '/'. Returns `undefined` for any other address. */
export const suggestedPage = (path: string): string | undefined =>
  new RegExp(HOME).test(path) ? '/' : new RegExp(VARIANT).exec(path)?.[1];

/** 'treatments/404.html' → '/treatments/404' */
export const pageOfFile = (file: string): string => `/${file.replace(/\.html$/, '')}`;

/** Matches configuration files of hosts and drafts of a build, which must not be served. */
export const PRIVATE = '/(?:_|\\.(?!well-known(?:/|$)))';

export const isPrivate = (path: string): boolean => new RegExp(PRIVATE).test(path);
