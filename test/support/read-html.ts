import { Parser } from 'htmlparser2';

/** Reads a page as a browser would: its scripts, links and text. */
export interface ReadPage {
  /** How often each element occurs. */
  readonly elements: ReadonlyMap<string, number>;
  /** Every name of an attribute, with its element: 'a href'. */
  readonly attributes: ReadonlySet<string>;
  readonly addresses: readonly { readonly by: string; readonly address: string }[];
  /** The content of its script elements, by their type. */
  readonly scripts: readonly { readonly type: string; readonly code: string }[];
  readonly styles: string;
  readonly comments: ReadonlySet<string>;
  /** All text of the page and the values of its attributes. */
  readonly words: string;
}

const ADDRESSES = new Set(
  'href src srcset action formaction poster data cite ping background manifest xlink:href'.split(' '),
);

/** Reads a page, or an XML document. */
export function readPage(text: string, options: { readonly xml?: boolean } = {}): ReadPage {
  const elements = new Map<string, number>();
  const attributes = new Set<string>();
  const addresses: { by: string; address: string }[] = [];
  const scripts: { type: string; code: string }[] = [];
  const comments = new Set<string>();
  const words: string[] = [];
  const styles: string[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, given) {
        open.push(name);
        elements.set(name, (elements.get(name) ?? 0) + 1);
        if (name === 'script') scripts.push({ type: given.type ?? '', code: '' });
        for (const [attribute, value] of Object.entries(given)) {
          const by = `${name} ${attribute}`;
          attributes.add(by);
          words.push(value);
          addresses.push(...addressesOf(attribute, value, given).map((address) => ({ by, address })));
        }
      },
      onclosetag() {
        open.pop();
      },
      ontext(part) {
        const script = scripts.at(-1);
        if (open.at(-1) === 'script' && script) script.code += part;
        else (open.at(-1) === 'style' ? styles : words).push(part);
      },
      oncomment: (comment) => void comments.add(comment),
    },
    { xmlMode: options.xml ?? false },
  );
  parser.end(text);
  return { elements, attributes, addresses, scripts, styles: styles.join('\n'), comments, words: words.join('') };
}

function addressesOf(attribute: string, value: string, given: Readonly<Record<string, string>>): readonly string[] {
  if (attribute === 'srcset') return value.split(',').map((part) => part.trim().split(' ')[0] ?? '');
  if (attribute === 'content' && given['http-equiv'] === 'refresh') return [value.replace(/^[^=]*=/, '')];
  return ADDRESSES.has(attribute) ? [value] : [];
}
