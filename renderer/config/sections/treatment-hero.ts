import { z } from 'zod';
import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { action, prose, ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Kind, kind, type Section, type SectionBase, section } from './base.ts';

/** The hero of a treatment page: name, price, length and both ways to book of the page's treatment. */
export interface TreatmentHero<R extends Refs> extends SectionBase {
  /** The treatment's name, unless this says otherwise. */
  readonly title?: string;
  /** A sentence or two under the name. */
  readonly lead: Prose;
  /** The picture, by its name in `images`. */
  readonly image: R['image'];
  /** Claims that earn trust, under the buttons; one a line. */
  readonly trust: readonly Prose[];
  /** Two or three more figures beside price and length: { label: 'Lasts', value: '3–4', unit: 'months' }. */
  readonly figures?: readonly Figure[];
  /** Buttons in place of the new and the returning way to book. */
  readonly actions?: readonly Action<R>[];
}

/**
 * The hero of a treatment page, with name, price, length and both ways to book: `treatmentHero({ lead: '…', image:
 * 'massage', trust: [] })`.
 */
export const treatmentHero = <R extends Refs>(fields: TreatmentHero<R>): Section<R> => section('treatmentHero', fields);

/** A figure that is set large, with what it counts. */
export interface Figure {
  /** What it says: 'Lasts'. */
  readonly label: string;
  /** The figure itself; it may quote a fact. */
  readonly value: Prose;
  /** What stands under it. */
  readonly unit?: Prose;
}

const figure = (declaredNames: DeclaredNames) =>
  shape<Figure>()({ label: line(), value: prose(declaredNames), unit: prose(declaredNames).optional() });

export const treatmentHeroSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'treatmentHero', TreatmentHero<Refs>>>()({
    ...kind('treatmentHero'),
    title: line().optional(),
    lead: prose(declaredNames),
    image: ref(declaredNames, 'image'),
    trust: z.array(prose(declaredNames)),
    figures: z.array(figure(declaredNames)).optional(),
    actions: z.array(action(declaredNames)).optional(),
  });
