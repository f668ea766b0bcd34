import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, shape } from '../schema/base.ts';
import { departmentRef } from '../schema/department.ts';
import { action, prose } from '../schema/prose.ts';
import { ref, reportRepeated } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** A line of a short menu: a category, a treatment or a programme, with its price. */
export interface MenuItem<R extends Refs> {
  /** A category, by its name in `categories`; use only one of these three fields. */
  readonly category?: Authored<R['category']>;
  /** A treatment, by its name in `catalogue`. */
  readonly treatment?: Authored<R['treatment']>;
  /** A programme, by its name in `programmes`. */
  readonly programme?: Authored<R['programme']>;
  /** A few words under the name: 'Free before your first visit'. */
  readonly note?: Prose;
}

/** A card for each department, with a short menu. */
export interface Pathways<R extends Refs> extends TitledSection {
  /** The cards, one for each department. */
  readonly paths: readonly {
    /** The department, by its name in `departments`; needed only if there are several. */
    readonly department?: Authored<R['department']>;
    /** A sentence or two on the card. */
    readonly text: Prose;
    /** The image of the card, by its name in `images`; about 4:3. */
    readonly image: Authored<R['image']>;
    /** A few lines with prices: `[{ treatment: 'massage' }]`. */
    readonly menu: readonly Authored<MenuItem<R>>[];
    /** The button at the bottom of the card. */
    readonly action: Authored<Action<R>>;
  }[];
}

/**
 * A card for each department, with a short menu: `pathways({ title: 'Two ways', paths: [{ department: 'main', … }] })`.
 */
export const pathways = <R extends Refs>(fields: Pathways<R>): Section<R> => section('pathways', fields);

export const pathwaysSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Pathways<Refs>>()('pathways', {
    ...titledFields(declaredNames),
    paths: z.array(
      z.strictObject({
        department: departmentRef(declaredNames),
        text: prose(declaredNames),
        image: ref(declaredNames, 'image'),
        menu: z
          .array(
            shape<MenuItem<Refs>>()({
              category: ref(declaredNames, 'category').optional(),
              treatment: ref(declaredNames, 'treatment').optional(),
              programme: ref(declaredNames, 'programme').optional(),
              note: prose(declaredNames).optional(),
            }),
          )
          .superRefine((items, context) => {
            for (const kind of ['category', 'treatment', 'programme'] as const)
              reportRepeated(
                context,
                kind,
                items.map((item) => item[kind]),
                kind,
              );
          }),
        action: action(declaredNames),
      }),
    ),
  });
