import { languageOf } from '../config/language.ts';
import type { LoadedConfig, LoadFailure } from '../config/load.ts';
import { locate } from '../config/locate/index.ts';
import type { Overrides } from '../config/overrides.ts';
import type { Parsed } from '../config/parse.ts';
import type { OutputFile } from '../core/file.ts';
import type { AcceptedFinding, Finding, SourceLocation } from '../core/finding.ts';
import type { Io } from '../core/io.ts';
import { RULE_NAMES, type RuleName } from '../core/rule-names.ts';
import type { FinishedPage } from '../html/finish.ts';
import type { Script } from '../islands/bundle.ts';
import type { GeneratedDocument } from '../media/documents/generate.tsx';
import type { HostModel } from '../output/hosts/model.ts';
import type { Plan } from '../plan/index.ts';
import { type AppliedExceptions, applyExceptions } from './exceptions/apply.ts';
import type { Answers } from './external/index.ts';
import { groupByRootCause } from './root-cause.ts';
import * as externalRules from './rules/link/external/index.ts';
import { acceptable, fixed } from './rules/rule-texts.ts';
import { severityOf } from './rules/severities.ts';

export interface CheckOptions {
  /** Absolute path of the config. */
  readonly file: string;
  /** Absolute path of this tool's folder: the config language, and the sources of the scripts. */
  readonly engine: string;
  /** True where stand-ins are errors. */
  readonly release: boolean;
  readonly overrides: Overrides;
  /** How much is done at once: on how many threads pages are rendered. One where nothing is said. */
  readonly jobs?: number;
}

/** A site as it would be written. */
export interface CheckedSite {
  readonly plan: Plan;
  readonly pages: readonly FinishedPage[];
  readonly files: readonly OutputFile[];
  /** What a host has to know of it beside its files. */
  readonly host: HostModel;
  /** Every script by its path, with what it imports and what it weighs. */
  readonly scripts: ReadonlyMap<string, Script>;
  /** The documents that the config makes. */
  readonly generatedDocuments: readonly GeneratedDocument[];
}

/** What a check found. */
export interface Checked {
  /** False where the config could not be run at all. */
  readonly readable: boolean;
  /** The site, where the config is one. It may have findings all the same. */
  readonly site?: CheckedSite;
  readonly findings: readonly Finding[];
  readonly accepted: readonly (AcceptedFinding & { readonly location?: SourceLocation })[];
  /** Rules that were not applied: they are switched off, not asked for, or there is no site to apply them to. */
  readonly unapplied: ReadonlySet<RuleName>;
  /** What other sites answered, where they were asked. */
  readonly answers?: Answers;
  /** Absolute paths of the owner's files. */
  readonly files: readonly string[];
}

export const unreadable = (failure: LoadFailure): Checked => ({
  readable: false,
  findings: failure.findings,
  accepted: [],
  unapplied: new Set(RULE_NAMES),
  files: failure.files,
});

/** What speaks against a config, before the owner's marks are looked at. */
export interface Examined {
  readonly parsed: Parsed;
  readonly findings: readonly Finding[];
  readonly site?: CheckedSite | undefined;
  readonly answers?: Answers | undefined;
}

/** What was found, with the owner's exceptions and stand-ins applied. */
export const withExceptions = (
  examined: Examined,
  { release }: Pick<CheckOptions, 'release'>,
  { today }: Pick<Io, 'today'>,
): AppliedExceptions =>
  applyExceptions(
    examined.findings,
    { ...examined.parsed, severities: examined.parsed.site?.rules ?? {} },
    { today: today(), release, skipped: skippedIn(examined), acceptable, fixed },
  );

/** The rules that are applied only with `--external`. */
const EXTERNAL: ReadonlySet<RuleName> = new Set(Object.values(externalRules).map(({ name }) => name));

/** A config that is no site was held to its shape only; other sites are asked on demand. */
const skippedIn = ({ site, answers }: Examined): ReadonlySet<RuleName> =>
  site ? (answers ? new Set() : EXTERNAL) : acceptable;

/** Applies the owner's exceptions to the findings, and finds the place of each. */
export async function conclude(
  config: LoadedConfig,
  examined: Examined,
  options: CheckOptions,
  io: Io,
): Promise<Checked> {
  const { findings, accepted } = withExceptions(examined, options, io);
  const { plainConfig } = examined.parsed;
  const source = { folder: config.folder, files: config.files, entry: options.file, plainConfig };
  const annotations = accepted.map(({ finding, path }): Finding => ({ ...finding, path }));
  io.progress('Placing what was found …');
  const placed = await locate([...findings, ...annotations], source, { ...io, language: languageOf(options.engine) });
  const count = findings.length;
  return {
    readable: true,
    ...(examined.site ? { site: examined.site } : {}),
    findings: groupByRootCause(inOrder(distinct(placed.slice(0, count)))),
    accepted: accepted.map((exception, index) => {
      const location = placed[count + index]?.location;
      return location ? { ...exception, location } : exception;
    }),
    unapplied: unappliedIn(examined),
    files: config.files,
    ...(examined.answers ? { answers: examined.answers } : {}),
  };
}

const unappliedIn = (examined: Examined): ReadonlySet<RuleName> =>
  new Set([
    ...skippedIn(examined),
    ...RULE_NAMES.filter((name) => severityOf(examined.parsed.site?.rules ?? {}, name) === 'off'),
  ]);

/** What is typed once and used at several places is at fault once. */
const distinct = (findings: readonly Finding[]): readonly Finding[] => {
  const keys = findings.map(({ rule, message, location }) => location && JSON.stringify([rule, message, location]));
  const first = new Map(keys.map((key, index) => [key, index] as const).reverse());
  return findings.filter((_, index) => keys[index] === undefined || first.get(keys[index]) === index);
};

/** Errors before warnings; within them by file and line, as an owner would work through them. */
const inOrder = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort(
    (a, b) =>
      Number(a.severity === 'warning') - Number(b.severity === 'warning') ||
      (a.location?.file ?? '').localeCompare(b.location?.file ?? '', 'en') ||
      (a.location?.line ?? 0) - (b.location?.line ?? 0) ||
      (a.location?.column ?? 0) - (b.location?.column ?? 0),
  );
