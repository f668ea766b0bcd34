import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** Benefits side by side, each with a title, a sentence and possibly a large figure. */
export interface Benefits extends SectionBase {
  /** The heading (default: 'Benefits'). */
  readonly title?: Authored<string>;
  /** The benefits, in their order. */
  readonly benefits: readonly Authored<Benefit>[];
}

export interface Benefit {
  /** The benefit, in a few words. */
  readonly title: Authored<string>;
  /** A sentence or two about it. */
  readonly copy: Prose;
  /** A large figure; it should quote a fact. */
  readonly figure?: {
    /** The figure itself: '{catalogue.massage.figures.lasts}'. */
    readonly value: Prose;
    /** The unit of the figure: 'sessions'. */
    readonly unit?: Prose;
  };
}

/**
 * A benefit: `benefit('How long it lasts', 'The effect fades by itself.', '{catalogue.massage.figures.lasts}')`; the
 * figure and its unit are optional.
 */
export const benefit = (title: Authored<string>, copy: Prose, figure?: Prose, unit?: Prose): Benefit => ({
  title,
  copy,
  ...(figure ? { figure: { value: figure, ...(unit ? { unit } : {}) } } : {}),
});

/** Benefits side by side: `benefits([benefit('Small doses', '…', '6–10', 'injections')])`. */
export const benefits = (items: readonly Benefit[], fields: Omit<Benefits, 'benefits'> = {}): Section =>
  section('benefits', { benefits: items, ...fields });

export const benefitsSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Benefits>()('benefits', {
    title: line().optional(),
    benefits: z
      .array(
        shape<Benefit>()({
          title: line(),
          copy: prose(declaredNames),
          figure: z.strictObject({ value: prose(declaredNames), unit: prose(declaredNames).optional() }).optional(),
        }),
      )
      .min(1),
  });
