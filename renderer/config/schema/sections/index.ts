import { z } from 'zod';
import type { SectionKind } from '../../sections/index.ts';
import type { Known } from '../base.ts';
import { bookingKinds } from './booking.ts';
import { catalogueKinds } from './catalogue.ts';
import { copyKinds } from './copy.ts';
import { heroKinds } from './heroes.ts';
import { landingKinds } from './landing.ts';
import { peopleKinds } from './people.ts';

/** A section of any kind. An unknown kind is reported with the kinds that there are. */
export const section = (known: Known) =>
  z.discriminatedUnion('kind', [
    ...heroKinds(known),
    ...copyKinds(known),
    ...catalogueKinds(known),
    ...peopleKinds(known),
    ...bookingKinds(known),
    ...landingKinds(known),
  ]);

/** A section as the pipeline sees it, its texts read into values. */
export type SectionData = z.output<ReturnType<typeof section>>;

/** One kind of section. */
export type SectionOf<Kind extends SectionKind> = Extract<SectionData, { kind: Kind }>;
