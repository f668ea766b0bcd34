import type { PdfFacts } from '../../../inputs/pdf/read.ts';
import type { Rule } from '../rule.ts';

const GUIDE = { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } };
const LINES = { lines: ['Drink water.'] };

export const document: Rule = {
  name: 'a11y/document',
  severity: 'warning',
  checks: 'Downloadable documents are tagged and have a title and a language.',
  because: 'Screen readers guess the structure of an untagged document, and announce its file name instead of a title.',
  source: 'ISO 14289-1 (PDF/UA); WCAG 2.2, techniques PDF6, PDF16 and PDF18',
  bad: {
    'a document without tags': { values: GUIDE, documents: { 'guide.pdf': LINES } },
    'a document without a title': { values: GUIDE, documents: { 'guide.pdf': { ...LINES, tagged: 'en-GB' } } },
  },
  good: {
    'a document with tags, a title and its language': {
      values: GUIDE,
      documents: { 'guide.pdf': { ...LINES, title: 'A guide', tagged: 'en-GB' } },
    },
  },
  find: ({ site, documents }) =>
    [...documents].flatMap(([name, facts]) => {
      const missing = missingIn(facts);
      if (missing.length === 0) return [];
      return {
        message: `content/documents/${site.documents[name]?.file ?? name} has ${missing.join(', ')}.`,
        help: 'Save it again as a tagged PDF, with a title and a language in its properties.',
        path: ['documents', name, 'file'],
      };
    }),
};

const missingIn = ({ tagged, title, language }: PdfFacts): readonly string[] => [
  ...(tagged ? [] : ['no tags']),
  ...(title.trim() === '' ? ['no title'] : []),
  ...(language === '' ? ['no language'] : []),
];
