import { z } from 'zod';
import type { Refs } from '../../refs.ts';
import type * as people from '../../sections/people.ts';
import { type Known, shape } from '../base.ts';
import { action, prose, refs } from '../references.ts';
import { headed } from './base.ts';

export const peopleKinds = (known: Known) =>
  [
    shape<people.People<Refs>>()({
      ...headed(known),
      kind: z.literal('people'),
      people: refs(known, 'person').min(1),
      action: action(known).optional(),
    }),
    shape<people.Profiles<Refs>>()({
      ...headed(known),
      kind: z.literal('profiles'),
      people: refs(known, 'person').min(1),
    }),
    shape<people.Reviews<Refs>>()({
      ...headed(known),
      kind: z.literal('reviews'),
      testimonials: refs(known, 'testimonial').min(1),
      badge: prose(known),
    }),
    shape<people.Carousel<Refs>>()({
      ...headed(known),
      kind: z.literal('carousel'),
      testimonials: refs(known, 'testimonial').min(1),
    }),
  ] as const;
