import type { Quote } from '../../config/derived/quote.ts';
import type { Site } from '../../config/site.ts';
import type { FinishedPage } from '../../html/finish.ts';
import type { SourceDocument } from '../../inputs/documents.ts';
import type { Script } from '../../islands/bundle.ts';
import type { GeneratedDocument } from '../../media/documents/generate.tsx';
import type { HostModel } from '../../output/hosts/model.ts';
import type { Plan } from '../../plan/index.ts';
import type { Verdict } from '../external/verdict.ts';
import type { LinkMap } from '../links/link-map.ts';
import type { PublicTexts } from './public-texts/index.ts';

/** What was found out about a site before its rules are applied. */
export interface RuleSources {
  readonly site: Site;
  /** The config as it is written, without its marks. */
  readonly plainConfig: unknown;
  readonly plan: Plan;
  readonly pages: readonly FinishedPage[];
  /** Files that the build will write, without a leading slash. */
  readonly outputs: ReadonlySet<string>;
  readonly scripts: ReadonlyMap<string, Script>;
  /** What pages that have a budget weigh, by their routes, in bytes. */
  readonly weights: ReadonlyMap<string, number>;
  /** Documents to download, by name, as they were read. */
  readonly documents: ReadonlyMap<string, SourceDocument>;
  /** The documents that the config makes, and what their files were made from. */
  readonly generatedDocuments: readonly GeneratedDocument[];
  /** What a host has to know of the site beside its files. */
  readonly host: HostModel;
  /** Everything that the site refers to, and where it was typed. */
  readonly links: LinkMap;
  /** What has become of the addresses of other sites; missing where their hosts were not asked. */
  readonly external?: ReadonlyMap<string, Verdict> | undefined;
  /** Every public text. */
  readonly publicTexts: PublicTexts;
  /** A fact by its path, as it is shown. */
  readonly quote: Quote;
  /** Today's date, '2026-11-21': some figures grow old. */
  readonly today: string;
}
