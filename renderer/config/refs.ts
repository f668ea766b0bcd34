import type { Authored } from './annotations.ts';
import type { Refs } from './reference-kinds.ts';
import type { Prose, WebAddress } from './text.ts';

export type { Refs } from './reference-kinds.ts';

/** The target of a link. */
export type LinkTarget<R extends Refs> =
  | R['route']
  | `${R['route']}#${string}`
  | `treatment:${R['treatment']}`
  | `/go/${R['booking']}`
  | `document:${R['document']}`
  | `email:${string}`
  | WebAddress
  | SpecialTarget;

/**
 * Targets with a fixed role: the journal, the quiz, the clinic's telephone, e-mail, chat and map. 'email:Waitlist' is
 * an e-mail with that subject.
 */
export type SpecialTarget = 'journal' | 'quiz' | 'phone' | 'email' | 'chat' | 'directions';

/** The campaign parameters of a link: utm_source, utm_medium, utm_campaign. */
export interface Campaign {
  /** The source of the visit, utm_source: 'spring_leaflet'. Lower-case letters, digits, hyphens and underscores. */
  readonly source: Authored<string>;
  /** The medium of the link, utm_medium: 'print'. */
  readonly medium: Authored<string>;
  /** The name of the campaign, utm_campaign: 'spring_2027'. */
  readonly campaign: Authored<string>;
}

/** A labelled link: a button or a menu entry. */
export interface Action<R extends Refs> {
  /** The words of the link; they must make sense out of context. They may quote facts: 'Book from {catalogue.massage.amount}'. */
  readonly label: Prose;
  /** The target of the link. Booking links open in a new tab unless `opens` says otherwise. */
  readonly to: Authored<LinkTarget<R>>;
  /** Set this to open a booking link in the same window. */
  readonly opens?: Authored<'same window'>;
  /** A short second line: a duration, a price, a limit. */
  readonly note?: Prose;
  /** The campaign parameters that are added to the link. */
  readonly campaign?: Campaign;
}

type ActionOptions = Pick<Action<Refs>, 'opens' | 'note' | 'campaign'>;

/** A labelled link, `button('Book a massage', '/go/massage')`. */
export function button<R extends Refs>(label: Prose, to: LinkTarget<R>, options?: ActionOptions): Action<R>;
/** A labelled link in the facts, where the names are not known yet. */
export function button<const To extends string>(
  label: Prose,
  to: To,
  options?: ActionOptions,
): ActionOptions & { readonly label: Prose; readonly to: To };
export function button(
  label: Prose,
  to: string,
  options: ActionOptions = {},
): ActionOptions & { label: Prose; to: string } {
  return { label, to, ...options };
}
