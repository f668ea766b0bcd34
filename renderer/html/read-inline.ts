import { hashOf } from './policy/hashes.ts';
import type { Attributes } from './read/accessible-names.ts';

/** An inline script or style: the content of an element, or an attribute. */
export interface Inline {
  readonly kind: 'script' | 'style' | 'attribute';
  /** The beginning of its text; for an attribute, the names of the element and the attribute: 'p style'. */
  readonly text: string;
  /** The hash by which a policy allows the text; missing for attributes, which have none. */
  readonly hash?: string;
}

/** Long enough to identify the text. The full style of a page would be a third of its cached data. */
const BEGINNING = 60;

/**
 * The types of script that a browser runs or processes; any other type is data
 * (https://html.spec.whatwg.org/#attr-script-type).
 */
const RUNNING = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** Collects the inline scripts and styles of a page, and its declared policy, during parsing. */
export function inlineReader() {
  const inline: Inline[] = [];
  const seen: { policy?: string; open?: Inline['kind']; text: string } = { text: '' };
  return {
    inline,
    policy: () => seen.policy,
    opened(name: string, attributes: Attributes) {
      if (attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
        seen.policy ??= attributes.content ?? '';
      for (const key of Object.keys(attributes))
        if (key === 'style' || key.startsWith('on')) inline.push({ kind: 'attribute', text: `${name} ${key}` });
      const kind = kindOf(name, attributes);
      if (kind) Object.assign(seen, { open: kind, text: '' });
    },
    readText(text: string) {
      if (seen.open) seen.text += text;
    },
    closed() {
      if (seen.open) inline.push({ kind: seen.open, text: seen.text.slice(0, BEGINNING), hash: hashOf(seen.text) });
      delete seen.open;
    },
  };
}

function kindOf(name: string, { src, type = '' }: Attributes): Inline['kind'] | undefined {
  if (name === 'style') return 'style';
  return name === 'script' && src === undefined && RUNNING.test(type) ? 'script' : undefined;
}
