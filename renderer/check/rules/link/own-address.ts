import type { Destination } from '../../links/destination.ts';
import type { Addresses } from '../../links/link-map.ts';
import { suggestion } from './fault.ts';

/** Files by their names in small letters: for addresses that differ from one in nothing but capitals. */
export type FilesByCase = ReadonlyMap<string, string>;

export const filesByCase = ({ files }: Addresses): FilesByCase =>
  new Map([...files].map((path) => [path.toLowerCase(), path]));

/** The file that an address means but for its capitals. Most hosts tell capitals from small letters. */
export const fileButForCase = (to: Destination, files: FilesByCase): string | undefined =>
  to.kind === 'nothing' ? files.get(to.address.slice(1).toLowerCase()) : undefined;

/** True for an address of this site that leads to nothing at all. */
export const isDead = (to: Destination, files: FilesByCase): boolean =>
  to.kind === 'malformed' || (to.kind === 'nothing' && fileButForCase(to, files) === undefined);

/** Addresses that somebody may have meant: pages, shortcuts and documents; pictures have names that nobody types. */
export const nameable = ({ routes, files, redirects }: Addresses): readonly string[] => [
  ...routes,
  ...redirects.map(({ from }) => from),
  ...[...files].flatMap((path) => (path.startsWith('assets/') || path.endsWith('.html') ? [] : [`/${path}`])),
];

/** What was probably meant by an address, and the whole address to write where nothing else can have been. */
export function suggestedAddress(
  href: string,
  address: string,
  names: readonly string[],
): { help?: string; instead?: string } {
  const { help, clear } = suggestion(address, names);
  return {
    ...(help === undefined ? {} : { help }),
    ...(clear === undefined || !href.includes(address) ? {} : { instead: href.replace(address, clear) }),
  };
}
