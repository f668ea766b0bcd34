import type { Refs } from '../refs.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { type Kind, kind, type Section, type SectionBase, section } from './base.ts';
import { type LandingWay, landingWay } from './landing-way.ts';

/** The same two ways as cards. */
export interface LandingOptions<R extends Refs> extends SectionBase {
  /** The heading over the cards. */
  readonly title: string;
  /** The card of the quiz. */
  readonly quiz: LandingWay<R>;
  /** The card of the consultation. */
  readonly consult: LandingWay<R>;
}

/** The two ways of a link-in-bio page as cards: `landingOptions({ title: 'Two ways to begin', quiz: { … }, consult: { … } })`. */
export const landingOptions = <R extends Refs>(fields: LandingOptions<R>): Section<R> =>
  section('landingOptions', fields);

export const landingOptionsSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'landingOptions', LandingOptions<Refs>>>()({
    ...kind('landingOptions'),
    title: line(),
    quiz: landingWay(declaredNames),
    consult: landingWay(declaredNames),
  });
