import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import { ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** Text beside an image. */
export interface Feature<R extends Refs> extends TitledSection {
  /** Short points in a few words each: ['An hour', 'By hand']. */
  readonly points: readonly Prose[];
  /** The image beside the text, by its name in `images`; about 16:9. */
  readonly image: Authored<R['image']>;
}

/** Text beside an image: `feature({ title: 'A quiet room', points: ['Ground floor'], image: 'room' })`. */
export const feature = <R extends Refs>(fields: Feature<R>): Section<R> => section('feature', fields);

export const featureSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Feature<Refs>>()('feature', {
    ...titledFields(declaredNames),
    points: z.array(prose(declaredNames)),
    image: ref(declaredNames, 'image'),
  });
