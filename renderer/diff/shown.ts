import { valueText } from '../config/naming/value-text.ts';
import { valueAtPath } from '../config/value-at.ts';
import type { ConfigPath } from '../core/finding.ts';
import { isProse, type ProsePart } from '../facts/prose.ts';
import { targetText } from '../facts/target.ts';
import { plainFrom } from '../pages/context.ts';
import type { NamedEntries } from './named-entries.ts';
import type { SiteVersion } from './version.ts';

/** Returns a value as visitors see it: text with its facts quoted, hours with a dash, an entry in a few words. */
export function shownText({ parsed, plainConfig, quote }: SiteVersion, path: ConfigPath): string | undefined {
  const value = valueAtPath(parsed, path);
  if (isProse(value)) return plainFrom(quote)(value);
  const written = valueAtPath(plainConfig, path);
  return typeof written === 'string' && hasText(value) ? value.text : valueText(written);
}

interface Compared {
  readonly before: SiteVersion;
  readonly after: SiteVersion;
  readonly named: NamedEntries;
}

/**
 * Returns whether visitors see the same in two places. A sentence that quotes a changed fact counts as the same: the fact
 * is reported.
 */
export function isSameText({ before, after, named }: Compared, old: ConfigPath, current: ConfigPath): boolean {
  const [first, second] = [sourceText(before, old), sourceText(after, current)];
  if (first === second || (typeof first === 'string' && named.renamed(first) === second)) return true;
  const shown = shownText(after, current);
  if (shown === undefined || shown !== shownText(before, old)) return false;
  return linksIn(before, old).map(named.renamed).join(' ') === linksIn(after, current).join(' ');
}

/** Returns the text as the owner wrote it, with its quotations of facts. */
function sourceText({ parsed, plainConfig }: SiteVersion, path: ConfigPath): unknown {
  const value = valueAtPath(parsed, path);
  return isProse(value) ? value.source : valueAtPath(plainConfig, path);
}

/** Returns the destinations of the links in a text. */
export function linksIn({ parsed }: SiteVersion, path: ConfigPath): readonly string[] {
  const value = valueAtPath(parsed, path);
  return isProse(value) ? value.parts.flatMap(linksOf) : [];
}

const linksOf = (part: ProsePart): readonly string[] => {
  if (part.kind === 'text' || part.kind === 'fact') return [];
  const inner = part.parts.flatMap(linksOf);
  return part.kind === 'link' ? [targetText(part.to), ...inner] : inner;
};

const hasText = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
