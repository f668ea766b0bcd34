import { type Finding, formatPath } from '../core/finding.ts';
import { slugOf } from '../core/slug.ts';

/** Proposes a name that can be part of an address: 'deep-massage' for 'Deep massage'. */
export function withSlug(finding: Finding): Finding {
  const { rule, path = [], help = '' } = finding;
  const name = String(path.at(-1));
  if (rule !== 'config/name' || !help.startsWith('Use lower-case letters, digits and hyphens')) return finding;
  const slug = slugOf(name);
  if (slug === '' || /[./\\]/.test(name)) return finding;
  return {
    ...finding,
    help: `${help} Write “${slug}”${path[0] === 'terms' ? `, and link to it in texts: [${name}](term:${slug}).` : '; visitors see the text in “name”, not this name.'}`,
    // References may have the right name already.
    missingPath: formatPath([...path.slice(0, -1), slug]),
  };
}
