import type { Authored } from '../annotations.ts';
import type { LinkTarget, Refs } from '../refs.ts';
import { type DeclaredNames, shape } from '../schema/base.ts';
import { target } from '../schema/link-target.ts';
import { plainProse, prose } from '../schema/prose.ts';
import type { Prose } from '../text.ts';

export interface LandingLink<R extends Refs> {
  /** The label of the button. */
  readonly label: Prose;
  /** A few words under the label, such as the duration or the price. */
  readonly note: Prose;
  /** The target of the link: '/go/visit', 'quiz'. */
  readonly to: Authored<LinkTarget<R>>;
}

export const linkFields = (declaredNames: DeclaredNames) => ({
  label: plainProse(declaredNames),
  note: prose(declaredNames),
  to: target(declaredNames),
});

export const landingLink = (declaredNames: DeclaredNames) => shape<LandingLink<Refs>>()(linkFields(declaredNames));
