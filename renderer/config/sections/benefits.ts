import { z } from 'zod';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { prose } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Kind, kind, type Section, type SectionBase, section } from './base.ts';

/** Benefits: a figure or a word, a title, a sentence. */
export interface Benefits extends SectionBase {
  /** The heading; 'Benefits' where nothing is said. */
  readonly title?: string;
  /** The benefits, in their order. */
  readonly benefits: readonly Benefit[];
}

export interface Benefit {
  /** What is gained, in a few words. */
  readonly title: string;
  /** A sentence or two about it. */
  readonly copy: Prose;
  /** A figure that is set large; it should quote a fact. */
  readonly figure?: {
    /** The figure itself: '{catalogue.massage.figures.lasts}'. */
    readonly value: Prose;
    /** What it counts: 'sessions'. */
    readonly unit?: Prose;
  };
}

/**
 * A benefit: `benefit('How long it lasts', 'It fades by itself.', '{catalogue.massage.figures.lasts}')`; a figure and
 * its unit may follow the words.
 */
export const benefit = (title: string, copy: Prose, figure?: Prose, unit?: Prose): Benefit => ({
  title,
  copy,
  ...(figure ? { figure: { value: figure, ...(unit ? { unit } : {}) } } : {}),
});

/** Benefits side by side: `benefits([benefit('Small doses', '…', '6–10', 'injections')])`. */
export const benefits = (items: readonly Benefit[], fields: Omit<Benefits, 'benefits'> = {}): Section =>
  section('benefits', { benefits: items, ...fields });

export const benefitsSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'benefits', Benefits>>()({
    ...kind('benefits'),
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
