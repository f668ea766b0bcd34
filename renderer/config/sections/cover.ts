import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { departmentRef } from '../schema/department.ts';
import { plainProse, prose } from '../schema/prose.ts';
import { ref, routeRef } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** A door on the cover: a large link to the page of a department. */
export interface Door<R extends Refs> {
  /** The department, by its name in `departments`; needed only if there are several. */
  readonly department?: Authored<R['department']>;
  /** The label of the door. */
  readonly label: Prose;
  /** A few words under the label; '{departments.NAME.label}' quotes the label of the department. */
  readonly note: Prose;
  /** The page that the door opens (default: the page of the department). */
  readonly to?: Authored<R['route']>;
}

/** A full-screen hero with a door for each department. */
export interface Cover<R extends Refs> extends SectionBase {
  /** The heading of the page. */
  readonly title: Authored<string>;
  /** One line under the heading: 'Two rooms above a garden'. */
  readonly line: Prose;
  /** The image, by its name in `images`. It fills the screen, so keep its subject in the middle. */
  readonly image: Authored<R['image']>;
  /** The doors, one for each department. */
  readonly doors: readonly Authored<Door<R>>[];
}

/**
 * A full-screen hero with a door for each department: `cover({ title: '…', line: '…', image: 'hero', doors: [{
 * department: 'main', label: 'ENTER', note: '…' }] })`.
 */
export const cover = <R extends Refs>(fields: Cover<R>): Section<R> => section('cover', fields);

export const coverSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Cover<Refs>>()('cover', {
    title: line(),
    line: prose(declaredNames),
    image: ref(declaredNames, 'image'),
    doors: z
      .array(
        shape<Door<Refs>>()({
          department: departmentRef(declaredNames),
          label: plainProse(declaredNames),
          note: prose(declaredNames),
          to: routeRef(declaredNames).optional(),
        }),
      )
      .min(1),
  });
