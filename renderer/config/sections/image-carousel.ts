import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { type EvidenceInput, evidence } from '../schema/evidence.ts';
import { prose } from '../schema/prose.ts';
import { ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** Before-and-after images, one at a time. */
export interface ImageCarousel<R extends Refs> extends SectionBase {
  /** The heading above the images. */
  readonly title: Authored<string>;
  /** The images in their order, by their names in `images`, about 4:3: ['knee-before', 'knee-after']. */
  readonly images: readonly Authored<R['image']>[];
  /** The caption below the images: 'Before, and after six sessions. Results vary.' */
  readonly caption?: Prose;
  /** The evidence that the images show one client before and after treatment. */
  readonly evidence?: Authored<EvidenceInput>;
}

/**
 * Before-and-after images, one at a time: `imageCarousel({ title: 'Before and after', images: ['knee-before',
 * 'knee-after'] })`.
 */
export const imageCarousel = <R extends Refs>(fields: ImageCarousel<R>): Section<R> => section('imageCarousel', fields);

export const imageCarouselSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<ImageCarousel<Refs>>()('imageCarousel', {
    title: line(),
    images: z.array(ref(declaredNames, 'image')).min(1),
    caption: prose(declaredNames).optional(),
    evidence: evidence().optional(),
  });
