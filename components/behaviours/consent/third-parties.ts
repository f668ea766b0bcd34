import type { Purpose } from './choice.ts';

/** What of others is on the site, as a page tells its scripts: plain JSON in an attribute of the body. */
export interface ThirdParties {
  /** What visitors are asked for, and who provides it. */
  readonly purposes: Readonly<Partial<Record<Purpose, string>>>;
  /** The page that says more. */
  readonly privacy?: { readonly label: string; readonly href: string };
  /** Addresses of the scripts that load once they are allowed. */
  readonly tags?: string;
  readonly marketing?: string;
}
