import { isByPhone } from '../../config/derived/booking.ts';
import type { Site } from '../../config/site.ts';
import type { Finding } from '../../core/finding.ts';
import { lowerCased } from '../../core/wording.ts';
import type { Plan } from '../../plan/index.ts';
import { addressesOf } from './build-record.ts';

/** An address that an earlier version of the site had and that no longer leads anywhere. */
export interface VanishedAddress extends Pick<Finding, 'message' | 'help' | 'path'> {
  readonly address: string;
}

interface Now {
  readonly site: Site;
  readonly plan: Plan;
}

interface EarlierAddresses {
  readonly addresses: readonly string[];
  /** The earlier version, as the subject of a sentence: 'The last build'. */
  readonly version: string;
  /** The addresses that pages have now, by their old ones, as far as they are known. */
  readonly movedTo?: ReadonlyMap<string, string>;
  /** The pages that other addresses showed, by these addresses. */
  readonly aliases?: Readonly<Record<string, string>>;
}

/** Returns the addresses that exist no more. */
export function vanishedAddresses(before: EarlierAddresses, now: Now): readonly VanishedAddress[] {
  const addresses = addressesOf(now.plan);
  const gone = before.addresses.filter((address) => !addresses.includes(address));
  const pages = addresses.filter((address) => !before.addresses.includes(address) && !isShortcut(address));
  const onlyNewPage =
    pages.length === 1 && gone.filter((address) => !isShortcut(address)).length === 1 ? pages[0] : undefined;
  return gone.map((address) => {
    const shown = before.aliases?.[address];
    const known = before.movedTo?.get(shown ?? address) ?? shown;
    const successor = known !== undefined && addresses.includes(known) ? known : onlyNewPage;
    const isAlias = shown !== undefined;
    return { address, ...problemOf(address, { version: before.version, successor, isAlias, site: now.site }) };
  });
}

const isShortcut = (address: string): boolean => address.startsWith('/go/');

interface Context {
  readonly version: string;
  readonly successor: string | undefined;
  /** Whether the address showed a page that has another one. */
  readonly isAlias: boolean;
  readonly site: Site;
}

function problemOf(address: string, { version, successor, isAlias, site }: Context): Omit<VanishedAddress, 'address'> {
  const shortcut = /^\/go\/(.+)/.exec(address)?.[1];
  if (isByPhone(site, shortcut))
    return {
      message: `Clients now book by telephone, but ${lowerCased(version)} had “${address}”.`,
      help: 'Replace the address in print and on other sites, or write the address of a booking system.',
      path: ['booking', `${shortcut}`],
    };
  if (shortcut !== undefined)
    return {
      message: `${version} had the booking link “${address}”, which no longer exists.`,
      help: `Keep '${shortcut}' in booking, with its new destination: links on other sites and printed codes use it.`,
      path: ['booking'],
    };
  const index = address.startsWith(`${site.catalogueRoute}/`) ? site.catalogueRoute : '/';
  return {
    message: `${version} had the ${isAlias ? 'alias' : 'page'} “${address}”, which no longer exists.`,
    help: `Let the old address show another page, in aliases: '${address}': { page: '${successor ?? index}', index: false }.`,
    path: [isAlias ? 'aliases' : 'routes'],
  };
}
