import { z } from 'zod';
import type { Refs } from '../../refs.ts';
import type * as booking from '../../sections/booking.ts';
import { type DeclaredNames, detail, line, shape } from '../base.ts';
import { action, prose, ref } from '../references.ts';
import { anchor, headed } from './base.ts';

const bookingWay = (declaredNames: DeclaredNames) =>
  shape<booking.BookingWay<Refs>>()({ title: line(), text: prose(declaredNames), action: action(declaredNames) });

export const bookingKinds = (declaredNames: DeclaredNames) =>
  [
    shape<booking.Consultations<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('consultations'),
      items: z
        .array(
          z.strictObject({
            department: ref(declaredNames, 'department'),
            title: line(),
            text: prose(declaredNames),
            label: line(),
          }),
        )
        .min(1),
    }),
    shape<booking.BookingSplit<Refs>>()({
      kind: z.literal('bookingSplit'),
      anchor: anchor(),
      title: line(),
      new: bookingWay(declaredNames),
      returning: bookingWay(declaredNames),
    }),
    shape<booking.Closing<Refs>>()({
      kind: z.literal('closing'),
      anchor: anchor(),
      title: line(),
      text: prose(declaredNames).optional(),
      actions: z.array(action(declaredNames)).optional(),
      disclaimer: prose(declaredNames).optional(),
    }),
    shape<booking.Visit<Refs>>()({
      kind: z.literal('visit'),
      anchor: anchor(),
      title: line(),
      text: prose(declaredNames).optional(),
      map: ref(declaredNames, 'embed').optional(),
      mapImage: ref(declaredNames, 'image'),
      actions: z.array(action(declaredNames)).optional(),
      size: z.enum(['full', 'short']).optional(),
    }),
    shape<booking.Embedded<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('embedded'),
      embed: ref(declaredNames, 'embed'),
    }),
    shape<booking.Download<Refs>>()({
      kind: z.literal('download'),
      anchor: anchor(),
      title: line(),
      lead: prose(declaredNames),
      document: ref(declaredNames, 'document'),
      image: ref(declaredNames, 'image').optional(),
      label: line(),
      automatic: z.boolean().optional(),
      actions: z.array(action(declaredNames)),
    }),
    shape<booking.JournalList>()({
      kind: z.literal('journalList'),
      anchor: anchor(),
      title: line(),
      lead: prose(declaredNames).optional(),
      category: line().refine(() => declaredNames.roles.has('journal'), {
        error: 'This list shows articles of the journal, and the config has no “journal”.',
        ...detail('config/reference', 'Add “journal” with its address, or take the list out.'),
      }),
      failed: line(),
      empty: line(),
    }),
  ] as const;
