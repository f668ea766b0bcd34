import { dirname, join } from 'node:path';
import type { CheckOptions } from '../check/options.ts';
import { type Quote, quoteFrom } from '../config/derived/quote.ts';
import { isLoadFailure, type LoadedConfig, load } from '../config/load.ts';
import { type ConfigSources, locate } from '../config/locate/index.ts';
import type { Parsed } from '../config/parse.ts';
import { dayParser } from '../config/parse-days.ts';
import type { TextUse } from '../config/schema/base.ts';
import type { Site } from '../config/site.ts';
import { stripAnnotations } from '../config/strip-annotations.ts';
import { timeZoneOf } from '../config/time-zone.ts';
import { settleAll } from '../core/concurrency.ts';
import { digest } from '../core/digest.ts';
import { type Finding, formatPath } from '../core/finding.ts';
import type { Io } from '../core/io.ts';
import { asText } from '../core/text.ts';
import { siteOfDay } from '../inputs/site-of-day.ts';
import { type Plan, plan } from '../plan/index.ts';
import type { UpcomingChange } from '../upcoming/change.ts';
import { changesAfter } from '../upcoming/changes-after.ts';

/** A file in content/. */
interface ContentVersion {
  readonly digest: string;
  /** The text of a policy. */
  readonly text?: string;
}

/** A site at one revision, as far as its differences from another one are concerned. */
export interface SiteVersion {
  /** The site as its config states it; `site` is the same on the day of the comparison. */
  readonly parsed: Site;
  readonly site: Site;
  readonly plainConfig: unknown;
  readonly quote: Quote;
  readonly plan: Plan;
  /** The roles of the strings in the config, by their paths. */
  readonly uses: ReadonlyMap<string, TextUse>;
  /** The documents, images and policies, by their names below content/. */
  readonly files: ReadonlyMap<string, ContentVersion>;
  /** The values that change on later days. */
  readonly later: readonly UpcomingChange[];
  readonly sources: ConfigSources;
}

/** Why a config cannot be compared. */
export interface UnreadableVersion {
  readonly findings: readonly Finding[];
}

export const isUnreadable = (version: SiteVersion | UnreadableVersion): version is UnreadableVersion =>
  'findings' in version;

/** Reads a site without rendering it. */
export async function readVersion(
  { file, overrides }: Pick<CheckOptions, 'file' | 'overrides'>,
  io: Io,
): Promise<SiteVersion | UnreadableVersion> {
  const config = await load({ file });
  return isLoadFailure(config) ? { findings: config.findings } : versionOf(config, { file, overrides }, io);
}

/** Reads the site of a config that has been run. */
export async function versionOf(
  config: LoadedConfig,
  { file, overrides }: Pick<CheckOptions, 'file' | 'overrides'>,
  io: Io,
): Promise<SiteVersion | UnreadableVersion> {
  const today = io.today(timeZoneOf(stripAnnotations(config.value).value));
  const read = dayParser(config.value, { overrides });
  const parsed = read(today);
  const sources = { ...config, entry: file, plainConfig: parsed.plainConfig, ...dayOf(parsed) };
  if (!parsed.site) return { findings: await locate(parsed.findings, sources, io) };
  const changing = { raw: config.value, changeDays: parsed.changeDays };
  const site = await siteOfDay({ site: parsed.site, ...changing }, today, io);
  const { plainConfig, leaves } = parsed;
  return {
    ...{ parsed: parsed.site, site, plainConfig },
    quote: quoteFrom(site, plainConfig, new Map()),
    plan: plan(site).plan,
    uses: new Map(leaves.filter(({ part }) => part === undefined).map(({ path, use }) => [formatPath(path), use])),
    files: await readFiles(site, dirname(file), io),
    later: changesAfter(today, { ...changing, read }),
    sources,
  };
}

const dayOf = ({ day }: Parsed) => (day === undefined ? {} : { day });

async function readFiles(site: Site, folder: string, io: Io): Promise<ReadonlyMap<string, ContentVersion>> {
  const policies = Object.values(site.pages).flatMap((sections) =>
    sections.flatMap((section) => (section.kind === 'policy' ? [section.file] : [])),
  );
  const names = [
    ...Object.values(site.documents).map(({ file }) => `documents/${file}`),
    ...Object.values(site.images).map(({ file }) => `images/${file}`),
    ...policies.map((file) => `policies/${file}`),
  ];
  const read = await settleAll(
    [...new Set(names)].map(async (name): Promise<readonly [string, ContentVersion][]> => {
      const bytes = await io.read(join(folder, 'content', name));
      const text = name.startsWith('policies/') ? asText(bytes) : undefined;
      return bytes ? [[name, { digest: digest(bytes), ...(text === undefined ? {} : { text }) }]] : [];
    }),
  );
  return new Map(read.flat());
}
