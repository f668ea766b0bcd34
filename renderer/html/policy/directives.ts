/** The directives of a policy (https://www.w3.org/TR/CSP3/#csp-directives), in the order in which they are written. */
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

/** The allowed sources of each directive; an empty list is written as `'none'`. */
export type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>;

export const SELF = "'self'";

/** Allows all inline styles. Browsers ignore this keyword if the directive also contains a hash. */
export const ANY_STYLE = "'unsafe-inline'";

/** Merges several lists of sources. */
export const joined = (...parts: readonly Sources[]): Sources =>
  Object.fromEntries(
    DIRECTIVES.filter((directive) => parts.some((part) => part[directive])).map((directive) => [
      directive,
      [...new Set(parts.flatMap((part) => part[directive] ?? []))],
    ]),
  );

/** Returns the policy as text. */
export const policyText = (sources: Sources): string =>
  DIRECTIVES.flatMap((directive) => {
    const allowed = sources[directive];
    return allowed ? [[directive, ...(allowed.length === 0 ? ["'none'"] : allowed)].join(' ')] : [];
  }).join('; ');

/** Parses the text of a policy into its directives and their sources. */
export const readPolicy = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );
