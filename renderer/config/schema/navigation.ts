import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import type { Prose, WebAddress } from '../text.ts';
import { type DeclaredNames, line, shape, strictFields } from './base.ts';
import { action, prose } from './references.ts';
import { webAddress } from './values.ts';

/** A link of the navigation bar. */
export interface BarLinkInput<R extends Refs> extends Action<R> {
  /** True where it is shown on wide screens only. */
  readonly wide?: boolean;
}

/** What stands around every page. */
export interface NavigationInput<R extends Refs> {
  /** The links of the bar, after the menu button. */
  readonly bar: readonly BarLinkInput<R>[];
  /** The booking button of the bar and the drawer. */
  readonly book: Action<R>;
  /** The links of the drawer. */
  readonly drawer: readonly Action<R>[];
  /** The line at the foot of the drawer. */
  readonly drawerNote: string;
  /** The columns of links in the footer. */
  readonly footer: readonly {
    /** The heading of the column: 'Services'. */
    readonly title: string;
    /** Its links, from top to bottom. */
    readonly links: readonly Action<R>[];
  }[];
  /** The title of the footer's column with profiles, e-mail, telephone and address. */
  readonly contactHeading: string;
  /** Lines at the very end of the footer. */
  readonly legal: readonly Authored<Prose>[];
  /** The page that says what is stored and who sees a visit: the question about cookies links to it. */
  readonly privacy?: Action<R>;
  /** Whom the two ways to book are for, as it stands above each. */
  readonly bookingLabels?: {
    /** Who has never been there; 'New to the clinic' where `bookingLabels` is left out. */
    readonly new: string;
    /** Who has been there before; 'Returning' where `bookingLabels` is left out. */
    readonly returning: string;
  };
  /** The two buttons of the booking bar on phones; without them there is no bar. */
  readonly quickBooking?: {
    /** The button under the tab New. */
    readonly new: Action<R>;
    /** The button under the tab Returning. */
    readonly returning: Action<R>;
  };
  /** The chat that the floating button opens; without it there is none. */
  readonly chat?: {
    /** What the button does, for those who hear it: 'Message the clinic'. */
    readonly label: string;
    /** The messaging service's link; the greeting is added to it. */
    readonly url: Authored<WebAddress>;
    /** The words that the message begins with. */
    readonly greeting: string;
  };
}

export const navigation = (declaredNames: DeclaredNames) =>
  shape<NavigationInput<Refs>>()({
    bar: z.array(shape<BarLinkInput<Refs>>()({ ...action(declaredNames).shape, wide: z.boolean().optional() })),
    book: action(declaredNames),
    drawer: z.array(action(declaredNames)),
    drawerNote: line(),
    footer: z.array(strictFields({ title: line(), links: z.array(action(declaredNames)) })),
    contactHeading: line(),
    legal: z.array(prose(declaredNames)),
    privacy: action(declaredNames).optional(),
    bookingLabels: strictFields({ new: line(), returning: line() }).optional(),
    quickBooking: strictFields({ new: action(declaredNames), returning: action(declaredNames) }).optional(),
    chat: strictFields({ label: line(), url: webAddress(), greeting: line() }).optional(),
  });
