import { z } from 'zod';
import type { Refs } from '../../refs.ts';
import type * as heroes from '../../sections/heroes.ts';
import { type DeclaredNames, line, shape } from '../base.ts';
import { action, prose, ref, routeRef } from '../references.ts';
import { key } from '../values.ts';
import { anchor } from './base.ts';

const figure = (declaredNames: DeclaredNames) =>
  shape<heroes.Figure>()({ label: line(), value: prose(declaredNames), unit: prose(declaredNames).optional() });

export const heroKinds = (declaredNames: DeclaredNames) =>
  [
    shape<heroes.Cover<Refs>>()({
      kind: z.literal('cover'),
      anchor: anchor(),
      title: line(),
      line: prose(declaredNames),
      image: ref(declaredNames, 'image'),
      doors: z
        .array(
          shape<heroes.Door<Refs>>()({
            department: ref(declaredNames, 'department'),
            label: line(),
            note: prose(declaredNames),
            to: routeRef(declaredNames).optional(),
          }),
        )
        .min(1),
    }),
    shape<heroes.Hero<Refs>>()({
      kind: z.literal('hero'),
      anchor: anchor(),
      title: line(),
      lead: prose(declaredNames),
      image: ref(declaredNames, 'image').optional(),
      tone: z.enum(['light', 'deep']).optional(),
      ways: z.union([z.literal('both'), z.array(action(declaredNames))]).optional(),
      note: prose(declaredNames).optional(),
      trust: z.array(prose(declaredNames)).optional(),
      switch: z.array(action(declaredNames)).optional(),
    }),
    shape<heroes.TreatmentHero<Refs>>()({
      kind: z.literal('treatmentHero'),
      anchor: anchor(),
      title: line().optional(),
      lead: prose(declaredNames),
      image: ref(declaredNames, 'image'),
      trust: z.array(prose(declaredNames)),
      figures: z.array(figure(declaredNames)).optional(),
      actions: z.array(action(declaredNames)).optional(),
    }),
    shape<heroes.JumpHero<Refs>>()({
      kind: z.literal('jumpHero'),
      anchor: anchor(),
      title: line(),
      lead: prose(declaredNames),
      jumps: z.array(
        shape<heroes.Jump<Refs>>()({
          department: ref(declaredNames, 'department'),
          label: line(),
          note: prose(declaredNames),
          anchor: key(),
        }),
      ),
    }),
    shape<heroes.Placeholder<Refs>>()({
      kind: z.literal('placeholder'),
      anchor: anchor(),
      title: line(),
      lines: z.array(prose(declaredNames)),
      actions: z.array(action(declaredNames)),
      image: ref(declaredNames, 'image').optional(),
    }),
    shape<heroes.Bare>()({ kind: z.literal('bare'), anchor: anchor() }),
    shape<heroes.Trust>()({
      kind: z.literal('trust'),
      anchor: anchor(),
      claims: z.array(prose(declaredNames)).min(1),
      stars: z.boolean().optional(),
    }),
  ] as const;
