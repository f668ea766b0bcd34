import type { LoadedConfig, LoadFailure } from '../config/load.ts';
import { locate } from '../config/locate/index.ts';
import type { Overrides } from '../config/overrides.ts';
import type { Parsed } from '../config/parse.ts';
import { timeZoneOf } from '../config/time-zone.ts';
import type { OutputFile } from '../core/file.ts';
import type { AcceptedFinding, Finding, SourceLocation } from '../core/finding.ts';
import type { Io } from '../core/io.ts';
import { RULE_NAMES, type RuleName } from '../core/rule-names.ts';
import type { FinishedPage } from '../html/finish.ts';
import type { Script } from '../islands/bundle.ts';
import type { GeneratedDocument } from '../media/documents/generate.tsx';
import type { HostModel } from '../output/hosts/model.ts';
import type { Plan } from '../plan/index.ts';
import type { SiteLook } from '../plan/site-look.ts';
import type { BuildRecord } from './earlier/build-record.ts';
import { type AppliedExceptions, applyExceptions } from './exceptions/apply.ts';
import type { ExternalLinkResults } from './external/index.ts';
import { inOrder } from './in-order.ts';
import { groupByRootCause } from './root-cause.ts';
import * as externalRules from './rules/link/external/index.ts';
import * as releaseRules from './rules/release/index.ts';
import { acceptable, fixed } from './rules/rule-texts.ts';
import { severityOf } from './rules/severities.ts';

export interface CheckOptions {
  /** Absolute path of the config. */
  readonly file: string;
  /** Absolute path of this tool’s folder, which contains the sources of the scripts. */
  readonly engine: string;
  /** Whether stand-ins are errors. */
  readonly release: boolean;
  readonly overrides: Overrides;
  /** The number of threads that render pages; 1 if undefined. */
  readonly jobs?: number;
}

/** A site as the build would write it. */
export interface CheckedSite {
  readonly plan: Plan;
  readonly pages: readonly FinishedPage[];
  readonly files: readonly OutputFile[];
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

/** The result of a check. */
export interface Checked extends Outcome {
  /** Missing if the config does not match the schema. A site can have findings too. */
  readonly site?: CheckedSite;
  /** The site as it will be on each day within a year on which it changes. */
  readonly sitesToCome?: readonly { readonly day: string; readonly begins: Date; readonly site: CheckedSite }[];
}

/** What a check reports. */
export interface Outcome {
  /** False if the config could not be run. */
  readonly readable: boolean;
  /** The numbers of pages and of the links on them. */
  readonly pages: number;
  readonly links: number;
  readonly findings: readonly Finding[];
  readonly accepted: readonly (AcceptedFinding & { readonly location?: SourceLocation })[];
  /**
   * Rules that were not applied: they are switched off, need `--external` or `--release`, or need a site and the config is invalid.
   */
  readonly unapplied: ReadonlySet<RuleName>;
  /** The answers of other sites; missing without `--external`. */
  readonly answers?: ExternalLinkResults;
  /** Absolute paths of the owner’s files. */
  readonly files: readonly string[];
}

/** Returns what a check reports, without the site. */
export const outcomeOf = ({ site: _, answers: __, sitesToCome: ___, ...outcome }: Checked): Outcome => outcome;

export const unreadable = (failure: LoadFailure): Checked => ({
  readable: false,
  pages: 0,
  links: 0,
  findings: failure.findings,
  accepted: [],
  unapplied: new Set(RULE_NAMES),
  files: failure.files,
});

/** The findings of a config, before exceptions and stand-ins are applied. */
export interface Examined {
  readonly parsed: Parsed;
  readonly findings: readonly Finding[];
  readonly site?: CheckedSite | undefined;
  readonly answers?: ExternalLinkResults | undefined;
}

/** Applies the owner’s exceptions and stand-ins to the findings. */
export const withExceptions = (
  examined: Examined,
  { release }: Pick<CheckOptions, 'release'>,
  { today }: Pick<Io, 'today'>,
): AppliedExceptions =>
  applyExceptions(
    examined.findings,
    { ...examined.parsed, severities: examined.parsed.site?.rules ?? {} },
    {
      today: today(timeZoneOf(examined.parsed.plainConfig)),
      release,
      skipped: skippedIn(examined, release),
      acceptable,
      fixed,
    },
  );

/** The rules that need `--external`. */
const EXTERNAL: ReadonlySet<RuleName> = new Set(Object.values(externalRules).map(({ name }) => name));

/** The rules that need `--release`. */
const RELEASE: ReadonlySet<RuleName> = new Set(Object.values(releaseRules).map(({ name }) => name));

/** An invalid config is checked against the schema only. */
const skippedIn = ({ site, answers }: Examined, release: boolean): ReadonlySet<RuleName> =>
  site ? new Set([...(answers ? [] : EXTERNAL), ...(release ? [] : RELEASE)]) : acceptable;

/** Locates each finding that remains after the owner’s exceptions were applied. */
export async function conclude(
  config: LoadedConfig,
  examined: Examined,
  { findings, accepted, ...options }: AppliedExceptions & CheckOptions,
  io: Io,
): Promise<Checked> {
  const { plainConfig, day } = examined.parsed;
  const source = { ...config, entry: options.file, plainConfig, ...(day === undefined ? {} : { day }) };
  const annotations = accepted.map(({ finding, path }): Finding => ({ ...finding, path }));
  io.progress('Locating findings …');
  const located = await locate([...findings, ...annotations], source, io);
  const count = findings.length;
  const pages = examined.site?.pages ?? [];
  return {
    readable: true,
    pages: pages.length,
    links: pages.reduce((sum, page) => sum + page.links.length, 0),
    ...(examined.site ? { site: examined.site } : {}),
    findings: groupByRootCause(inOrder(distinct(located.slice(0, count)))),
    accepted: accepted.map((exception, index) => {
      const location = located[count + index]?.location;
      return location ? { ...exception, location } : exception;
    }),
    unapplied: unappliedIn(examined, options.release),
    files: config.files,
    ...(examined.answers ? { answers: examined.answers } : {}),
  };
}

const unappliedIn = (examined: Examined, release: boolean): ReadonlySet<RuleName> =>
  new Set([
    ...skippedIn(examined, release),
    ...RULE_NAMES.filter((name) => severityOf(examined.parsed.site?.rules ?? {}, name) === 'off'),
  ]);

/** A value that the owner wrote once and used several times is reported once. */
const distinct = (findings: readonly Finding[]): readonly Finding[] => {
  const keys = findings.map(({ rule, message, location }) => location && JSON.stringify([rule, message, location]));
  const first = new Map(keys.map((key, index) => [key, index] as const).reverse());
  return findings.filter((_, index) => keys[index] === undefined || first.get(keys[index]) === index);
};
