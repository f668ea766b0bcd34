import { z } from 'zod';
import type { SectionKind } from '../../sections/index.ts';
import type { DeclaredNames } from '../base.ts';
import { bookingKinds } from './booking.ts';
import { catalogueKinds } from './catalogue.ts';
import { copyKinds } from './copy.ts';
import { heroKinds } from './heroes.ts';
import { landingKinds } from './landing.ts';
import { peopleKinds } from './people.ts';

/** A section of any kind. An unknown kind is reported with the kinds that there are. */
export const section = (declaredNames: DeclaredNames) =>
  z.discriminatedUnion('kind', [
    ...heroKinds(declaredNames),
    ...copyKinds(declaredNames),
    ...catalogueKinds(declaredNames),
    ...peopleKinds(declaredNames),
    ...bookingKinds(declaredNames),
    ...landingKinds(declaredNames),
  ]);

/** A section as the pipeline sees it, its texts read into values. */
export type SectionData = z.output<ReturnType<typeof section>>;

/** One kind of section. */
export type SectionOf<Kind extends SectionKind> = Extract<SectionData, { kind: Kind }>;
