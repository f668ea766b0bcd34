import type { LoadedConfig, LoadFailure } from '../config/load.ts';
import { locate } from '../config/locate/index.ts';
import type { Overrides } from '../config/overrides.ts';
import type { Parsed, ParseOptions } from '../config/parse.ts';
import type { RuleSeverities } from '../config/schema/rules.ts';
import { timeZoneOf } from '../config/time-zone.ts';
import { type AcceptedFinding, type Finding, formatPath, type SourceLocation } from '../core/finding.ts';
import type { Io } from '../core/io.ts';
import { RULE_NAMES, type RuleName } from '../core/rule-names.ts';
import { certainFindings, pagesDespite, uncertainPages } from './despite.ts';
import type { CheckedSite, Despite, Examined } from './examined.ts';
import { type AppliedExceptions, applyExceptions } from './exceptions/apply.ts';
import type { ExternalLinkResults } from './external/index.ts';
import { inOrder } from './in-order.ts';
import { groupByRootCause } from './root-cause.ts';
import * as externalRules from './rules/link/external/index.ts';
import * as releaseRules from './rules/release/index.ts';
import { acceptable, errorsInRelease, fixed } from './rules/rule-texts.ts';
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
  /** Makes the schema; a program that checks again and again can use one schema for all checks. */
  readonly schemaFor?: ParseOptions['schemaFor'];
  /** Checks the site after an edit that is not saved. */
  readonly edited?: EditedFiles;
}

/** Texts that replace files of the owner. */
interface EditedFiles {
  /** By absolute paths. */
  readonly texts: ReadonlyMap<string, string>;
  /** The config after the edit and its values, if it was loaded already. */
  readonly config?: LoadedConfig;
  readonly parsed?: () => Parsed;
}

/** The result of a check. */
export interface Checked extends Outcome {
  /** Missing if the config does not match the schema. A site can have findings too. */
  readonly site?: CheckedSite;
  /** The site as it will be on each day within a year on which it changes. */
  readonly sitesToCome?: readonly { readonly day: string; readonly begins: Date; readonly site: CheckedSite }[];
}

/** The results of a check. */
export interface Outcome {
  /** False if the config could not be run. */
  readonly readable: boolean;
  /** The numbers of pages and of the links on them. */
  readonly pages: number;
  readonly links: number;
  readonly findings: readonly Finding[];
  readonly accepted: readonly (AcceptedFinding & { readonly location?: SourceLocation })[];
  /** Missing if every value can be read, or if no page could be checked. */
  readonly incomplete?: Incomplete;
  /**
   * Rules that were not applied: they are switched off, need `--external` or `--release`, or need a site and the config
   * is invalid.
   */
  readonly unapplied: ReadonlySet<RuleName>;
  /** The answers of other sites; missing without `--external`. */
  readonly answers?: ExternalLinkResults;
  /** Absolute paths of the owner’s files. */
  readonly files: readonly string[];
}

/** The parts that a check skips because some values cannot be read. */
export interface Incomplete {
  /** The unknown values; empty if the owner probably meant the values that were checked. */
  readonly values: readonly string[];
  /** The pages that show them, or something that depends on them. */
  readonly pages: readonly string[];
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

/** Applies the owner’s exceptions and stand-ins to the findings. */
export function withExceptions(
  examined: Examined,
  { release }: Pick<CheckOptions, 'release'>,
  { today }: Pick<Io, 'today'>,
): AppliedExceptions {
  const { despite, findings: problems } = examined;
  if (despite && despite.examined.length > 0) {
    const { findings, accepted } = certainFindings(despite, (inner) => withExceptions(inner, { release }, { today }));
    return { findings: [...problems, ...findings], accepted };
  }
  return applyExceptions(
    examined.findings,
    { ...examined.parsed, severities: rulesIn(examined) },
    {
      today: today(timeZoneOf(examined.parsed.plainConfig)),
      release,
      skipped: skippedIn(examined, release),
      acceptable,
      fixed,
      errorsInRelease,
    },
  );
}

/** The rules that need `--external`. */
const EXTERNAL: ReadonlySet<RuleName> = new Set(Object.values(externalRules).map(({ name }) => name));

/** The rules that need `--release`. */
const RELEASE: ReadonlySet<RuleName> = new Set(Object.values(releaseRules).map(({ name }) => name));

/**
 * Returns the rules that were not applied, or only in part: they may have missed problems. In an invalid config, every
 * result may depend on a value that cannot be read.
 */
function skippedIn(examined: Examined, release: boolean): ReadonlySet<RuleName> {
  const [reading, other] = examined.despite?.examined ?? [];
  if (reading && !other) return skippedIn(reading.examined, release);
  const { site, answers } = examined;
  return site ? new Set([...(answers ? [] : EXTERNAL), ...(release ? [] : RELEASE)]) : acceptable;
}

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
  const { despite } = examined;
  const pages = despite ? pagesDespite(despite) : (examined.site?.pages ?? []);
  return {
    readable: true,
    pages: pages.length,
    links: pages.reduce((sum, page) => sum + page.links.length, 0),
    ...(examined.site ? { site: examined.site } : {}),
    ...(despite && despite.examined.length > 0 ? { incomplete: incompleteIn(despite) } : {}),
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

const incompleteIn = (despite: Despite): Incomplete => ({
  values: despite.unknown.map(formatPath),
  pages: uncertainPages(despite),
});

const unappliedIn = (examined: Examined, release: boolean): ReadonlySet<RuleName> =>
  new Set([
    ...skippedIn(examined, release),
    ...RULE_NAMES.filter((name) => severityOf(rulesIn(examined), name) === 'off'),
  ]);

/** Returns the severities that the owner set. */
const rulesIn = ({ parsed, despite }: Examined): RuleSeverities =>
  (parsed.site ?? despite?.examined[0]?.reading.parsed.site)?.rules ?? {};

/** A value that the owner wrote once and used several times is reported once. */
const distinct = (findings: readonly Finding[]): readonly Finding[] => {
  const keys = findings.map(({ rule, message, location }) => location && JSON.stringify([rule, message, location]));
  const first = new Map(keys.map((key, index) => [key, index] as const).reverse());
  return findings.filter((_, index) => keys[index] === undefined || first.get(keys[index]) === index);
};
