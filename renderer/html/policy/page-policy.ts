import { REDIRECT_SCRIPT } from '../../../components/chrome/redirect-script.ts';
import { ANY_STYLE, joined, SELF, type Sources } from './directives.ts';
import { hashOf, type InlineHashes } from './hashes.ts';

/** What a page of this site needs of the site itself; all else is refused. */
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

/** What may run, apply and load on a page, by the hashes of the styles and scripts that stand in it. */
export function pagePolicy({ styles, scripts }: InlineHashes, thirdParties: Sources): Sources {
  const loose = thirdParties['style-src']?.includes(ANY_STYLE) ?? false;
  return joined(OWN, { 'script-src': scripts, 'style-src': loose ? [] : styles }, thirdParties);
}

/**
 * Writes a policy into its page, before anything that it speaks of. It stands in the page, so that the two are always of
 * one build, and on hosts that send no headers (docs/decisions/0009-policy-in-the-page.md).
 */
export const withPolicy = (html: string, policy: string): string =>
  html.replace(VIEWPORT, (next) => `${policyTag(policy)}${next}`);

/** The element that holds a policy. */
export const policyTag = (policy: string): string => `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;

const VIEWPORT = '<meta name="viewport"';

/** A page that leads on runs its few lines of script and nothing else. */
export const REDIRECT_POLICY: Sources = {
  'default-src': [],
  'script-src': [hashOf(REDIRECT_SCRIPT)],
  'base-uri': [],
  'form-action': [],
};
