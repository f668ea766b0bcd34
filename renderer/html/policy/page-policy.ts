import { REDIRECT_SCRIPT } from '../../../components/chrome/redirect-script.ts';
import { ANY_STYLE, joined, SELF, type Sources } from './directives.ts';
import { hashOf, type InlineHashes } from './hashes.ts';

/** The sources of this site that every page needs; all others are blocked. */
const OWN: Sources = {
  'default-src': [],
  'script-src': [SELF],
  'style-src': [],
  'img-src': [SELF],
  'font-src': [SELF],
  'connect-src': [SELF],
  'manifest-src': [SELF],
  'base-uri': [],
  'form-action': [],
};

/** Returns the policy of a page, given the hashes of its inline styles and scripts. */
export function pagePolicy({ styles, scripts }: InlineHashes, thirdParties: Sources): Sources {
  const loose = thirdParties['style-src']?.includes(ANY_STYLE) ?? false;
  return joined(OWN, { 'script-src': scripts, 'style-src': loose ? [] : styles }, thirdParties);
}

/**
 * Inserts the policy into its page, before anything that it restricts. Because it is part of the page, page and policy
 * always come from the same build, and the policy also works on hosts that send no headers
 * (docs/decisions/0009-policy-in-the-page.md).
 */
export const withPolicy = (html: string, policy: string): string => beforeViewport(html, policyTag(policy));

/** Inserts elements before everything that a browser loads, and after what was inserted earlier. */
export const beforeViewport = (html: string, elements: string): string =>
  html.replace('<meta name="viewport"', (next) => `${elements}${next}`);

/** The element that contains a policy. */
export const policyTag = (policy: string): string => `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;

/** A redirect page runs only its own inline script. */
export const REDIRECT_POLICY: Sources = {
  'default-src': [],
  'script-src': [hashOf(REDIRECT_SCRIPT)],
  'base-uri': [],
  'form-action': [],
};
