import { lookup } from 'mrmime';

/** Types that `mrmime` lacks, or names differently from hosts (https://www.iana.org/assignments/media-types). */
const OWN: Readonly<Record<string, string>> = { ico: 'image/vnd.microsoft.icon', xml: 'application/xml' };

/**
 * Returns the content type for a file extension. Only text types have a charset: the others declare it themselves, or
 * have none.
 */
export function contentType(ending: string): string {
  const type = OWN[ending] ?? lookup(ending) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Returns true if the type is worth compressing; images, fonts and PDF files are already compressed. */
export const isCompressible = (type: string): boolean =>
  /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/.test(type);

/** Returns the types to compress, each once and without its character set. */
export const compressibleTypes = (types: ReadonlyMap<string, string>): readonly string[] => [
  ...new Set([...types.values()].filter(isCompressible).flatMap((type) => type.split(';', 1))),
];
