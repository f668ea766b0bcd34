import { type Finding, formatPath } from '../../core/finding.ts';
import { slugOf } from '../../core/slug.ts';

/** Proposes a name that can be part of an address: 'deep-massage' for 'Deep massage'. */
export function withSlug(finding: Finding): Finding {
  const { path = [], help = '' } = finding;
  const name = String(path.at(-1));
  const slug = slugInsteadOf(name, finding);
  if (slug === undefined) return finding;
  return {
    ...finding,
    help: `${help} Write “${slug}”${path[0] === 'terms' ? `, and link to it in texts: [${name}](term:${slug}).` : '; visitors see the text in “name”, not this name.'}`,
    // References may have the right name already.
    missingPath: formatPath([...path.slice(0, -1), slug]),
  };
}

/** Proposes an address in place of a value that cannot be one: 'back-pain' for 'Back pain'. `withSlug` does so for names of entries. */
export function withSlugFor(finding: Finding, value: unknown): Finding {
  const isName = finding.path?.at(-1) === value;
  const slug = typeof value === 'string' && !isName ? slugInsteadOf(value, finding) : undefined;
  return slug === undefined ? finding : { ...finding, help: `${finding.help} Write “${slug}”.` };
}

function slugInsteadOf(name: string, { rule, help = '' }: Finding): string | undefined {
  if (rule !== 'config/name' || !help.startsWith('Use lower-case letters, digits and hyphens')) return undefined;
  const slug = slugOf(name);
  return slug === '' || /[./\\]/.test(name) ? undefined : slug;
}
