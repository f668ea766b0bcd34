/** What a page's structured data refers to. */
export interface DataReferences {
  /** Addresses, each with the property that holds it: 'sameAs'. */
  readonly addresses: readonly { readonly href: string; readonly property: string }[];
  /** Ids of things that are described here. */
  readonly described: ReadonlySet<string>;
  /** Ids of things that are only named. */
  readonly named: readonly { readonly id: string; readonly property: string }[];
}

interface Found {
  readonly addresses: { href: string; property: string }[];
  readonly described: Set<string>;
  readonly named: { id: string; property: string }[];
}

/** Reads structured data, as it is written on a page. Text that is no JSON refers to nothing. */
export function dataReferences(texts: readonly string[]): DataReferences {
  const found: Found = { addresses: [], described: new Set(), named: [] };
  for (const text of texts) visit(parsed(text), '', found);
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function visit(value: unknown, property: string, found: Found): void {
  if (typeof value === 'string') {
    // '@context' and '@type' name the vocabulary, not a place.
    if (!property.startsWith('@') && /^https?:\/\//.test(value)) found.addresses.push({ href: value, property });
  } else if (Array.isArray(value)) {
    for (const item of value) visit(item, property, found);
  } else if (typeof value === 'object' && value !== null) {
    const { '@id': id, ...rest }: { readonly '@id'?: unknown; readonly [property: string]: unknown } = { ...value };
    const fields = Object.entries(rest);
    // A thing that has nothing but an id is described elsewhere (https://www.w3.org/TR/json-ld11/#node-identifiers).
    if (typeof id === 'string' && fields.length > 0) found.described.add(id);
    else if (typeof id === 'string') found.named.push({ id, property });
    for (const [key, field] of fields) visit(field, key, found);
  }
}
