/** What a policy speaks of (https://www.w3.org/TR/CSP3/#csp-directives), in the order in which it is written. */
export const DIRECTIVES = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'manifest-src',
  'object-src',
  'media-src',
  'worker-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
] as const;
export type Directive = (typeof DIRECTIVES)[number];

/** What each directive allows; one that allows nothing is `'none'`. */
export type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>;

export const SELF = "'self'";

/** Lets every style that stands in a page apply. A hash beside it would take that back. */
export const ANY_STYLE = "'unsafe-inline'";

/** Several allowances as one. */
export const joined = (...parts: readonly Sources[]): Sources =>
  Object.fromEntries(
    DIRECTIVES.filter((directive) => parts.some((part) => part[directive])).map((directive) => [
      directive,
      [...new Set(parts.flatMap((part) => part[directive] ?? []))],
    ]),
  );

/** The text of a policy. */
export const policyText = (sources: Sources): string =>
  DIRECTIVES.flatMap((directive) => {
    const allowed = sources[directive];
    return allowed ? [[directive, ...(allowed.length === 0 ? ["'none'"] : allowed)].join(' ')] : [];
  }).join('; ');

/** Reads a policy's text: each directive with what it allows. */
export const readPolicy = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );
