import { join } from 'node:path';
import type { DeclaredNames } from '../config/schema/base.ts';
import { readMarkupTarget } from '../config/schema/link-target.ts';
import type { Site } from '../config/site.ts';
import { settleAll } from '../core/concurrency.ts';
import { damageIn } from '../core/damaged-file.ts';
import type { Finding } from '../core/finding.ts';
import type { Io } from '../core/io.ts';
import { asText } from '../core/text.ts';
import { type ContentIo, isUnavailable, readContentFile } from './content-file.ts';
import { inspectDocuments, type SourceDocument } from './documents.ts';
import { withNames } from './file-names.ts';
import type { FontSet } from './fonts/font-set.ts';
import { loadFonts } from './fonts/own-fonts.ts';
import { inspectImages } from './images/inspect.ts';
import { type Logo, loadLogo } from './images/logo.ts';
import type { SourceImage } from './images/variants.ts';
import { type MarkdownDocument, readMarkdown } from './markdown/markdown.ts';
import { treeOf } from './markdown/tree.ts';
import { PAGE_DATES, type PageDates, readPageDates } from './page-dates.ts';

/** The content of the files in content/, before anything is rendered. */
export interface ContentFiles {
  readonly images: ReadonlyMap<string, SourceImage>;
  readonly documents: ReadonlyMap<string, SourceDocument>;
  readonly policies: ReadonlyMap<string, MarkdownDocument>;
  readonly fonts: FontSet;
  readonly logo?: Logo | undefined;
  /** The day since which each page has had its present contents, if it is recorded. */
  readonly pageDates?: PageDates | undefined;
  readonly findings: readonly Finding[];
}

/** Reads every file in content/ that the config names. */
export async function loadContent(
  site: Site,
  declaredNames: DeclaredNames,
  folder: string,
  io: Io,
): Promise<ContentFiles> {
  const resolve = (file: string) => join(folder, 'content', file);
  const contentIo: ContentIo = { cache: io.cache, resolve, readContent: (file) => io.read(resolve(file)) };
  const [there, images, documents, policies, fonts, dates] = await settleAll([
    io.list(join(folder, 'content')),
    inspectImages(site, contentIo),
    inspectDocuments(site, contentIo),
    readPolicies(site, declaredNames, contentIo),
    loadFonts(site, contentIo, io),
    loadPageDates(contentIo),
  ]);
  const { logo, findings: logoFindings } = await loadLogo(site, images.images, io);
  return {
    images: images.images,
    documents: documents.documents,
    policies: policies.policies,
    fonts: fonts.fonts,
    ...(logo ? { logo } : {}),
    pageDates: dates.pageDates,
    findings: withNames(
      [
        ...images.findings,
        ...documents.findings,
        ...policies.findings,
        ...fonts.findings,
        ...logoFindings,
        ...dates.findings,
      ],
      site,
      there,
    ),
  };
}

/** Without a record, no page has a date. */
async function loadPageDates({ readContent }: ContentIo) {
  const bytes = await readContent(PAGE_DATES).catch(() => new Uint8Array());
  const pageDates = bytes && readPageDates(bytes);
  if (!bytes || pageDates) return { pageDates, findings: [] };
  const finding: Finding = {
    rule: 'content/page-dates',
    severity: 'warning',
    message: `content/${PAGE_DATES} is not a record of page dates, so the sitemap has no dates.`,
    help: 'Restore the file from version control, or delete it and run “npx site dates”.',
    location: { file: `content/${PAGE_DATES}`, line: 1, column: 1, endLine: 1, endColumn: 1 },
  };
  return { pageDates, findings: [finding] };
}

const emptyPolicy = (file: string): Finding => ({
  rule: 'content/markdown',
  severity: 'error',
  message: `${file} is empty, so its page has only a title.`,
  help: 'Write the text, or restore its last version.',
  location: { file, line: 1, column: 1, endLine: 1, endColumn: 1 },
});

async function readPolicies(site: Site, declaredNames: DeclaredNames, io: ContentIo) {
  const policies = new Map<string, MarkdownDocument>();
  const findings: Finding[] = [];
  const readers = { ...declaredNames, readMarkupTarget: (text: string) => readMarkupTarget(declaredNames, text) };
  for (const [route, sections] of Object.entries(site.pages)) {
    for (const [index, section] of sections.entries()) {
      if (section.kind !== 'policy' || policies.has(section.file)) continue;
      const file = `policies/${section.file}`;
      const bytes = await readContentFile(file, io);
      if (isUnavailable(bytes)) {
        const { message, help } = bytes;
        const path = ['pages', route, index, 'file'];
        findings.push({ rule: 'content/missing-file', severity: 'error', message, help, path });
      }
      const damage = isUnavailable(bytes) ? undefined : damageIn(bytes, `content/${file}`, 'content/markdown');
      const text = isUnavailable(bytes) ? '' : (asText(bytes) ?? '');
      const read = readMarkdown(text, `content/${file}`, readers, await treeOf(text, io.cache));
      policies.set(section.file, read);
      const isEmpty = !isUnavailable(bytes) && read.blocks.length === 0 && read.findings.length === 0;
      findings.push(...(damage ? [damage] : isEmpty ? [emptyPolicy(`content/${file}`)] : read.findings));
    }
  }
  return { policies, findings };
}
