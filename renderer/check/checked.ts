import type { LoadedConfig } from '../config/load.ts';
import { locate } from '../config/locate/index.ts';
import type { RuleSeverities } from '../config/schema/rules.ts';
import type { Site } from '../config/site.ts';
import { timeZoneOf } from '../config/time-zone.ts';
import { type Finding, formatPath } from '../core/finding.ts';
import type { Io } from '../core/io.ts';
import { RULE_NAMES, type RuleName } from '../core/rule-names.ts';
import { withoutConsequences } from './consequences.ts';
import { certainFindings, pagesDespite, uncertainPages } from './despite.ts';
import type { Despite, Examined } from './examined.ts';
import { type AppliedExceptions, applyExceptions } from './exceptions/apply.ts';
import { inOrder } from './in-order.ts';
import type { CheckOptions } from './options.ts';
import type { Checked, Incomplete } from './outcome.ts';
import { groupByRootCause } from './root-cause.ts';
import * as externalRules from './rules/link/external/index.ts';
import { isInLostSections } from './rules/lost-sections.ts';
import * as releaseRules from './rules/release/index.ts';
import { acceptable, errorsInRelease, fixed } from './rules/rule-texts.ts';
import { severityOf } from './rules/severities.ts';

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
  const applied = applyExceptions(
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
  const certain = withoutUncertain(applied.findings, examined.parsed.site);
  return { ...applied, findings: withoutConsequences(certain, examined.parsed.plainConfig) };
}

/**
 * The text of a policy that has no file may contain what a rule did not find: the form with which clients cancel. Sections
 * that no page shows contain it if they name it.
 */
function withoutUncertain(findings: readonly Finding[], site: Site | undefined): readonly Finding[] {
  const isPolicyMissing = findings.some(({ rule, path }) => rule === 'content/missing-file' && path?.[0] === 'pages');
  if (isPolicyMissing) return findings.filter(({ searchesFor }) => searchesFor === undefined);
  const isLost = site ? isInLostSections(site) : () => false;
  return findings.filter((finding) => !isLost(finding));
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
