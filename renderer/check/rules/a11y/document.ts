import type { PdfFacts } from '../../../inputs/pdf/read.ts';
import type { Rule } from '../rule.ts';

const GUIDE = { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } };
const LINES = { lines: ['Drink water.'] };

export const document: Rule = {
  name: 'a11y/document',
  severity: 'warning',
  checks: 'A document to download is tagged, has a title, and names its language.',
  because:
    'Without tags a screen reader guesses what is a heading and what a price; without a title it reads the name of the file.',
  source: 'ISO 14289-1 (PDF/UA); WCAG 2.2, techniques PDF6, PDF16 and PDF18',
  examples: {
    bad: [
      { shows: 'a document that was printed without tags', values: GUIDE, documents: { 'guide.pdf': LINES } },
      {
        shows: 'a document without a title',
        values: GUIDE,
        documents: { 'guide.pdf': { ...LINES, tagged: 'en-GB' } },
      },
    ],
    good: [
      {
        shows: 'a document with tags, a title and its language',
        values: GUIDE,
        documents: { 'guide.pdf': { ...LINES, title: 'A guide', tagged: 'en-GB' } },
      },
    ],
  },
  find: ({ site, documents }) =>
    [...documents].flatMap(([name, facts]) => {
      const missingPath = lacking(facts);
      if (missingPath.length === 0) return [];
      return [
        {
          message: `content/documents/${site.documents[name]?.file ?? name} has ${missingPath.join(', ')}.`,
          help: 'Save it again as a tagged PDF, with its title and language among its properties.',
          path: ['documents', name, 'file'],
        },
      ];
    }),
};

const lacking = ({ tagged, title, language }: PdfFacts): readonly string[] => [
  ...(tagged ? [] : ['no tags']),
  ...(title.trim() === '' ? ['no title'] : []),
  ...(language === '' ? ['no language'] : []),
];
