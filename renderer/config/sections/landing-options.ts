import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';
import { type LandingLink, landingLink } from './landing-link.ts';

/** The quiz and the consultation of a link-in-bio page as two cards. */
export interface LandingOptions<R extends Refs> extends SectionBase {
  /** The heading above the cards. */
  readonly title: Authored<string>;
  /** The card of the quiz. */
  readonly quiz: Authored<LandingLink<R>>;
  /** The card of the consultation. */
  readonly consult: Authored<LandingLink<R>>;
}

/**
 * The quiz and the consultation of a link-in-bio page as cards: `landingOptions({ title: 'Two ways to begin', quiz: { …
 * }, consult: { … } })`.
 */
export const landingOptions = <R extends Refs>(fields: LandingOptions<R>): Section<R> =>
  section('landingOptions', fields);

export const landingOptionsSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<LandingOptions<Refs>>()('landingOptions', {
    title: line(),
    quiz: landingLink(declaredNames),
    consult: landingLink(declaredNames),
  });
