import type { Destination } from '../../links/destination.ts';
import type { Addresses } from '../../links/link-map.ts';
import { suggestion } from './problem.ts';

/** Files by their lower-case names, to find addresses that differ from a file only in capital letters. */
type FilesByCase = ReadonlyMap<string, string>;

export const filesByCase = ({ files }: Addresses): FilesByCase =>
  new Map([...files].map((path) => [path.toLowerCase(), path]));

/** Returns the file whose name differs from the address only in capital letters. Most hosts distinguish them. */
export const fileButForCase = (to: Destination, files: FilesByCase): string | undefined =>
  to.kind === 'nothing' ? files.get(to.address.slice(1).toLowerCase()) : undefined;

/** True if the address belongs to this site but does not exist. */
export const isDead = (to: Destination, files: FilesByCase): boolean =>
  to.kind === 'malformed' || (to.kind === 'nothing' && fileButForCase(to, files) === undefined);

/** Addresses to suggest: pages, booking links and documents. Nobody types the generated names of images. */
export const nameable = ({ routes, files, redirects }: Addresses): readonly string[] => [
  ...routes,
  ...redirects.map(({ from }) => from),
  ...[...files].flatMap((path) => (path.startsWith('assets/') || path.endsWith('.html') ? [] : [`/${path}`])),
];

/** Suggests a similar address, and the full replacement if there is exactly one likely candidate. */
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
