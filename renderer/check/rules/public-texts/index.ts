import type { Quote } from '../../../config/derived/quote.ts';
import type { Leaf } from '../../../config/leaves.ts';
import type { Site } from '../../../config/site.ts';
import { memoize } from '../../../core/lazy.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { PageFacts } from '../../../html/extract.ts';
import type { SourceDocument } from '../../../inputs/documents.ts';
import type { MarkdownDocument } from '../../../inputs/markdown/markdown.ts';
import type { Plan } from '../../../plan/index.ts';
import { configTexts } from './of-config.ts';
import { documentTexts } from './of-documents.ts';
import { pageTexts } from './of-pages.ts';
import { policyTexts } from './of-policies.ts';
import type { PublicText, Shown } from './public-text.ts';

export {
  asAuthored,
  authoredAt,
  isAuthored,
  isQuoted,
  mending,
  onEachPage,
  type PublicText,
  type PublicTextKind,
  publicText,
  type Shown,
  type Span,
  textAt,
} from './public-text.ts';

/** What public texts are read from. */
export interface PublicTextInput {
  readonly site: Pick<Site, 'documents'>;
  readonly leaves: readonly Leaf[];
  readonly policies: ReadonlyMap<string, MarkdownDocument>;
  readonly documents: ReadonlyMap<string, Pick<SourceDocument, 'passages'>>;
  readonly plan: Plan;
  readonly pages: readonly (PageFacts & { readonly route: string })[];
  readonly quote: Quote;
}

/** Every public text of the site: as it was typed, and as finished pages show it. */
export interface PublicTexts {
  /** The words of the config and of files below content/, documents to download among them. */
  readonly authored: readonly PublicText[];
  /** The words of finished pages: what is computed and what components add stands here only. */
  readonly shown: readonly Shown[];
  /** The authored texts that pages show: all but those of documents to download. */
  readonly onPages: readonly PublicText[];
}

/** Reads every public text once; rules look through it as often as they like. */
export function publicTextsOf({ site, leaves, policies, documents, plan, pages, quote }: PublicTextInput): PublicTexts {
  // What was typed is shown, mostly.
  const normal = memoize(normalise);
  const reading = { quote, normal };
  const onPages = [...configTexts(leaves, reading), ...policyTexts(policies, plan.pages, reading)];
  return {
    authored: [...onPages, ...documentTexts(documents, site, normal)],
    shown: pageTexts(pages, normal),
    onPages,
  };
}
