import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { departmentRef } from '../schema/department.ts';
import { plainProse, prose } from '../schema/prose.ts';
import { key } from '../schema/values.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** A button that links to a part of the page. */
export interface ContentsLink<R extends Refs> {
  /** The department whose colours the button has, by its name in `departments`; needed only if there are several. */
  readonly department?: Authored<R['department']>;
  /** The label of the button. */
  readonly label: Prose;
  /** A few words under the label. */
  readonly note: Prose;
  /** The anchor on this page that the button links to. */
  readonly anchor: Authored<string>;
}

/** The hero of an index page, with buttons that link to its parts. */
export interface ContentsHero<R extends Refs> extends SectionBase {
  /** The heading of the page. */
  readonly title: Authored<string>;
  /** A sentence or two under the heading. */
  readonly lead: Prose;
  /** The buttons, one for each part of the page. */
  readonly links: readonly Authored<ContentsLink<R>>[];
}

/**
 * The hero of an index page, with buttons that link to its parts: `contentsHero({ title: 'Treatments', lead: '…',
 * links: [{ department: 'main', label: 'Massage', note: '…', anchor: 'massage' }] })`.
 */
export const contentsHero = <R extends Refs>(fields: ContentsHero<R>): Section<R> => section('contentsHero', fields);

export const contentsHeroSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<ContentsHero<Refs>>()('contentsHero', {
    title: line(),
    lead: prose(declaredNames),
    links: z.array(
      shape<ContentsLink<Refs>>()({
        department: departmentRef(declaredNames),
        label: plainProse(declaredNames),
        note: prose(declaredNames),
        anchor: key(),
      }),
    ),
  });
