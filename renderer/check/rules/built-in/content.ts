import type { BuiltIn } from './built-in.ts';

const TERMS = { kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-11-01' };
const OWN_FONT = { body: { files: ['own.woff2'], licence: 'OFL.txt' } };
const VARIABLE = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const REGULAR = 'fontverter/testdata/Roboto-400.woff2';
const LICENCE = '@fontsource-variable/hanken-grotesk/LICENSE';
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
      'A policy is a UTF-8 file with text: headings of levels two and three, paragraphs, lists, tables and quotations, without raw HTML.',
    because: 'Raw HTML would reach visitors unchecked, and an empty privacy policy tells them nothing.',
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
      'an empty file': { values: { 'pages./treatments.1': TERMS }, files: { 'policies/terms.md': '\n' } },
    },
    good: {
      'a heading and a list': {
        values: { 'pages./treatments.1': TERMS },
        files: { 'policies/terms.md': '## Terms\n\n- Be on time.\n- Tell us {figures.notice} before.\n' },
      },
    },
  },
  {
    name: 'content/page-dates',
    severity: 'warning',
    checks: 'The file content/page-dates.json was written by “site dates”.',
    because: 'Search engines read a changed page again sooner if the sitemap says when it changed.',
    source:
      'docs/decisions/0021-dates-in-the-sitemap.md; https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
    bad: { 'a conflict of two versions': { values: {}, files: { 'page-dates.json': '<<<<<<< HEAD\n' } } },
    good: {
      'a record without pages': { values: {}, files: { 'page-dates.json': '{ "version": 1, "pages": {} }' } },
    },
  },
  {
    name: 'content/missing-file',
    severity: 'error',
    checks: 'Every policy, document, font and licence that the config names exists in content/, and can be read.',
    because: 'Without the file, the page is empty, the download fails or the text appears in another font.',
    source: 'docs/config.md',
    bad: {
      'a policy without its file': { 'pages./treatments.1': TERMS },
      'a document without its file': { 'documents.guide': GUIDE },
      'a font without its file': { 'design.fonts': { body: { files: ['lora.woff2'], licence: 'OFL.txt' } } },
    },
    good: {
      'a policy with its file': {
        values: { 'pages./treatments.1': TERMS },
        files: { 'policies/terms.md': '## Terms\n\nBe on time.\n' },
      },
    },
  },
  {
    name: 'content/font',
    severity: 'error',
    checks:
      'Every font of the clinic is upright, contains the letters of English, may be used on websites, and comes with the text of its licence.',
    because:
      'Browsers ignore a file that they cannot read, and a site that uses a font without a licence breaks the law.',
    source:
      'https://learn.microsoft.com/typography/opentype/spec/os2#fstype; https://openfontlicense.org/open-font-license-official-text/ (condition 2)',
    bad: {
      'a text file named like a font': {
        values: { 'design.fonts': OWN_FONT },
        files: { 'fonts/own.woff2': 'A font.', 'fonts/OFL.txt': 'The licence.' },
      },
      'an empty licence': {
        values: { 'design.fonts': OWN_FONT },
        files: { 'fonts/OFL.txt': '' },
        packaged: { 'fonts/own.woff2': VARIABLE },
      },
    },
    good: {
      'a variable font with its licence': {
        values: { 'design.fonts': OWN_FONT },
        packaged: { 'fonts/own.woff2': VARIABLE, 'fonts/OFL.txt': LICENCE },
      },
    },
  },
  {
    name: 'content/font-weight',
    severity: 'warning',
    checks: 'The font of the text has a weight above 500.',
    because: 'Without one, emphasised words look like the rest of the text.',
    source: 'docs/config.md, “Look”',
    bad: {
      'a font of one regular weight': {
        values: { 'design.fonts': OWN_FONT },
        packaged: { 'fonts/own.woff2': REGULAR, 'fonts/OFL.txt': LICENCE },
      },
    },
    good: {
      'a variable font': {
        values: { 'design.fonts': OWN_FONT },
        packaged: { 'fonts/own.woff2': VARIABLE, 'fonts/OFL.txt': LICENCE },
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
