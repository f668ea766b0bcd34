import { type HostRedirect, isPattern, SPLAT } from './model.ts';

/** The parts of a destination, normalised as browsers do. */
interface DestinationParts {
  /** Without query and hash; ':splat' stays in it. */
  readonly address: string;
  /** Without its '?'. */
  readonly query: string;
  /** With its '#'; empty if there is none. */
  readonly hash: string;
}

/** 'https://book.example' and 'https://book.example/' are the same address. */
export function partsOf(to: string): DestinationParts {
  const { origin, pathname, search, hash } = new URL(to);
  return { address: `${origin}${pathname}`, query: search.slice(1), hash };
}

/** Returns true if the destination has a query, which must be merged with the visitor's. */
export const hasOwnQuery = ({ from, to }: HostRedirect): boolean => !isPattern(from) && partsOf(to).query !== '';

/** The names of the owner's parameters, without duplicates. */
export const ownNames = (query: string): readonly string[] => [...new Set(new URLSearchParams(query).keys())];

/**
 * Returns the address to which a visitor is redirected: the destination with the rest of the visitor's path and query.
 * The visitor's parameters keep their spelling, but cannot replace the owner's.
 */
export function destination({ to }: Pick<HostRedirect, 'to'>, rest: string, query: string): string {
  const { address, query: own, hash } = partsOf(to);
  const set = new Set(ownNames(own));
  const theirs = query
    .split('&')
    .filter((pair) => set.size === 0 || !set.has(nameOf(pair)))
    .join('&');
  const joined = own === '' ? theirs : [own, theirs.replace(/&+$/, '')].filter(Boolean).join('&');
  return `${address.replace(SPLAT, () => rest)}${joined === '' ? '' : `?${joined}`}${hash}`;
}

const nameOf = (pair: string): string => new URLSearchParams(pair).keys().next().value ?? '';
