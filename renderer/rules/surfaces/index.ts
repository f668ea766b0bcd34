import type { Leaf } from '../../config/leaves.ts';
import type { MarkdownDocument } from '../../content/markdown.ts';
import type { Quote } from '../../facts/quote.ts';
import type { PageFacts } from '../../html/extract.ts';
import type { Plan } from '../../plan/index.ts';
import { configSurfaces } from './of-config.ts';
import { pageSurfaces } from './of-pages.ts';
import { policySurfaces } from './of-policies.ts';
import type { Surface } from './surface.ts';

export {
  asTyped,
  isQuoted,
  isTyped,
  type Run,
  type Surface,
  type SurfaceKind,
  surface,
  typedAt,
  type Whereabouts,
} from './surface.ts';

/** What public texts are read from. */
export interface SurfaceInput {
  readonly leaves: readonly Leaf[];
  readonly policies: ReadonlyMap<string, MarkdownDocument>;
  readonly plan: Plan;
  readonly pages: readonly (PageFacts & { readonly route: string })[];
  readonly quote: Quote;
}

/** Every public text of the site: as it was typed, and as finished pages show it. */
export interface Surfaces {
  /** The words of the config and of files below content/. */
  readonly typed: readonly Surface[];
  /** The words of finished pages: what is computed and what components add stands here only. */
  readonly shown: readonly Surface[];
}

/** Reads every public text once; rules look through it as often as they like. */
export const surfacesOf = ({ leaves, policies, plan, pages, quote }: SurfaceInput): Surfaces => ({
  typed: [...configSurfaces(leaves, quote), ...policySurfaces(policies, plan.pages, quote)],
  shown: pageSurfaces(pages),
});
