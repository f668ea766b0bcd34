import type { Leaf } from '../../../config/leaves.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { isProse, type Prose } from '../../../facts/prose.ts';
import { isTarget } from '../../../facts/target.ts';
import { type Reading, readProse, subjectsIn } from './read-prose.ts';
import { asTyped, type Source, type Surface, type SurfaceKind, surface } from './surface.ts';

/** Every text of the config that becomes public, in the order of the config. */
export const configSurfaces = (leaves: readonly Leaf[], reading: Reading): readonly Surface[] =>
  leaves.flatMap((leaf) => surfacesOfLeaf(leaf, reading));

function surfacesOfLeaf({ path, use, value, part }: Leaf, reading: Reading): readonly Surface[] {
  const source: Source = part ? { from: 'config', path, part } : { from: 'config', path };
  const on = { normal: reading.normal, page: pageOf(path) };
  const typed = (kind: SurfaceKind, text: string, at = 0) => surface(kind, asTyped(text, at), source, on);
  switch (use) {
    case 'words':
      if (typeof value === 'string') return [typed(kindOf(path), value)];
      return isProse(value) ? ofProse(value, { kind: kindOf(path), source, page: on.page }, reading) : [];
    case 'figure':
      return hasText(value) ? [typed('figure', value.text)] : [];
    case 'file':
      // A picture is served under its name in the config, a policy not at all: only documents keep their file's name.
      return typeof value === 'string' && path[0] === 'documents' ? [typed('file name', value)] : [];
    case 'target':
      return isTarget(value) && value.kind === 'email' && value.subject
        ? [typed('mail subject', value.subject, 'email:'.length)]
        : [];
    case 'name': {
      const kind = PUBLIC_NAMES[part ? String(path[0]) : 'anchor'];
      return kind && typeof value === 'string' ? [typed(kind, value)] : [];
    }
    default:
      return [];
  }
}

function ofProse(
  { parts }: Prose,
  { kind, source, page }: Pick<Surface, 'kind' | 'source' | 'page'>,
  { quote, normal }: Reading,
): readonly Surface[] {
  const subjects = [...subjectsIn(parts)].map(({ subject, at }) =>
    surface('mail subject', asTyped(subject, at), source, { normal, page }),
  );
  const read = readProse(parts, quote);
  // 'none' is how an ornament says that it needs no words.
  const isOrnament = kind === 'alternative text' && read.text === 'none';
  return [...(isOrnament ? [] : [surface(kind, read, source, { normal, page, quotes: true })]), ...subjects];
}

/** Names of the config that become part of an address or of a file's name. */
const PUBLIC_NAMES: Readonly<Record<string, SurfaceKind>> = {
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

function kindOf(path: ConfigPath): SurfaceKind {
  const [part] = path;
  const field = path.at(-1);
  if (field === 'alt' || field === 'hero_alt') return 'alternative text';
  if (part === 'routes' && field === 'title') return 'title';
  if (part === 'routes' && field === 'description') return 'description';
  if (part === 'testimonials') return 'testimonial';
  if (part === 'journal') return 'journal';
  if (field === 'greeting') return 'greeting';
  return part === 'figures' || path.at(-2) === 'figures' ? 'figure' : 'words';
}

const hasText = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
