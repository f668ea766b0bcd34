import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { action, prose } from '../schema/prose.ts';
import { ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** The hero of a treatment page: the name, price, duration and booking buttons of the page's treatment. */
export interface TreatmentHero<R extends Refs> extends SectionBase {
  /** The heading (default: the name of the treatment). */
  readonly title?: Authored<string>;
  /** A sentence or two under the name. */
  readonly lead: Prose;
  /** The image, by its name in `images`; about 1:1. */
  readonly image: Authored<R['image']>;
  /** Claims that earn trust, below the buttons. */
  readonly trust: readonly Prose[];
  /** Two or three more figures beside price and duration: { label: 'Lasts', value: '3–4', unit: 'months' }. */
  readonly figures?: readonly Authored<Figure>[];
  /** Buttons instead of the booking buttons for new and returning clients. */
  readonly actions?: readonly Authored<Action<R>>[];
}

/**
 * The hero of a treatment page, with name, price, duration and booking buttons: `treatmentHero({ lead: '…', image:
 * 'massage', trust: [] })`.
 */
export const treatmentHero = <R extends Refs>(fields: TreatmentHero<R>): Section<R> => section('treatmentHero', fields);

/** A large figure and its label. */
export interface Figure {
  /** The label: 'Lasts'. */
  readonly label: Authored<string>;
  /** The figure; it may quote a fact. */
  readonly value: Prose;
  /** The unit, under the figure. */
  readonly unit?: Prose;
}

const figure = (declaredNames: DeclaredNames) =>
  shape<Figure>()({ label: line(), value: prose(declaredNames), unit: prose(declaredNames).optional() });

export const treatmentHeroSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<TreatmentHero<Refs>>()('treatmentHero', {
    title: line().optional(),
    lead: prose(declaredNames),
    image: ref(declaredNames, 'image'),
    trust: z.array(prose(declaredNames)),
    figures: z.array(figure(declaredNames)).optional(),
    actions: z.array(action(declaredNames)).optional(),
  });
