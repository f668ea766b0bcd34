import { z } from 'zod';
import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, shape } from '../schema/base.ts';
import { action, prose, ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Headed, headed, type Kind, kind, type Section, section } from './base.ts';

/** A line of a short menu: a group, a treatment or a programme, with its price. */
export interface MenuItem<R extends Refs> {
  /** A group, by its name in `categories`; or name a treatment or a programme. */
  readonly category?: R['category'];
  /** A treatment, by its name in `catalogue`. */
  readonly treatment?: R['treatment'];
  /** A programme, by its name in `programmes`. */
  readonly programme?: R['programme'];
  /** A few words under it: 'Free before your first visit'. */
  readonly note?: Prose;
}

/** A card for each arm of the clinic, with a short menu. */
export interface Pathways<R extends Refs> extends Headed {
  /** The cards, one for each arm. */
  readonly paths: readonly {
    /** The arm of the clinic, by its name in `departments`. */
    readonly department: R['department'];
    /** A sentence or two on the card. */
    readonly text: Prose;
    /** The picture of the card, by its name in `images`. */
    readonly image: R['image'];
    /** A few lines with their prices: `[{ treatment: 'massage' }]`. */
    readonly menu: readonly MenuItem<R>[];
    /** The button at the foot of the card. */
    readonly action: Action<R>;
  }[];
}

/** A card for each arm of the clinic, with a short menu: `pathways({ title: 'Two ways', paths: [{ department: 'main', … }] })`. */
export const pathways = <R extends Refs>(fields: Pathways<R>): Section<R> => section('pathways', fields);

export const pathwaysSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'pathways', Pathways<Refs>>>()({
    ...kind('pathways'),
    ...headed(declaredNames),
    paths: z.array(
      z.strictObject({
        department: ref(declaredNames, 'department'),
        text: prose(declaredNames),
        image: ref(declaredNames, 'image'),
        menu: z.array(
          shape<MenuItem<Refs>>()({
            category: ref(declaredNames, 'category').optional(),
            treatment: ref(declaredNames, 'treatment').optional(),
            programme: ref(declaredNames, 'programme').optional(),
            note: prose(declaredNames).optional(),
          }),
        ),
        action: action(declaredNames),
      }),
    ),
  });
