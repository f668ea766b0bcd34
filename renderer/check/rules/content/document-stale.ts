import { counted } from '../../../core/wording.ts';
import { printAdvice } from '../../../inputs/documents.ts';
import { changesBetween } from '../../../media/documents/changes.ts';
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
  find: ({ plainConfig, generatedDocuments }) =>
    generatedDocuments
      .filter(({ exists }) => exists)
      .flatMap((document): readonly RuleFinding[] => {
        const message = staleness(document, plainConfig);
        return message === undefined
          ? []
          : [{ message, help: printAdvice(document.name), path: ['documents', document.name, 'file'] }];
      }),
};

/** Messages describe this many changes; one price can change many amounts, and printing updates all of them. */
const MAX_DESCRIBED = 3;

/** Describes what has changed: facts and links, or that something else has changed; `undefined` if nothing has. */
function staleness(document: GeneratedDocument, plainConfig: unknown): string | undefined {
  const { label, file, current, existing } = document;
  const { title } = label;
  if (!existing) return `${file} was not generated from this config.`;
  const changes = changesBetween(existing, current, plainConfig);
  if (changes.length > 0) {
    const rest = changes.length - MAX_DESCRIBED;
    const sentences = changes
      .slice(0, MAX_DESCRIBED)
      .map((change, index) => `${index === 0 ? title : 'It'} ${change}.`);
    return [...sentences, ...(rest > 0 ? [`And ${counted(rest, 'more change')}.`] : [])].join(' ');
  }
  if (existing.content === current.content) return undefined;
  return `${title} contains text or images that have changed since it was generated.`;
}
