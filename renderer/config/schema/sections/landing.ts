import { z } from 'zod';
import type { Refs } from '../../refs.ts';
import type * as landing from '../../sections/landing.ts';
import { type Known, line, shape } from '../base.ts';
import { action, prose, ref, refs, target } from '../references.ts';
import { anchor } from './base.ts';

const way = (known: Known) => ({ label: line(), note: prose(known), to: target(known) });
const landingWay = (known: Known) => shape<landing.LandingWay<Refs>>()(way(known));

export const landingKinds = (known: Known) =>
  [
    shape<landing.Landing<Refs>>()({
      kind: z.literal('landing'),
      anchor: anchor(),
      title: line(),
      place: line(),
      image: ref(known, 'image'),
      consult: shape<landing.LandingConsult<Refs>>()({ ...way(known), noteFirst: prose(known).optional() }),
      quiz: landingWay(known).optional(),
    }),
    shape<landing.LandingOptions<Refs>>()({
      kind: z.literal('landingOptions'),
      anchor: anchor(),
      title: line(),
      quiz: landingWay(known),
      consult: landingWay(known),
    }),
    shape<landing.MiniGallery<Refs>>()({
      kind: z.literal('miniGallery'),
      anchor: anchor(),
      title: line(),
      comparisons: refs(known, 'comparison').min(1),
      action: action(known),
    }),
  ] as const;
