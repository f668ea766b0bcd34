import type { BuiltIn } from './built-in.ts';

const TERMS = { kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-11-01' };
const GUIDE = { file: 'guide.pdf', title: 'A guide' };

/** Rules for text, policies and documents in content/. */
export const content: readonly BuiltIn[] = [
  {
    name: 'content/prose',
    severity: 'error',
    checks: 'Text quotes only facts that exist, links only to targets that exist, and closes every brace and bracket.',
    because: 'Otherwise a visitor sees “{catalogue.massage.price}” instead of a price.',
    source: 'docs/config.md, “Text”',
    bad: {
      'a fact that does not exist': { 'pages./.0.lead': 'From {catalogue.massage.prize}.' },
      'a link to a page that does not exist': { 'pages./.0.lead': 'See [prices](/prices).' },
      'a link without its closing bracket': { 'pages./.0.lead': 'See [massage(/treatments/massage).' },
      'a space inside a link': { 'pages./.0.lead': 'See [massage] (/treatments/massage).' },
    },
    good: {
      'a fact quoted by its path': { 'pages./.0.lead': 'From {catalogue.massage.price}.' },
      'brackets that are not part of a link': { 'pages./.0.lead': 'An hour [or two] (by hand).' },
    },
  },
  {
    name: 'content/markdown',
    severity: 'error',
    checks:
      'A policy contains only headings of levels two and three, paragraphs, lists, tables and quotations, without raw HTML.',
    because: 'Raw HTML would reach visitors unchecked.',
    source: 'https://spec.commonmark.org/; docs/config.md, “Text”',
    bad: {
      'raw HTML': {
        values: { 'pages./treatments.1': TERMS },
        files: { 'policies/terms.md': '## Terms\n\n<script>alert(1)</script>\n' },
      },
      'a heading of level one, which the page already has': {
        values: { 'pages./treatments.1': TERMS },
        files: { 'policies/terms.md': '# Terms\n\nBe on time.\n' },
      },
    },
    good: {
      'a heading and a list': {
        values: { 'pages./treatments.1': TERMS },
        files: { 'policies/terms.md': '## Terms\n\n- Be on time.\n- Tell us {figures.notice} before.\n' },
      },
    },
  },
  {
    name: 'content/missing-file',
    severity: 'error',
    checks: 'Every policy and document that the config names exists in content/, and can be read.',
    because: 'Without the file, the page is empty or the download fails.',
    source: 'docs/config.md',
    bad: {
      'a policy without its file': { 'pages./treatments.1': TERMS },
      'a document without its file': { 'documents.guide': GUIDE },
    },
    good: {
      'a policy with its file': {
        values: { 'pages./treatments.1': TERMS },
        files: { 'policies/terms.md': '## Terms\n\nBe on time.\n' },
      },
    },
  },
  {
    name: 'content/document',
    severity: 'error',
    checks: 'Every document for download is a readable PDF.',
    because: 'Visitors cannot open a damaged file, and its link cannot show the number of pages and the size.',
    source: 'ISO 32000-1',
    bad: {
      'a text file named like a PDF': {
        values: { 'documents.guide': GUIDE },
        files: { 'documents/guide.pdf': 'Drink water.' },
      },
    },
    good: {
      'a PDF with one page': {
        values: { 'documents.guide': GUIDE },
        documents: { 'guide.pdf': { lines: ['Drink water.'] } },
      },
    },
  },
];
