import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { action, prose } from '../schema/prose.ts';
import { ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** The address, opening hours and map of the clinic. */
export interface Visit<R extends Refs> extends SectionBase {
  /** The heading: 'Where we are'. */
  readonly title: Authored<string>;
  /** A sentence or two under the heading. */
  readonly text?: Prose;
  /** The map that visitors can load, by its name in `embeds`. */
  readonly map?: Authored<R['embed']>;
  /** The drawing that is shown until the map is loaded, by its name in `images`; about 4:3. */
  readonly mapImage: Authored<R['image']>;
  /** Buttons, such as directions. */
  readonly actions?: readonly Authored<Action<R>>[];
  /** 'short' omits the table of opening hours. */
  readonly size?: Authored<'full' | 'short'>;
}

/** The address, opening hours and map of the clinic: `visit({ title: 'Visit us', mapImage: 'map' })`. */
export const visit = <R extends Refs>(fields: Visit<R>): Section<R> => section('visit', fields);

export const visitSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Visit<Refs>>()('visit', {
    title: line(),
    text: prose(declaredNames).optional(),
    map: ref(declaredNames, 'embed').optional(),
    mapImage: ref(declaredNames, 'image'),
    actions: z.array(action(declaredNames)).optional(),
    size: z.enum(['full', 'short']).optional(),
  });
