import { lookup } from 'mrmime';

/** What the table of `mrmime` lacks, or calls otherwise than hosts do (https://www.iana.org/assignments/media-types). */
const OWN: Readonly<Record<string, string>> = { ico: 'image/vnd.microsoft.icon', xml: 'application/xml' };

/** The content type of files with an ending. Only texts have a charset: the others say it themselves, or have none. */
export function contentType(ending: string): string {
  const type = OWN[ending] ?? lookup(ending) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** True where compressing pays: pictures, fonts and PDF are compressed already. */
export const isCompressible = (type: string): boolean =>
  /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/.test(type);
