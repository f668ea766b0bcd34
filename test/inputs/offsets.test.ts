/** Findings in a Markdown file point to the original characters, whatever Markdown syntax precedes them. */
import * as assert from 'uvu/assert';
import type { ProsePart } from '../../renderer/facts/prose.ts';
import { type Block, readMarkdown } from '../../renderer/inputs/markdown/markdown.ts';
import { suite } from '../support/suite.ts';

const readers = {
  isFact: (path: string) => path === 'figures.notice',
  nearestFact: () => undefined,
  readMarkupTarget: () => ({ kind: 'phone' }) as const,
};
const read = (text: string) => readMarkdown(text, 'content/policies/sample.md', readers);

function* partsOf(blocks: readonly Block[]): Generator<ProsePart> {
  for (const block of blocks) {
    if (block.kind === 'heading' || block.kind === 'paragraph') yield* flat(block.words);
    else if (block.kind === 'table') for (const cell of [block.head, ...block.rows].flat()) yield* flat(cell);
    else if (block.kind === 'quote') yield* partsOf(block.blocks);
    else for (const item of block.items) yield* partsOf(item);
  }
}

function* flat(parts: readonly ProsePart[]): Generator<ProsePart> {
  for (const part of parts) {
    yield part;
    if (part.kind !== 'text' && part.kind !== 'fact') yield* flat(part.parts);
  }
}

/** Returns the source text at the location of a word. */
function written(text: string, word: string): string | undefined {
  for (const part of partsOf(read(text).blocks)) {
    const index = part.kind === 'text' ? part.text.indexOf(word) : -1;
    if (part.kind === 'text' && index !== -1) return text.slice(part.at + index, part.at + index + word.length);
  }
  return undefined;
}

suite('the location of a word in a Markdown file is exact', (test) => {
  for (const [where, text] of [
    ['in a paragraph', 'One WORD here.'],
    ['in the second line', 'One\ntwo WORD here.'],
    ['in a line with Windows line endings', 'One\r\ntwo WORD here.'],
    ['in an indented line', '- One\n  two WORD here.'],
    ['in a quotation of two lines', '> One\n> two WORD here.'],
    ['in a heading', '## 5. The WORD'],
    ['in a table', '| a | b |\n|---|---|\n| c \\| d | a WORD |'],
    ['in emphasised text', 'Not **one *WORD* of** it'],
    ['in a link', 'See [the WORD](/x).'],
    ['after an escape', 'A \\* and a \\\\ and a WORD'],
    ['after a character reference', 'Price &pound;300 &amp; &#x1F642; WORD'],
    ['after text that looks like a reference', 'A &nothing; and WORD'],
    ['after a hard break', 'One  \ntwo\\\nWORD'],
    ['after an emoji', '🙂 WORD'],
    ['in code', 'a `WORD` b'],
  ] as const)
    test(where, () => assert.is(written(text, 'WORD'), 'WORD'));

  test('the text itself is complete', () => {
    const words = [...partsOf(read('One\ntwo \\* &pound;3').blocks)].map((part) => part.kind === 'text' && part.text);
    assert.is(words.join(''), 'One two * £3');
  });

  test('the locations of quoted facts and link targets are exact', () => {
    const text = 'Notice\nof {figures.notice}, [call](phone).';
    const parts = [...partsOf(read(text).blocks)];
    const at = (kind: string) => parts.flatMap((part) => (part.kind === kind && 'at' in part ? [part.at] : []))[0];
    assert.is(at('fact'), text.indexOf('{'));
    assert.is(at('link'), text.indexOf('phone'));
  });
});

suite('findings in a Markdown file', (test) => {
  const locationOf = (text: string) => read(text).findings[0]?.location;
  test('quote an unknown fact', () => {
    assert.equal(locationOf('First line\nand {figures.notise} here'), {
      file: 'content/policies/sample.md',
      line: 2,
      column: 6,
      endLine: 2,
      endColumn: 20,
    });
  });
  test('quote an unknown target', () => {
    const target = { ...readers, readMarkupTarget: () => ({ problem: 'No.' }) };
    const { findings } = readMarkdown('See [us](/nowhere).', 'content/policies/sample.md', target);
    assert.equal(
      findings.map(({ location }) => [location?.column, location?.endColumn]),
      [[10, 18]],
    );
  });
});
