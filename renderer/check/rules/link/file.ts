import type { Rule } from '../rule.ts';
import { atEach, badLinks } from './fault.ts';
import { fileButForCase, filesByCase } from './own-address.ts';

const GUIDE = { 'guide.pdf': { lines: ['Drink water.'] } };

export const linkFile: Rule = {
  name: 'link/file',
  severity: 'error',
  checks: 'Files are named as they are called, capitals included: below content/, and in links to them.',
  because: 'Windows and macOS take “Guide.pdf” for “guide.pdf”; the servers of most hosts do not.',
  source: 'RFC 3986 §6.2.2.1; https://docs.netlify.com/manage/routing/redirects/overview/',
  examples: {
    bad: [
      {
        shows: 'a link to a document in other letters',
        values: {
          'documents.guide': { file: 'guide.pdf', title: 'Guide' },
          'pages./treatments.0.lines': ['Read [the guide](https://small.example/documents/Guide.pdf).'],
        },
        documents: GUIDE,
      },
      { shows: 'a picture in other letters than its file', values: { 'images.dot.file': 'Dot.svg' } },
    ],
    good: [
      {
        shows: 'a document by its name',
        values: {
          'documents.guide': { file: 'guide.pdf', title: 'Guide' },
          'pages./treatments.0.lines': ['Read [the guide](document:guide).'],
        },
        documents: GUIDE,
      },
    ],
  },
  find: ({ links }) => {
    const files = filesByCase(links.addresses);
    return badLinks(links, ({ to }) => fileButForCase(to, files) !== undefined).flatMap((link) => {
      const file = fileButForCase(link.to, files) ?? '';
      return atEach(links, link, {
        message: `“${link.href}” leads nowhere on most hosts: the file is “/${file}”.`,
        help: `Write “/${file}”, capitals as in the name of the file.`,
        instead: link.to.kind === 'nothing' ? link.href.replace(link.to.address, `/${file}`) : undefined,
      });
    });
  },
};
