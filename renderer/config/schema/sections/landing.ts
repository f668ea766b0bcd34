import { z } from 'zod';
import type { Refs } from '../../refs.ts';
import type * as landing from '../../sections/landing.ts';
import { type DeclaredNames, line, shape } from '../base.ts';
import { action, prose, ref, refs, target } from '../references.ts';
import { anchor } from './base.ts';

const way = (declaredNames: DeclaredNames) => ({
  label: line(),
  note: prose(declaredNames),
  to: target(declaredNames),
});
const landingWay = (declaredNames: DeclaredNames) => shape<landing.LandingWay<Refs>>()(way(declaredNames));

export const landingKinds = (declaredNames: DeclaredNames) =>
  [
    shape<landing.Landing<Refs>>()({
      kind: z.literal('landing'),
      anchor: anchor(),
      title: line(),
      place: line(),
      image: ref(declaredNames, 'image'),
      consult: shape<landing.LandingConsult<Refs>>()({
        ...way(declaredNames),
        noteFirst: prose(declaredNames).optional(),
      }),
      quiz: landingWay(declaredNames).optional(),
    }),
    shape<landing.LandingOptions<Refs>>()({
      kind: z.literal('landingOptions'),
      anchor: anchor(),
      title: line(),
      quiz: landingWay(declaredNames),
      consult: landingWay(declaredNames),
    }),
    shape<landing.MiniGallery<Refs>>()({
      kind: z.literal('miniGallery'),
      anchor: anchor(),
      title: line(),
      comparisons: refs(declaredNames, 'comparison').min(1),
      action: action(declaredNames),
    }),
  ] as const;
