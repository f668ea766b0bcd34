import type { Site } from '../../../config/site.ts';
import type { GeneratedDocument } from '../../../media/documents/generate.tsx';
import type { DocumentRecord } from '../../../media/documents/record.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const MADE = {
  file: 'guide.pdf',
  title: 'A guide',
  generate: {
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
  checks: 'A generated document contains the current facts, text, links and images of the config.',
  because: 'Visitors keep a price list for years, and an outdated one tells them the wrong prices.',
  source: 'docs/decisions/0013-generated-documents.md; CAP code 3.17',
  bad: {
    'an outdated price': {
      values: { 'documents.guide': MADE },
      documents: { 'guide.pdf': { lines: [], record: record({ 'catalogue.massage.price': '£50 per session' }) } },
    },
    'a file that was not generated from the config': {
      values: { 'documents.guide': MADE },
      documents: { 'guide.pdf': { lines: [] } },
    },
  },
  good: {
    'a file that the owner made and keeps up to date': {
      values: { 'documents.guide': { file: 'guide.pdf', title: 'A guide' } },
      documents: { 'guide.pdf': { lines: [] } },
    },
  },
  find: ({ site, generatedDocuments }) =>
    generatedDocuments
      .filter(({ exists }) => exists)
      .flatMap((document) =>
        staleness(document, site).map(
          (message): RuleFinding => ({
            message,
            help: `Run “site print ${document.name}” and keep the new file.`,
            path: ['documents', document.name, 'file'],
          }),
        ),
      ),
};

/** Describes what has changed: each fact and link, or that something else has changed. */
function staleness({ label: { title }, file, current, existing }: GeneratedDocument, site: Site): readonly string[] {
  if (!existing) return [`${file} was not generated from this config.`];
  const facts = changedFacts(existing.facts, current.facts).map(
    ([path, was, is]) => `${title} shows “${was}” ${subjectOf(path, site)}, but the config has “${is}”.`,
  );
  const moved =
    existing.origin === current.origin
      ? []
      : [`${title} links to ${existing.origin}, but the site is at ${current.origin}.`];
  const links = existing.links
    .filter((href) => !current.links.includes(href))
    .map((href) => `${title} links to ${href}, but the config no longer does.`);
  const missing = current.links
    .filter((href) => !existing.links.includes(href))
    .map((href) => `${title} has no link to ${href}, but the config does.`);
  const named = [...facts, ...moved, ...links, ...missing];
  if (named.length > 0 || existing.content === current.content) return named;
  return [`${title} contains text or images that have changed since it was generated.`];
}

type Facts = DocumentRecord['facts'];

/** Returns the facts that both versions show with different values. */
const changedFacts = (was: Facts, is: Facts): readonly (readonly [path: string, was: string, is: string])[] =>
  Object.entries(was).flatMap(([path, shown]) => {
    const now = is[path];
    return now === undefined || now === shown ? [] : [[path, shown, now] as const];
  });

/** Returns 'for Massage' for 'catalogue.massage.price', or 'as …' with the path if the item has no name. */
function subjectOf(path: string, site: Site): string {
  const [part, name = '', list, index] = path.split('.');
  const quoted = `as ${path}`;
  if (part === 'programmes') return site.programmes[name] ? `for ${site.programmes[name].name}` : quoted;
  const treatment = part === 'catalogue' ? site.catalogue[name] : undefined;
  if (!treatment || path.endsWith('.name')) return quoted;
  const course = list === 'packages' ? treatment.packages?.[Number(index)] : undefined;
  return `for ${[treatment.name, course?.label].filter(Boolean).join(', ')}`;
}
