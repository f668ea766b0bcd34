import { z } from 'zod';
import type { Refs } from '../../refs.ts';
import type * as heroes from '../../sections/heroes.ts';
import { type Known, line, shape } from '../base.ts';
import { action, prose, ref, routeRef } from '../references.ts';
import { key } from '../values.ts';
import { anchor } from './base.ts';

const figure = (known: Known) =>
  shape<heroes.Figure>()({ label: line(), value: prose(known), unit: prose(known).optional() });

export const heroKinds = (known: Known) =>
  [
    shape<heroes.Cover<Refs>>()({
      kind: z.literal('cover'),
      anchor: anchor(),
      title: line(),
      line: prose(known),
      image: ref(known, 'image'),
      doors: z
        .array(
          shape<heroes.Door<Refs>>()({
            department: ref(known, 'department'),
            label: line(),
            note: prose(known),
            to: routeRef(known).optional(),
          }),
        )
        .min(1),
    }),
    shape<heroes.Hero<Refs>>()({
      kind: z.literal('hero'),
      anchor: anchor(),
      title: line(),
      lead: prose(known),
      image: ref(known, 'image').optional(),
      tone: z.enum(['light', 'deep']).optional(),
      ways: z.union([z.literal('both'), z.array(action(known))]).optional(),
      note: prose(known).optional(),
      trust: z.array(prose(known)).optional(),
      switch: z.array(action(known)).optional(),
    }),
    shape<heroes.TreatmentHero<Refs>>()({
      kind: z.literal('treatmentHero'),
      anchor: anchor(),
      title: line().optional(),
      lead: prose(known),
      image: ref(known, 'image'),
      trust: z.array(prose(known)),
      figures: z.array(figure(known)).optional(),
      actions: z.array(action(known)).optional(),
    }),
    shape<heroes.JumpHero<Refs>>()({
      kind: z.literal('jumpHero'),
      anchor: anchor(),
      title: line(),
      lead: prose(known),
      jumps: z.array(
        shape<heroes.Jump<Refs>>()({
          department: ref(known, 'department'),
          label: line(),
          note: prose(known),
          anchor: key(),
        }),
      ),
    }),
    shape<heroes.Placeholder<Refs>>()({
      kind: z.literal('placeholder'),
      anchor: anchor(),
      title: line(),
      lines: z.array(prose(known)),
      actions: z.array(action(known)),
      image: ref(known, 'image').optional(),
    }),
    shape<heroes.Bare>()({ kind: z.literal('bare'), anchor: anchor() }),
    shape<heroes.Trust>()({
      kind: z.literal('trust'),
      anchor: anchor(),
      claims: z.array(prose(known)).min(1),
      stars: z.boolean().optional(),
    }),
  ] as const;
