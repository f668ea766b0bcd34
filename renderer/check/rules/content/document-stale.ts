import type { Site } from '../../../config/site.ts';
import type { GeneratedDocument } from '../../../media/documents/generate.tsx';
import type { DocumentRecord } from '../../../media/documents/record.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const MADE = {
  file: 'guide.pdf',
  title: 'A guide',
  made: {
    department: 'main',
    description: 'What a massage costs.',
    smallPrint: '{clinic.name}',
    pages: [
      {
        head: 'Prices',
        parts: [{ kind: 'prices', title: 'Prices', items: [{ treatment: 'massage', copy: 'An hour.' }] }],
      },
    ],
  },
};

const record = (facts: DocumentRecord['facts']): DocumentRecord => ({
  facts,
  origin: 'https://small.example',
  links: [],
  content: '',
  printed: '',
});

export const documentStale: Rule = {
  name: 'content/document-stale',
  severity: 'error',
  checks: 'A document that the config makes shows the facts, words, links and pictures that the config has now.',
  because: 'A price list that visitors keep is read for years: it must at least be right on the day of the download.',
  source: 'docs/decisions/0013-generated-documents.md; CAP code 3.17',
  examples: {
    bad: [
      {
        shows: 'a price that has changed since',
        values: { 'documents.guide': MADE },
        documents: { 'guide.pdf': { lines: [], record: record({ 'catalogue.massage.price': '£50 per session' }) } },
      },
      {
        shows: 'a file that was made from nothing of this',
        values: { 'documents.guide': MADE },
        documents: { 'guide.pdf': { lines: [] } },
      },
    ],
    good: [
      {
        shows: 'a file that the owner made, which says for itself what it shows',
        values: { 'documents.guide': { file: 'guide.pdf', title: 'A guide' } },
        documents: { 'guide.pdf': { lines: [] } },
      },
    ],
  },
  find: ({ site, generatedDocuments }) =>
    generatedDocuments
      .filter(({ exists }) => exists)
      .flatMap((document) =>
        staleness(document, site).map(
          (message): RuleFinding => ({
            message,
            help: `Run “site print ${document.name}”, and keep the file that it makes.`,
            path: ['documents', document.name, 'file'],
          }),
        ),
      ),
};

/** What has changed: facts one by one, then links; where it is neither, that something has. */
function staleness({ label: { title }, file, current, kept }: GeneratedDocument, site: Site): readonly string[] {
  if (!kept) return [`${file} was not made from this config.`];
  const facts = changedFacts(kept.facts, current.facts).map(
    ([path, was, is]) => `${title} shows “${was}” ${subjectOf(path, site)}; the config says “${is}”.`,
  );
  const moved =
    kept.origin === current.origin ? [] : [`${title} links to ${kept.origin}; the site is at ${current.origin}.`];
  const links = kept.links
    .filter((href) => !current.links.includes(href))
    .map((href) => `${title} links to ${href}; the config does no longer.`);
  const missing = current.links
    .filter((href) => !kept.links.includes(href))
    .map((href) => `${title} has no link to ${href}, which the config has.`);
  const named = [...facts, ...moved, ...links, ...missing];
  if (named.length > 0 || kept.content === current.content) return named;
  return [`${title} shows words or pictures that have changed since it was made.`];
}

type Facts = DocumentRecord['facts'];

/** Facts that both show, each with what it was and what it is. */
const changedFacts = (was: Facts, is: Facts): readonly (readonly [path: string, was: string, is: string])[] =>
  Object.entries(was).flatMap(([path, shown]) => {
    const now = is[path];
    return now === undefined || now === shown ? [] : [[path, shown, now] as const];
  });

/** 'catalogue.massage.price' → 'for Massage', where the path leads to something with a name. */
function subjectOf(path: string, site: Site): string {
  const [part, name = '', list, index] = path.split('.');
  const quoted = `as ${path}`;
  if (part === 'programmes') return site.programmes[name] ? `for ${site.programmes[name].name}` : quoted;
  const treatment = part === 'catalogue' ? site.catalogue[name] : undefined;
  if (!treatment || path.endsWith('.name')) return quoted;
  const course = list === 'packages' ? treatment.packages?.[Number(index)] : undefined;
  return `for ${[treatment.name, course?.label].filter(Boolean).join(', ')}`;
}
