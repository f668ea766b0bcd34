import type { Quote } from '../../../config/derived/quote.ts';
import type { Leaf } from '../../../config/leaves.ts';
import type { Site } from '../../../config/site.ts';
import { memoizeRecent } from '../../../core/lazy.ts';
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

export { type Advice, adviceFor, IF_OTHER, quoteOrUpdateHelp, unsureHelp } from './advice.ts';
export { configPathOf, isAnswer, isInItem, isVisitorsQuestion } from './config-path.ts';
export {
  authoredAt,
  type InSentence,
  isAuthored,
  isEmptyFact,
  isQuoted,
  locationOf,
  onEachPage,
  overlap,
  type PublicText,
  type PublicTextKind,
  publicText,
  type Segment,
  type Shown,
  type Span,
  textAt,
  typedWordsAt,
} from './public-text.ts';

/** The parts of a site that contain public texts. */
interface PublicTextInput {
  readonly site: Pick<Site, 'documents'>;
  readonly leaves: readonly Leaf[];
  readonly policies: ReadonlyMap<string, MarkdownDocument>;
  readonly documents: ReadonlyMap<string, Pick<SourceDocument, 'passages'>>;
  readonly plan: Plan;
  readonly pages: readonly (PageFacts & { readonly route: string })[];
  readonly quote: Quote;
}

/** Every public text of the site, as the owner wrote it and as finished pages show it. */
export interface PublicTexts {
  /** The texts of the config and of files below content/, including documents to download. */
  readonly authored: readonly PublicText[];
  /** The texts of finished pages, including computed text and text from components. */
  readonly shown: readonly Shown[];
  /** The authored texts that pages show: all but those of documents to download. */
  readonly onPages: readonly PublicText[];
}

/** The number of normal forms that are kept at least, for the next check of the same process. */
const KEPT = 10_000;

/** Most texts appear in both lists and in the next check, so the normal form is computed once. */
const normal = memoizeRecent(KEPT, (text: string) => text, normalise);

/** Reads every public text once, for all rules. */
export function publicTextsOf({ site, leaves, policies, documents, plan, pages, quote }: PublicTextInput): PublicTexts {
  const reading = { quote, normal };
  const onPages = [...configTexts(leaves, reading), ...policyTexts(policies, plan.pages, reading)];
  return {
    authored: [...onPages, ...documentTexts(documents, site, normal)],
    shown: pageTexts(pages, normal),
    onPages,
  };
}
