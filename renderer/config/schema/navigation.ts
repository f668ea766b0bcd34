import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import type { Prose, WebAddress } from '../text.ts';
import { type DeclaredNames, detail, line, shape, strictFields } from './base.ts';
import { action, prose } from './prose.ts';
import { webAddress } from './web-address.ts';

/** A link of the navigation bar. */
export interface BarLinkInput<R extends Refs> extends Action<R> {
  /** Set this to `true` to show the link on wide screens only. */
  readonly wide?: Authored<boolean>;
}

/** The header, drawer, footer, booking bar and chat of every page. */
export interface NavigationInput<R extends Refs> {
  /** The links of the bar, after the menu button. */
  readonly bar: readonly Authored<BarLinkInput<R>>[];
  /** The booking button of the bar and the drawer. */
  readonly book: Authored<Action<R>>;
  /** The links of the drawer. */
  readonly drawer: readonly Authored<Action<R>>[];
  /** A note at the end of the drawer. */
  readonly drawerNote: Authored<string>;
  /** The columns of links in the footer. */
  readonly footer: readonly {
    /** The heading of the column: 'Services'. */
    readonly title: Authored<string>;
    /** Its links, from top to bottom. */
    readonly links: readonly Authored<Action<R>>[];
  }[];
  /** The heading of the footer column with profiles, e-mail, telephone and address. */
  readonly contactHeading: Authored<string>;
  /** The last lines of the footer: ['{clinic.legal.name}, {clinic.legal.registeredOffice}.']. */
  readonly legal: readonly Authored<Prose>[];
  /** The privacy page; the consent question links to it. */
  readonly privacy?: Authored<Action<R>>;
  /** The labels of the two booking options, shown above each. */
  readonly bookingLabels?: {
    /** The label for new clients; 'New to the clinic' by default. */
    readonly new: Authored<string>;
    /** The label for returning clients; 'Returning' by default. */
    readonly returning: Authored<string>;
  };
  /** The two buttons of the booking bar on phones. Leave them out for no booking bar. */
  readonly quickBooking?: {
    /** The button in the tab “New”. */
    readonly new: Authored<Action<R>>;
    /** The button in the tab “Returning”. */
    readonly returning: Authored<Action<R>>;
  };
  /** The chat that the floating button opens. Leave it out for no chat. */
  readonly chat?: {
    /** The accessible name of the button: 'Message the clinic'. */
    readonly label: Authored<string>;
    /** The address of the messaging service; the greeting is added to it. */
    readonly url: Authored<WebAddress>;
    /** The first words of the message. On the page of a treatment, “About” and its name come before them. */
    readonly greeting: Authored<string>;
  };
}

/** A link with the same words to the same page: its line was copied, and not changed. */
function withoutDuplicates(links: readonly object[], context: z.core.$RefinementCtx): void {
  const texts = links.map((link) => JSON.stringify([Reflect.get(link, 'label'), Reflect.get(link, 'to')]));
  for (const [index, text] of texts.entries())
    if (texts.indexOf(text) < index)
      context.addIssue({
        code: 'custom',
        message: 'This link appears twice in this list.',
        input: links[index],
        path: [index],
        ...detail('config/duplicate-name', 'Remove it, or write another page and its name.'),
      });
}

export const navigation = (declaredNames: DeclaredNames) =>
  shape<NavigationInput<Refs>>()({
    bar: z
      .array(shape<BarLinkInput<Refs>>()({ ...action(declaredNames).shape, wide: z.boolean().optional() }))
      .superRefine(withoutDuplicates),
    book: action(declaredNames),
    drawer: z.array(action(declaredNames)).superRefine(withoutDuplicates),
    drawerNote: line(),
    footer: z.array(
      strictFields({ title: line(), links: z.array(action(declaredNames)).superRefine(withoutDuplicates) }),
    ),
    contactHeading: line(),
    legal: z.array(prose(declaredNames)),
    privacy: action(declaredNames).optional(),
    bookingLabels: strictFields({ new: line(), returning: line() }).optional(),
    quickBooking: strictFields({ new: action(declaredNames), returning: action(declaredNames) }).optional(),
    chat: strictFields({ label: line(), url: webAddress(), greeting: line() }).optional(),
  });
