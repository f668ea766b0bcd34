import type { Purpose } from './choice.ts';

/** The third parties of the site, which each page passes to its scripts as plain JSON in an attribute of the body. */
export interface ThirdParties {
  /** The purposes that need consent, each with the names of its providers. */
  readonly purposes: Readonly<Partial<Record<Purpose, string>>>;
  /** The URL of the privacy policy. */
  readonly privacy?: string;
  /** URLs of the scripts that load after consent. */
  readonly tags?: string;
  readonly marketing?: string;
}
