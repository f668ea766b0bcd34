import { isWhole } from '../../../config/derived/department.ts';
import type { Leaf } from '../../../config/leaves.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { isProse, type Prose } from '../../../facts/prose.ts';
import { isTarget } from '../../../facts/target.ts';
import { asAuthored, type PublicText, type PublicTextKind, publicText, type Source } from './public-text.ts';
import { type Reading, readProse, subjectsIn } from './read-prose.ts';

/** Returns every text of the config that becomes public, in the order of the config. */
export const configTexts = (leaves: readonly Leaf[], reading: Reading): readonly PublicText[] =>
  leaves.flatMap((leaf) => (isOfWholeClinic(leaf) ? [] : publicTextsOfLeaf(leaf, reading)));

/** A clinic without departments is its own only one; its texts are those in “clinic”. */
const isOfWholeClinic = ({ path: [part, name] }: Leaf): boolean => part === 'departments' && isWhole(String(name));

function publicTextsOfLeaf({ path, use, value, part }: Leaf, reading: Reading): readonly PublicText[] {
  const source: Source = part ? { from: 'config', path, part } : { from: 'config', path };
  const on = { normal: reading.normal, page: pageOf(path) };
  const authored = (kind: PublicTextKind, text: string, at = 0) => publicText(kind, asAuthored(text, at), source, on);
  switch (use) {
    case 'words':
      if (typeof value === 'string') return [authored(kindOf(path), value)];
      return isProse(value) ? ofProse(value, { kind: kindOf(path), source, page: on.page }, reading) : [];
    case 'figure':
      return hasText(value) ? [authored('figure', value.text)] : [];
    case 'file':
      // An image is served under its name in the config, and a policy is not served: only documents keep their file
      // name.
      return typeof value === 'string' && path[0] === 'documents' ? [authored('file name', value)] : [];
    case 'target':
      return isTarget(value) && value.kind === 'email' && value.subject
        ? [authored('mail subject', value.subject, 'email:'.length)]
        : [];
    case 'name': {
      const kind = PUBLIC_NAMES[part ? String(path[0]) : 'anchor'];
      return kind && typeof value === 'string' ? [authored(kind, value)] : [];
    }
    default:
      return [];
  }
}

function ofProse(
  { parts }: Prose,
  { kind, source, page }: Pick<PublicText, 'kind' | 'source' | 'page'>,
  { quote, normal }: Reading,
): readonly PublicText[] {
  const subjects = [...subjectsIn(parts)].map(({ subject, at }) =>
    publicText('mail subject', asAuthored(subject, at), source, { normal, page }),
  );
  const read = readProse(parts, quote);
  // 'none' marks a decorative image, which needs no text.
  const isOrnament = kind === 'alternative text' && read.text === 'none';
  return [...(isOrnament ? [] : [publicText(kind, read, source, { normal, page, quotes: true })]), ...subjects];
}

/** Names in the config that become part of an address or a file name. */
const PUBLIC_NAMES: Readonly<Record<string, PublicTextKind>> = {
  anchor: 'address',
  booking: 'short link',
  routes: 'address',
  aliases: 'address',
  catalogue: 'address',
  departments: 'address',
  people: 'address',
  programmes: 'address',
  images: 'file name',
};

const pageOf = ([part, route]: ConfigPath): string | undefined =>
  part === 'pages' || part === 'routes' || part === 'aliases' ? String(route) : undefined;

function kindOf(path: ConfigPath): PublicTextKind {
  const [part] = path;
  const field = path.at(-1);
  if (field === 'alt' || field === 'hero_alt') return 'alternative text';
  if (part === 'routes' && field === 'title') return 'title';
  if (part === 'routes' && field === 'description') return 'description';
  if (part === 'testimonials') return 'testimonial';
  if (part === 'journal') return 'journal';
  if (field === 'greeting') return 'greeting';
  if (isCompanyName(path)) return 'company name';
  return part === 'figures' || path.at(-2) === 'figures' ? 'figure' : 'words';
}

const isCompanyName = (path: ConfigPath): boolean =>
  ((path[0] === 'embeds' || path[0] === 'analytics') && path.at(-1) === 'provider') ||
  path.slice(0, 3).join('.') === 'clinic.rating.source';

const hasText = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
