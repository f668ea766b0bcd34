import type { Rule } from '../rule.ts';
import { fileButForCase, filesByCase } from './own-address.ts';
import { findingsAt, linkProblems } from './problem.ts';

const GUIDE = { 'guide.pdf': { lines: ['Drink water.'] } };

export const linkFile: Rule = {
  name: 'link/file',
  severity: 'error',
  checks: 'File names in the config and in links match the file exactly, including capital letters.',
  because:
    'Most hosts distinguish “Guide.pdf” from “guide.pdf”, so visitors find an error page although the link works on your computer.',
  source: 'RFC 3986 §6.2.2.1; https://docs.netlify.com/manage/routing/redirects/overview/',
  bad: {
    'a link to a document with different capitals': {
      values: {
        'documents.guide': { file: 'guide.pdf', title: 'Guide' },
        'pages./treatments.0.lines': ['Read [the guide](https://small.example/documents/Guide.pdf).'],
      },
      documents: GUIDE,
    },
    'an image name with different capitals': { 'images.dot.file': 'Dot.svg' },
  },
  good: {
    'a link to a document by its name': {
      values: {
        'documents.guide': { file: 'guide.pdf', title: 'Guide' },
        'pages./treatments.0.lines': ['Read [the guide](document:guide).'],
      },
      documents: GUIDE,
    },
  },
  find: ({ links }) => {
    const files = filesByCase(links.addresses);
    return linkProblems(links, ({ to }) => fileButForCase(to, files) !== undefined).flatMap((link) => {
      const file = fileButForCase(link.to, files) ?? '';
      return findingsAt(links, link, {
        message: `“${link.href}” is broken on most hosts: the file is “/${file}”.`,
        help: `Write “/${file}” with the same capitals as the file name.`,
        instead: link.to.kind === 'nothing' ? link.href.replace(link.to.address, `/${file}`) : undefined,
      });
    });
  },
};
