import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readDeclaredNames } from '../renderer/config/declared-names.ts';
import { readMarkupTarget } from '../renderer/config/schema/link-target.ts';
import { textsOf } from '../renderer/facts/texts.ts';
import { readMarkdown } from '../renderer/inputs/markdown/markdown.ts';
import { builtFrom } from './support/built.ts';
import { completeSite } from './support/complete-site.ts';
import { HOSTILE, shown } from './support/hostile.ts';
import { type ReadSite, readSite, SITE_CHECKS } from './support/site-checks.ts';
import { ROOT } from './support/sites.ts';
import { suite } from './support/suite.ts';

type Refused = readonly [what: string, text: string, location: string, message: string];

const RAW = 'A policy cannot contain raw HTML.';
const begins = (scheme: string) => `Links cannot start with “${scheme}:”.`;

const REFUSED: readonly Refused[] = [
  ['a script', 'One.\n\n<script>alert(1)</script>', '3:1', RAW],
  ['an element in a sentence', 'One <img src=x onerror=alert(1)> two.', '1:5', RAW],
  ['a comment', 'One.\n\n<!-- two -->', '3:1', RAW],
  ['an element in a heading', '## One <b>two</b>', '1:8', RAW],
  ['an element in a list', '- One\n- <iframe src="https://evil.example">', '2:3', RAW],
  ['an element in a quotation', '> One\n> <object data="x">', '2:3', RAW],
  ['a script in a table', '| a | b |\n| - | - |\n| c | <script>alert(1)</script> |', '3:7', RAW],
  ['a link to a script', 'One.\n\n[two](javascript:alert(1))', '3:7', begins('javascript')],
  ['a link to a script in capitals', '[one](JavaScript:alert(1))', '1:7', begins('javascript')],
  ['a link to a script in brackets', '[one](<javascript:alert(1)>)', '1:7', begins('javascript')],
  ['a link to a script with entities', '[one](java&#115;cript:alert(1))', '1:7', begins('javascript')],
  ['a link to a script with percent-encoding', '[one](%6aavascript:alert(1))', '1:7', begins('javascript')],
  ['a bare link to a script', 'One <javascript:alert(1)>', '1:5', begins('javascript')],
  ['a link with a data: address', '[one](data:text/html,two)', '1:7', begins('data')],
  ['a link without words', 'One [](/) two', '1:5', 'A link to “/” has no text.'],
  [
    'a link around a space',
    '- One\n- [ ](<javascript:alert(1)>)',
    '2:3',
    'A link to “javascript:alert(1)” has no text.',
  ],
  ['a link to another host', '[one](//evil.example)', '1:7', 'There is no route “//evil.example”.'],
  ['a link without encryption', '[one](http://evil.example)', '1:7', '“http://evil.example” does not use https.'],
  ['a link in a table', '| a |\n| - |\n| [b](javascript:alert(1)) |', '3:7', begins('javascript')],
  [
    'a row of a table that lost a bar',
    '| a | b |\n| - | - |\n| c d |',
    '3:1',
    'This row has 1 cell, but the table has 2 columns.',
  ],
  [
    'a row of a table with a bar too many',
    '| a | b |\n| - | - |\n| c | d | e |',
    '3:1',
    'This row has 3 cells, but the table has 2 columns.',
  ],
  ['a link by reference', '[one][two]\n\n[two]: javascript:alert(1)', '3:1', 'A policy cannot contain “definition”.'],
  ['a link with half an escape', '[one](/100%)', '1:7', 'There is no route “/100%”.'],
  ['an image', 'One ![two](https://evil.example/x.png)', '1:5', 'A policy cannot contain an image.'],
  ['an image in a table', '| a |\n| - |\n| ![b](/x.png) |', '3:3', 'A policy cannot contain an image.'],
  ['a block of code', 'One.\n\n```\ntwo\n```', '3:1', 'A policy cannot contain a block of code.'],
  [
    'a quotation of a built-in property',
    'One {clinic.constructor}',
    '1:6',
    'The config has no fact “clinic.constructor”.',
  ],
  [
    'a quotation of an inherited property',
    'One {clinic.\\_\\_proto\\_\\_.saving}',
    '1:6',
    'The config has no fact “clinic.__proto__.saving”.',
  ],
  [
    'a quotation of a missing fact in a table',
    '| a |\n| - |\n| {constructor} |',
    '3:4',
    'The config has no fact “constructor”.',
  ],
];

/** The kinds of blocks that remain in a policy after a problem was found in it. Links are not among them. */
const HARMLESS = new Set('heading paragraph list table quote text fact'.split(' '));

const CONFIG = completeSite();
const known = readDeclaredNames(CONFIG);
const readers = { ...known, readMarkupTarget: (text: string) => readMarkupTarget(known, text) };
const read = (text: string) => readMarkdown(text, 'content/policies/sample.md', readers);

suite('hostile policies', (test) => {
  for (const [what, text, location, message] of REFUSED)
    test(`${what} in a policy is refused, with its line and column`, () => {
      const { findings, blocks } = read(text);
      const found = findings.map(
        (finding) => `${finding.location?.line}:${finding.location?.column} ${finding.message}`,
      );
      assert.ok(found.includes(`${location} ${message}`), found.join('\n'));
      assert.ok(findings.every(({ severity }) => severity === 'error'));
      const kinds = [...textsOf(blocks)].flatMap(({ path, text: kind }) => (path.at(-1) === 'kind' ? [kind] : []));
      for (const kind of kinds) assert.ok(HARMLESS.has(kind), kind);
    });

  test('HTML that is escaped or in code is shown as plain text', () => {
    const { findings, blocks } = read('`<script>` and \\<b> and &lt;i&gt;');
    assert.equal(findings, []);
    const texts = [...textsOf(blocks)].filter(({ path }) => path.at(-1) === 'text').map(({ text }) => text);
    assert.is(texts.join(''), '<script> and <b> and <i>');
  });
});

/** Returns a policy with a string in every position where it can be. */
const policyOf = (text: string): string => {
  const parts = ['## One', '### Two', `## ${text}`, text, `- ${text}`, `1. ${text}`, `> ${text}`, `*${text}*`];
  const table = `| a | b |\n| - | - |\n| c | ${text} |\n| ${text} | d |`;
  const links = [`[one](/)`, `[one](${text})`, `[one](<${text}>)`, `[${text}](/)`, `[one](/ "${text}")`];
  return [...parts, table, ...links, `**${text}**`, `\`${text}\``, `<${text}>`].join('\n\n');
};

suite('hostile text in every part of a policy', (test) => {
  const built = async (text: string): Promise<ReadSite> => {
    const files = { 'policies/sample.md': policyOf(text) };
    return readSite(await builtFrom(CONFIG, join(ROOT, 'test/sites/minimal/content'), files));
  };
  const clean: { site?: Promise<ReadSite> } = {};

  for (const hostile of HOSTILE)
    test(`${shown(hostile)} in a policy changes only the words of the site`, async () => {
      clean.site ??= built('words');
      const [before, after] = [await clean.site, await built(hostile)];
      for (const check of Object.values(SITE_CHECKS)) check(after, before);
    });
});
