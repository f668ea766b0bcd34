import type { BuiltIn } from './built-in.ts';

const TERMS = { kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-11-01' };
const GUIDE = { file: 'guide.pdf', title: 'A guide' };

/** Words, policies and documents below content/. */
export const content: readonly BuiltIn[] = [
  {
    name: 'content/prose',
    severity: 'error',
    checks:
      'Every fact that words quote is there, every link in them leads to a place, and every brace and bracket is closed.',
    because: 'A visitor would read “{catalogue.massage.price}” in place of a price.',
    source: 'docs/config.md, “Words”',
    examples: {
      bad: [
        { shows: 'a fact that there is not', values: { 'pages./.0.lead': 'From {catalogue.massage.prize}.' } },
        { shows: 'a link to a page that there is not', values: { 'pages./.0.lead': 'See [prices](/prices).' } },
        { shows: 'a link that lost a bracket', values: { 'pages./.0.lead': 'See [massage(/treatments/massage).' } },
        { shows: 'a link with a space in it', values: { 'pages./.0.lead': 'See [massage] (/treatments/massage).' } },
      ],
      good: [
        { shows: 'a fact by its path', values: { 'pages./.0.lead': 'From {catalogue.massage.price}.' } },
        { shows: 'brackets that are none of a link', values: { 'pages./.0.lead': 'An hour [or two] (by hand).' } },
      ],
    },
  },
  {
    name: 'content/markdown',
    severity: 'error',
    checks:
      'A policy holds headings of level two and three, paragraphs, lists, tables and quotations, and no raw HTML.',
    because: 'Raw HTML would reach visitors without being checked by anything.',
    source: 'https://spec.commonmark.org/; docs/config.md, “Words”',
    examples: {
      bad: [
        {
          shows: 'raw HTML',
          values: { 'pages./treatments.1': TERMS },
          files: { 'policies/terms.md': '## Terms\n\n<script>alert(1)</script>\n' },
        },
        {
          shows: 'a heading of level one: the page has its title already',
          values: { 'pages./treatments.1': TERMS },
          files: { 'policies/terms.md': '# Terms\n\nBe on time.\n' },
        },
      ],
      good: [
        {
          shows: 'a heading and a list',
          values: { 'pages./treatments.1': TERMS },
          files: { 'policies/terms.md': '## Terms\n\n- Be on time.\n- Tell us {figures.notice} before.\n' },
        },
      ],
    },
  },
  {
    name: 'content/missing-file',
    severity: 'error',
    checks: 'Every policy and document that the config names is in content/.',
    because: 'The page would be empty, or the download dead.',
    source: 'docs/config.md',
    examples: {
      bad: [
        { shows: 'a policy without its file', values: { 'pages./treatments.1': TERMS } },
        { shows: 'a document without its file', values: { 'documents.guide': GUIDE } },
      ],
      good: [
        {
          shows: 'a policy with its file',
          values: { 'pages./treatments.1': TERMS },
          files: { 'policies/terms.md': '## Terms\n\nBe on time.\n' },
        },
      ],
    },
  },
  {
    name: 'content/document',
    severity: 'error',
    checks: 'A document to download is a PDF that can be read.',
    because: 'Its pages and size are said beside the link, and come from the file itself.',
    source: 'ISO 32000-1',
    examples: {
      bad: [
        {
          shows: 'a text with the name of a PDF',
          values: { 'documents.guide': GUIDE },
          files: { 'documents/guide.pdf': 'Drink water.' },
        },
      ],
      good: [
        {
          shows: 'a PDF of one page',
          values: { 'documents.guide': GUIDE },
          documents: { 'guide.pdf': { lines: ['Drink water.'] } },
        },
      ],
    },
  },
];
