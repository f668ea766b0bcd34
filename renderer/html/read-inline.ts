import { hashOf } from './policy/hashes.ts';

/** Something in a page that runs or applies: between the tags of its element, or in an attribute. */
export interface Inline {
  readonly kind: 'script' | 'style' | 'attribute';
  /** How its text begins; of an attribute, the element and the attribute: 'p style'. */
  readonly text: string;
  /** What a policy calls its text; missing for an attribute, which none can name. */
  readonly hash?: string;
}

/** Enough to know it by: a page's style alone would be a third of what is kept of the page. */
const BEGINNING = 60;

type Attributes = Readonly<Record<string, string>>;

/** Types of a script that a browser runs or follows; any other is data (https://html.spec.whatwg.org/#attr-script-type). */
const RUNNING = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** Collects what runs and applies in a page, and the policy that it names, while a parser reads it. */
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
    said(text: string) {
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
