import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { departmentRef } from '../schema/department.ts';
import { refs } from '../schema/references.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** The whole catalogue of one department, category by category, each with its own anchor. */
export interface CatalogueGroups<R extends Refs> extends SectionBase {
  /** The heading above all categories. */
  readonly title: Authored<string>;
  /** The department, by its name in `departments`; needed only if there are several. */
  readonly department?: Authored<R['department']>;
  /** The categories, in this order. */
  readonly categories: readonly Authored<R['category']>[];
}

/**
 * The whole catalogue of one department, category by category: `catalogueGroups({ title: 'Treatments', department:
 * 'main', categories: ['massage'] })`.
 */
export const catalogueGroups = <R extends Refs>(fields: CatalogueGroups<R>): Section<R> =>
  section('catalogueGroups', fields);

export const catalogueGroupsSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<CatalogueGroups<Refs>>()('catalogueGroups', {
    title: line(),
    department: departmentRef(declaredNames),
    categories: refs(declaredNames, 'category').min(1),
  });
