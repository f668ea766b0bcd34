import type { Leaf } from '../config/leaves.ts';
import { settleAll } from '../core/concurrency.ts';
import type { Finding } from '../core/finding.ts';
import type { Io } from '../core/io.ts';
import { weigh } from '../html/weigh.ts';
import type { PlannedSite } from '../plan/planned-site.ts';
import type { CheckedSite } from './checked.ts';
import type { BuildRecord } from './earlier/build-record.ts';
import { earlierPolicyTexts } from './earlier/policy-texts.ts';
import { externalLinks } from './external/addresses.ts';
import { checkExternalLinks, type ExternalLinkResults } from './external/index.ts';
import { linkMap } from './links/link-map.ts';
import { pagesWithBudget } from './rules/budget/page.ts';
import { limitOf } from './rules/budget/weights.ts';
import { applyRules } from './rules/index.ts';
import { publicTextsOf } from './rules/public-texts/index.ts';

export interface CheckInput {
  readonly planned: PlannedSite;
  readonly leaves: readonly Leaf[];
  readonly built: CheckedSite;
  /** Absolute path of the folder of the config. */
  readonly folder: string;
  readonly lastBuild?: BuildRecord | undefined;
  /** The number of pages that are compressed at once. */
  readonly jobs: number;
}

export interface CheckResult {
  readonly findings: readonly Finding[];
  /** The answers of other sites; missing if their links were not requested. */
  readonly answers: ExternalLinkResults | undefined;
}

/** Applies all rules to a site. Pages are compressed while links and texts are collected. */
export async function check(
  { planned, leaves, built, folder, lastBuild, jobs }: CheckInput,
  io: Io,
): Promise<CheckResult> {
  const { site, plainConfig, quote, contentFiles, plan } = planned;
  const { pages, files, host, scripts, generatedDocuments } = built;
  const { policies, documents } = contentFiles;
  const collect = async () => {
    io.progress('Collecting links and texts …');
    const publicTexts = publicTextsOf({ site, leaves, policies, documents, plan, pages, quote });
    const links = linkMap({ site, leaves, policies, documents, plan, pages, files, texts: publicTexts.onPages });
    const external = externalLinks(links).map(({ address }) => address);
    const answers = io.web && (await checkExternalLinks(external, io, io.web));
    io.progress('Compressing the pages …');
    return { publicTexts, links, answers };
  };
  const [weights, { publicTexts, links, answers }, policyTexts] = await settleAll([
    weigh(pagesWithBudget(pages, plan), { limit: limitOf({ site }, 'page'), jobs }, io),
    collect(),
    earlierPolicyTexts(planned, folder, io),
  ]);
  io.progress('Applying the rules …');
  const findings = applyRules({
    site,
    plainConfig,
    plan,
    pages,
    outputs: new Set(files.map(({ path }) => path)),
    scripts,
    weights,
    documents,
    generatedDocuments,
    host,
    links,
    external: answers?.verdicts,
    publicTexts,
    quote,
    policies,
    images: contentFiles.images,
    earlier: { build: lastBuild, policyTexts },
    today: io.today(site.clinic.timeZone),
  });
  return { findings, answers };
}
