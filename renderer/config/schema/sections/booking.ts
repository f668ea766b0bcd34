import { z } from 'zod';
import type { Refs } from '../../refs.ts';
import type * as booking from '../../sections/booking.ts';
import { detail, type Known, line, shape } from '../base.ts';
import { action, prose, ref } from '../references.ts';
import { anchor, headed } from './base.ts';

const bookingWay = (known: Known) =>
  shape<booking.BookingWay<Refs>>()({ title: line(), text: prose(known), action: action(known) });

export const bookingKinds = (known: Known) =>
  [
    shape<booking.Consultations<Refs>>()({
      ...headed(known),
      kind: z.literal('consultations'),
      items: z
        .array(
          z.strictObject({ department: ref(known, 'department'), title: line(), text: prose(known), label: line() }),
        )
        .min(1),
    }),
    shape<booking.BookingSplit<Refs>>()({
      kind: z.literal('bookingSplit'),
      anchor: anchor(),
      title: line(),
      new: bookingWay(known),
      returning: bookingWay(known),
    }),
    shape<booking.Closing<Refs>>()({
      kind: z.literal('closing'),
      anchor: anchor(),
      title: line(),
      text: prose(known).optional(),
      actions: z.array(action(known)).optional(),
      disclaimer: prose(known).optional(),
    }),
    shape<booking.Visit<Refs>>()({
      kind: z.literal('visit'),
      anchor: anchor(),
      title: line(),
      text: prose(known).optional(),
      map: ref(known, 'embed').optional(),
      mapImage: ref(known, 'image'),
      actions: z.array(action(known)).optional(),
      size: z.enum(['full', 'short']).optional(),
    }),
    shape<booking.Embedded<Refs>>()({
      ...headed(known),
      kind: z.literal('embedded'),
      embed: ref(known, 'embed'),
    }),
    shape<booking.Download<Refs>>()({
      kind: z.literal('download'),
      anchor: anchor(),
      title: line(),
      lead: prose(known),
      document: ref(known, 'document'),
      image: ref(known, 'image').optional(),
      label: line(),
      automatic: z.boolean().optional(),
      actions: z.array(action(known)),
    }),
    shape<booking.JournalList>()({
      kind: z.literal('journalList'),
      anchor: anchor(),
      title: line(),
      lead: prose(known).optional(),
      category: line().refine(() => known.roles.has('journal'), {
        error: 'This list shows articles of the journal, and the config has no “journal”.',
        ...detail('config/reference', 'Add “journal” with its address, or take the list out.'),
      }),
      failed: line(),
      empty: line(),
    }),
  ] as const;
