import type { Reference } from '../../links/link-map.ts';
import type { Rule } from '../rule.ts';

const GUIDE = { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } };
const PAGE = 'https://small.example/treatments';
const pdf = (link: string) => ({ 'guide.pdf': { lines: ['All treatments'], links: [link] } });

export const linkDocumentCampaign: Rule = {
  name: 'link/document-campaign',
  severity: 'warning',
  checks:
    'A link from a document to this site says where its visitor comes from: utm_source, utm_medium and utm_campaign, in lower case.',
  because: 'A visit from a document has no other trace: without them nobody learns what the document brings.',
  source: 'https://support.google.com/analytics/answer/10917952',
  examples: {
    bad: [
      { shows: 'a link without a campaign', values: GUIDE, documents: pdf(PAGE) },
      {
        shows: 'a campaign in capitals, which is counted as another one',
        values: GUIDE,
        documents: pdf(`${PAGE}?utm_source=Guide&utm_medium=pdf&utm_campaign=spring`),
      },
    ],
    good: [
      {
        shows: 'a link with its campaign',
        values: GUIDE,
        documents: pdf(`${PAGE}?utm_source=guide&utm_medium=pdf&utm_campaign=spring`),
      },
      { shows: 'a link to another site', values: GUIDE, documents: pdf('https://reviews.example/small') },
    ],
  },
  find: ({ links }) =>
    links.documents.filter(isOwn).flatMap(({ href, name }) => {
      const missing = missingIn(new URL(href, links.addresses.origin).searchParams);
      if (missing.length === 0) return [];
      return [
        {
          message: `“${href}” does not say that its visitor comes from the document: ${missing.join(', ')}.`,
          help: 'Add the parameters in the program that makes the document: “?utm_source=guide&utm_medium=pdf&utm_campaign=spring”.',
          path: ['documents', name, 'file'],
          words: href,
        },
      ];
    }),
};

const isOwn = ({ to }: Reference): boolean => to.kind === 'page' || to.kind === 'redirect' || to.kind === 'detour';

const FIELDS = ['utm_source', 'utm_medium', 'utm_campaign'];

const missingIn = (query: URLSearchParams): readonly string[] =>
  FIELDS.flatMap((field) => {
    const value = query.get(field);
    if (!value) return [`it has no “${field}”`];
    return /^[a-z0-9_-]+$/.test(value) ? [] : [`“${value}” is no lower-case “${field}”`];
  });
