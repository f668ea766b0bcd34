import type { LinkTarget, Refs } from '../refs.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { prose, target } from '../schema/references.ts';
import type { Prose } from '../text.ts';

export interface LandingWay<R extends Refs> {
  /** The words on the button. */
  readonly label: string;
  /** A few words under them: how long, for whom, what it costs. */
  readonly note: Prose;
  /** Where it leads: '/go/visit', 'quiz'. */
  readonly to: LinkTarget<R>;
}

export const way = (declaredNames: DeclaredNames) => ({
  label: line(),
  note: prose(declaredNames),
  to: target(declaredNames),
});

export const landingWay = (declaredNames: DeclaredNames) => shape<LandingWay<Refs>>()(way(declaredNames));
