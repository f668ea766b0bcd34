import type { Refs } from './reference-kinds.ts';
import type { Prose, WebAddress } from './text.ts';

export type { Refs } from './reference-kinds.ts';

/** Where a link leads. */
export type LinkTarget<R extends Refs> =
  | R['route']
  | `${R['route']}#${string}`
  | `treatment:${R['treatment']}`
  | `/go/${R['booking']}`
  | `document:${R['document']}`
  | `email:${string}`
  | WebAddress
  | SpecialTarget;

/** Places that the config knows by role: the journal, the quiz, the clinic's telephone, e-mail, chat and map. 'email:Waitlist' is an e-mail with that subject. */
export type SpecialTarget = 'journal' | 'quiz' | 'phone' | 'email' | 'chat' | 'directions';

/** The campaign parameters that a link carries: utm_source, utm_medium, utm_campaign. */
export interface Campaign {
  /** Where the visitor comes from, utm_source: 'spring_leaflet'. Lower-case letters, digits, hyphens and underscores. */
  readonly source: string;
  /** By what kind of thing, utm_medium: 'print'. */
  readonly medium: string;
  /** In the course of what, utm_campaign: 'spring_2027'. */
  readonly campaign: string;
}

/** A labelled link: a button or a menu entry. */
export interface Action<R extends Refs> {
  /** What happens, in words that make sense out of context. */
  readonly label: string;
  /** Where it leads. Booking links open in a new tab unless `opens` says otherwise. */
  readonly to: LinkTarget<R>;
  /** Set to keep a booking link in this window. */
  readonly opens?: 'same window';
  /** A short second line: a length, a price, a limit. */
  readonly note?: Prose;
  /** The campaign that the link is counted under. */
  readonly campaign?: Campaign;
}

type ActionOptions = Pick<Action<Refs>, 'opens' | 'note' | 'campaign'>;

/** A labelled link, `button('Book a massage', '/go/massage')`. */
export function button<R extends Refs>(label: string, to: LinkTarget<R>, options?: ActionOptions): Action<R>;
/** Among the facts, whose names are not known before all of them are read. */
export function button<const To extends string>(
  label: string,
  to: To,
  options?: ActionOptions,
): ActionOptions & { readonly label: string; readonly to: To };
export function button(
  label: string,
  to: string,
  options: ActionOptions = {},
): ActionOptions & { label: string; to: string } {
  return { label, to, ...options };
}
