import type { Quote } from '../../../config/derived/quote.ts';
import type { Leaf } from '../../../config/leaves.ts';
import type { Site } from '../../../config/site.ts';
import { once, onceEach } from '../../../core/lazy.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { PageFacts } from '../../../html/extract.ts';
import type { SourceDocument } from '../../../inputs/documents.ts';
import type { MarkdownDocument } from '../../../inputs/markdown/markdown.ts';
import type { Plan } from '../../../plan/index.ts';
import { configSurfaces } from './of-config.ts';
import { documentSurfaces } from './of-documents.ts';
import { pageSurfaces } from './of-pages.ts';
import { policySurfaces } from './of-policies.ts';
import type { Shown, Surface } from './surface.ts';
import { type TypedIndex, typedIndex } from './typed-index.ts';

export {
  asTyped,
  isQuoted,
  isTyped,
  mending,
  onEachPage,
  type Run,
  type Shown,
  type Surface,
  type SurfaceKind,
  surface,
  typedAt,
  type Whereabouts,
} from './surface.ts';

/** What public texts are read from. */
export interface SurfaceInput {
  readonly site: Pick<Site, 'documents'>;
  readonly leaves: readonly Leaf[];
  readonly policies: ReadonlyMap<string, MarkdownDocument>;
  readonly documents: ReadonlyMap<string, Pick<SourceDocument, 'passages'>>;
  readonly plan: Plan;
  readonly pages: readonly (PageFacts & { readonly route: string })[];
  readonly quote: Quote;
}

/** Every public text of the site: as it was typed, and as finished pages show it. */
export interface Surfaces {
  /** The words of the config and of files below content/, documents to download among them. */
  readonly typed: readonly Surface[];
  /** The words of finished pages: what is computed and what components add stands here only. */
  readonly shown: readonly Shown[];
  /** The typed ones that pages show, as faults of finished pages are traced to them. A document's words are on no page. */
  readonly index: () => TypedIndex;
}

/** Reads every public text once; rules look through it as often as they like. */
export function surfacesOf({ site, leaves, policies, documents, plan, pages, quote }: SurfaceInput): Surfaces {
  // What was typed is shown, mostly.
  const normal = onceEach(normalise);
  const reading = { quote, normal };
  const onPages = [...configSurfaces(leaves, reading), ...policySurfaces(policies, plan.pages, reading)];
  return {
    typed: [...onPages, ...documentSurfaces(documents, site, normal)],
    shown: pageSurfaces(pages, normal),
    index: once(() => typedIndex(onPages)),
  };
}
