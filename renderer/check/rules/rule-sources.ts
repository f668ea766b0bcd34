import type { Quote } from '../../config/derived/quote.ts';
import type { Site } from '../../config/site.ts';
import type { FinishedPage } from '../../html/finish.ts';
import type { SourceDocument } from '../../inputs/documents.ts';
import type { SourceImage } from '../../inputs/images/variants.ts';
import type { MarkdownDocument } from '../../inputs/markdown/markdown.ts';
import type { Script } from '../../islands/bundle.ts';
import type { GeneratedDocument } from '../../media/documents/generate.tsx';
import type { HostModel } from '../../output/hosts/model.ts';
import type { Plan } from '../../plan/index.ts';
import type { Earlier } from '../earlier/index.ts';
import type { Verdict } from '../external/verdict.ts';
import type { LinkMap } from '../links/link-map.ts';
import type { LearnedTexts } from './claim/learned/learned-texts.ts';
import type { SearchedTexts } from './claim/lexicon/searched-texts.ts';
import type { Spelling } from './content/spelling/check-spelling.ts';
import type { PublicTexts } from './public-texts/index.ts';

/** Everything that is known about a site before its rules are applied. */
export interface RuleSources {
  readonly site: Site;
  /** The config without annotations. */
  readonly plainConfig: unknown;
  readonly plan: Plan;
  readonly pages: readonly FinishedPage[];
  /** Files that the build will write, without a leading slash. */
  readonly outputs: ReadonlySet<string>;
  readonly scripts: ReadonlyMap<string, Script>;
  /** The compressed size in bytes of the pages that have a budget, by route. */
  readonly weights: ReadonlyMap<string, number>;
  /** The content of documents to download, by name. */
  readonly documents: ReadonlyMap<string, SourceDocument>;
  /** The documents that the build generates from the config, with the records of their sources. */
  readonly generatedDocuments: readonly GeneratedDocument[];
  /** The redirects and headers that a host needs in addition to the files. */
  readonly host: HostModel;
  /** All links of the site, and where the owner wrote links and texts. */
  readonly links: LinkMap;
  /** The verdicts on links to other sites; missing without `--external`. */
  readonly external?: ReadonlyMap<string, Verdict> | undefined;
  /** Every public text. */
  readonly publicTexts: PublicTexts;
  /** The authored texts, prepared for searching with lexicons. */
  readonly authored: SearchedTexts;
  /** The authored texts, judged by what was learned from the labelled corpus. */
  readonly learned: LearnedTexts;
  /** The words that are in no dictionary. */
  readonly spelling: Spelling;
  /** Returns a fact by its path, as pages show it. */
  readonly quote: Quote;
  /** Facts of earlier versions of the site. */
  readonly earlier: Earlier;
  /** The policies, by the names of their files. */
  readonly policies: ReadonlyMap<string, MarkdownDocument>;
  /** The images, by name. */
  readonly images: ReadonlyMap<string, SourceImage>;
  /** Today’s date, '2026-11-21': some facts become out of date. */
  readonly today: string;
}
