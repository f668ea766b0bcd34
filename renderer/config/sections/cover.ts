import { z } from 'zod';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { prose, ref, routeRef } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Kind, kind, type Section, type SectionBase, section } from './base.ts';

/** One of the doors of the cover: a way into one arm of the clinic. */
export interface Door<R extends Refs> {
  /** The arm of the clinic, by its name in `departments`. */
  readonly department: R['department'];
  /** The words on the door. */
  readonly label: string;
  /** A few words under them; '{departments.NAME.label}' quotes the arm's own. */
  readonly note: Prose;
  /** Where it leads: the arm's own page, unless this says otherwise. */
  readonly to?: R['route'];
}

/** A full-screen hero with a door for each arm of the clinic. */
export interface Cover<R extends Refs> extends SectionBase {
  /** The heading of the page. */
  readonly title: string;
  /** One line under the heading. */
  readonly line: Prose;
  /** The picture, by its name in `images`. */
  readonly image: R['image'];
  /** The doors, one for each arm. */
  readonly doors: readonly Door<R>[];
}

/**
 * A full-screen hero with a door for each arm: `cover({ title: '…', line: '…', image: 'hero', doors: [{ department:
 * 'main', label: 'ENTER', note: '…' }] })`.
 */
export const cover = <R extends Refs>(fields: Cover<R>): Section<R> => section('cover', fields);

export const coverSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'cover', Cover<Refs>>>()({
    ...kind('cover'),
    title: line(),
    line: prose(declaredNames),
    image: ref(declaredNames, 'image'),
    doors: z
      .array(
        shape<Door<Refs>>()({
          department: ref(declaredNames, 'department'),
          label: line(),
          note: prose(declaredNames),
          to: routeRef(declaredNames).optional(),
        }),
      )
      .min(1),
  });
