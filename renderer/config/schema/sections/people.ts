import { z } from 'zod';
import type { Refs } from '../../refs.ts';
import type * as people from '../../sections/people.ts';
import { type DeclaredNames, shape } from '../base.ts';
import { action, prose, refs } from '../references.ts';
import { headed } from './base.ts';

export const peopleKinds = (declaredNames: DeclaredNames) =>
  [
    shape<people.People<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('people'),
      people: refs(declaredNames, 'person').min(1),
      action: action(declaredNames).optional(),
    }),
    shape<people.Profiles<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('profiles'),
      people: refs(declaredNames, 'person').min(1),
    }),
    shape<people.Reviews<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('reviews'),
      testimonials: refs(declaredNames, 'testimonial').min(1),
      badge: prose(declaredNames),
    }),
    shape<people.Carousel<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('carousel'),
      testimonials: refs(declaredNames, 'testimonial').min(1),
    }),
  ] as const;
