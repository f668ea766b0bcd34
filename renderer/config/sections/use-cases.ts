import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import { ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** Cards with an image, a title and a list of points each. */
export interface UseCases<R extends Refs> extends TitledSection {
  /** The cards, from left to right. */
  readonly useCases: readonly {
    /** The heading of the card: 'At work'. */
    readonly title: Authored<string>;
    /** The image of the card, by its name in `images`; about 1:1. */
    readonly image: Authored<R['image']>;
    /** Short points in a few words each: ['An hour', 'By hand']. */
    readonly points: readonly Prose[];
  }[];
}

/**
 * Cards with an image, a title and a list of points each: `useCases({ title: 'Where it helps', useCases: [{ title: 'At
 * work', image: 'desk', points: ['…'] }] })`.
 */
export const useCases = <R extends Refs>(fields: UseCases<R>): Section<R> => section('useCases', fields);

export const useCasesSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<UseCases<Refs>>()('useCases', {
    ...titledFields(declaredNames),
    useCases: z.array(
      z.strictObject({
        title: line(),
        image: ref(declaredNames, 'image'),
        points: z.array(prose(declaredNames)).min(1),
      }),
    ),
  });
