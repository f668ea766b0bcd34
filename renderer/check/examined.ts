import type { Parsed } from '../config/parse.ts';
import type { Hidden } from '../config/repair/hidden.ts';
import type { Reading } from '../config/repair/readings.ts';
import type { OutputFile } from '../core/file.ts';
import type { ConfigPath, Finding } from '../core/finding.ts';
import type { FinishedPage } from '../html/finish.ts';
import type { PageDates } from '../inputs/page-dates.ts';
import type { Script } from '../islands/bundle.ts';
import type { GeneratedDocument } from '../media/documents/generate.tsx';
import type { HostModel } from '../output/hosts/model.ts';
import type { Shown } from '../output/shown.ts';
import type { Plan } from '../plan/index.ts';
import type { SiteLook } from '../plan/site-look.ts';
import type { BuildRecord } from './earlier/build-record.ts';
import type { ExternalLinkResults } from './external/index.ts';

/** A site as the build would write it. */
export interface CheckedSite {
  readonly plan: Plan;
  readonly pages: readonly FinishedPage[];
  readonly files: readonly OutputFile[];
  /** The day of the site, '2026-11-21'. */
  readonly day: string;
  /** A digest of what each page shows, and the record of the days since which they show it. */
  readonly shown: Shown;
  readonly pageDates: PageDates | undefined;
  /** Colours, fonts, logo and corners, for the style page. */
  readonly look: SiteLook;
  /** The redirects and headers that a host needs in addition to the files. */
  readonly host: HostModel;
  /** Every script by its path, with its imports and its weight. */
  readonly scripts: ReadonlyMap<string, Script>;
  /** The documents that the build generates from the config. */
  readonly generatedDocuments: readonly GeneratedDocument[];
  /** The facts that the checks after this build compare later edits with. */
  readonly record: BuildRecord;
}

/** The findings of a config, before exceptions and stand-ins are applied. */
export interface Examined {
  readonly parsed: Parsed;
  readonly findings: readonly Finding[];
  readonly site?: CheckedSite | undefined;
  readonly answers?: ExternalLinkResults | undefined;
  /** The checks of an invalid config with other values in place of those that cannot be read. */
  readonly despite?: Despite;
}

/** A check of an invalid config, as far as it goes. */
export interface Despite {
  /** The checks of each way to read the config; empty if it cannot be read at all. */
  readonly examined: readonly ExaminedReading[];
  /** The owner’s values that are not known, or not completely. */
  readonly unknown: readonly ConfigPath[];
  /** What they may contain. */
  readonly hidden: ReadonlySet<Hidden>;
}

export interface ExaminedReading {
  readonly reading: Reading;
  readonly examined: Examined;
}
