import { settleAll } from '../core/concurrency.ts';
import type { Finding } from '../core/finding.ts';
import type { Io } from '../core/io.ts';
import { weigh } from '../html/weigh.ts';
import type { CheckInput } from './check-input.ts';
import { policyHistories } from './earlier/policy-histories.ts';
import { externalLinks } from './external/addresses.ts';
import { checkExternalLinks, type ExternalLinkResults } from './external/index.ts';
import { type Circumstances, cachedFindings, findingsKey } from './findings-cache.ts';
import { linkMap } from './links/link-map.ts';
import { pagesWithBudget } from './rules/budget/page.ts';
import { limitOf } from './rules/budget/weights.ts';
import { learnedTexts } from './rules/claim/learned/learned-texts.ts';
import { rememberedSearch } from './rules/claim/lexicon/remembered-search.ts';
import { searchedTexts } from './rules/claim/lexicon/searched-texts.ts';
import { checkSpelling } from './rules/content/spelling/check-spelling.ts';
import { applyRules } from './rules/index.ts';
import { publicTextsOf } from './rules/public-texts/index.ts';
import { textMemory } from './text-memory.ts';
import { upToDateDocuments } from './up-to-date-documents.ts';

export interface CheckResult {
  readonly findings: readonly Finding[];
  /** The answers of other sites; missing if their links were not requested. */
  readonly answers: ExternalLinkResults | undefined;
}

/**
 * Applies all rules to a site. If nothing has changed since the last check, its findings are returned. With external
 * links they are always computed, because other sites change at any time.
 */
export async function check(input: CheckInput, io: Io): Promise<CheckResult> {
  const { site } = input.planned;
  const circumstances = {
    today: io.today(site.clinic.timeZone),
    policyHistories: await policyHistories(input.planned, input.folder, io),
  };
  if (io.web || io.program === undefined || input.day !== undefined) return examine(input, circumstances, io);
  const key = findingsKey(io.program, input, circumstances);
  const find = async () => (await examine(input, circumstances, io)).findings;
  return { findings: await cachedFindings(key, find, io), answers: undefined };
}

/** Collects what the rules need, and applies them. Pages are compressed while links and texts are collected. */
async function examine(
  { planned, leaves, built, lastBuild, jobs, day }: CheckInput,
  { today, policyHistories }: Circumstances,
  io: Io,
): Promise<CheckResult> {
  const { site, plainConfig, quote, contentFiles, plan } = planned;
  const { pages, files, host, scripts, generatedDocuments } = built;
  const { policies, documents } = contentFiles;
  const upToDate = upToDateDocuments(documents, generatedDocuments);
  const collect = async () => {
    io.progress('Collecting links and texts …');
    const read = { site, leaves, policies, documents: upToDate, plan, pages };
    const publicTexts = publicTextsOf({ ...read, quote });
    const links = linkMap({ ...read, files, texts: publicTexts.onPages });
    const external = externalLinks(links).map(({ address }) => address);
    const answers = io.web && (await checkExternalLinks(external, io, io.web));
    const spelling = await checkSpelling({ site, plainConfig, publicTexts }, io);
    io.progress('Compressing the pages …');
    return { publicTexts, links, answers, spelling };
  };
  const [weights, { publicTexts, links, answers, spelling }] = await settleAll([
    weigh(pagesWithBudget(pages, plan), { limit: limitOf({ site }, 'page'), jobs }, io),
    collect(),
  ]);
  io.progress('Applying the rules …');
  const memory = await textMemory(io);
  const source = {
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
    authored: searchedTexts(publicTexts.authored, (texts) => rememberedSearch(memory.readerOf('searched', texts))),
    learned: learnedTexts(publicTexts.authored, memory),
    spelling,
    quote,
    policies,
    images: contentFiles.images,
    earlier: { build: lastBuild, policies: policyHistories },
  };
  const findings = applyRules({ ...source, today });
  const both = day === undefined ? findings : alsoIn(findings, applyRules({ ...source, today: day }));
  await memory.store();
  return { findings: both, answers };
}

/**
 * Returns the findings that are in both lists. For the config of a later day, a value that only expires by then is not
 * a mistake yet, and a date of that day does not count as a future one.
 */
function alsoIn(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  const keys = new Set(others.map((finding) => JSON.stringify(finding)));
  return findings.filter((finding) => keys.has(JSON.stringify(finding)));
}
