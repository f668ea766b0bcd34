/** HTML in a policy: what is reported, where, and what replaces it. */
import * as assert from 'uvu/assert';
import { readMarkdown } from '../../renderer/inputs/markdown/markdown.ts';
import { suite } from '../support/suite.ts';

const readers = {
  isFact: () => false,
  nearestFact: () => undefined,
  readMarkupTarget: (text: string) => ({ problem: `“${text}” has no page.` }),
};

const ALLOWED = 'Use headings, paragraphs, lists, tables, quotations, links, and *emphasised* or **strong** text.';

const findingsIn = (text: string) =>
  readMarkdown(text, 'terms.md', readers).findings.map(({ location, help }) => [
    text.slice((location?.column ?? 0) - 1, (location?.endColumn ?? 0) - 1),
    help,
  ]);

suite('HTML in a policy', (test) => {
  for (const [html, help] of [
    ['<b>We take</b>', 'Write “**We take**”.'],
    ['<strong>We take</strong>', 'Write “**We take**”.'],
    ['<i>We take</i>', 'Write “*We take*”.'],
    ['<a href="/terms">our terms</a>', 'Write “[our terms](/terms)”.'],
    ['<span style="color: red">We take</span>', 'Write “We take”.'],
    ['<kbd>We take</kbd>', ALLOWED],
    ['<br>', ALLOWED],
  ] as const)
    test(`${html} is one mistake`, () => assert.equal(findingsIn(`Now ${html} a deposit.`), [[html, help]]));

  test('two pairs of tags are two mistakes, and words with a tag of their own are several', () => {
    assert.equal(
      findingsIn('<b>One</b> and <b>two</b>.').map(([html]) => html),
      ['<b>One</b>', '<b>two</b>'],
    );
    assert.equal(
      findingsIn('A <b>one <i>two</i></b>.').map(([html]) => html),
      ['<b>one <i>two</i></b>', '<i>two</i>'],
    );
  });

  test('a tag that is never closed is one mistake', () =>
    assert.equal(findingsIn('We <b>take it.'), [['<b>', ALLOWED]]));
});
