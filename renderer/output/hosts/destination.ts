import { type HostRedirect, isPattern, SPLAT } from './model.ts';

/** A destination as browsers write it, in parts. */
export interface DestinationParts {
  /** Without query and hash; ':splat' stays in it. */
  readonly address: string;
  /** Without its '?'. */
  readonly query: string;
  /** With its '#'; empty where there is none. */
  readonly hash: string;
}

/** 'https://book.example' and 'https://book.example/' are one address. */
export function partsOf(to: string): DestinationParts {
  const { origin, pathname, search, hash } = new URL(to);
  return { address: `${origin}${pathname}`, query: search.slice(1), hash };
}

/** True where a destination has a query of its own, with which the visitor's has to be joined. */
export const hasOwnQuery = ({ from, to }: HostRedirect): boolean => !isPattern(from) && partsOf(to).query !== '';

/** The names of the parameters that an owner has set, each once. */
export const ownNames = (query: string): readonly string[] => [...new Set(new URLSearchParams(query).keys())];

/**
 * Where a visitor is led: the destination with the rest of their address and their query. Their parameters go along as
 * they are spelled, but for those that the owner has set: of these, theirs change nothing.
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
