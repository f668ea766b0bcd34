/** Faults in a Markdown file are shown where they were typed, whatever Markdown made of the characters before them. */
import * as assert from 'uvu/assert';
import type { ProsePart } from '../../renderer/facts/prose.ts';
import { type Block, readMarkdown } from '../../renderer/inputs/markdown/markdown.ts';
import { suite } from '../support/suite.ts';

const readers = {
  isFact: (path: string) => path === 'figures.notice',
  nearestFact: () => undefined,
  readMark: () => ({ kind: 'phone' }) as const,
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

/** What stands in the file where a word is read. */
function written(text: string, word: string): string | undefined {
  for (const part of partsOf(read(text).blocks)) {
    const index = part.kind === 'text' ? part.text.indexOf(word) : -1;
    if (part.kind === 'text' && index !== -1) return text.slice(part.at + index, part.at + index + word.length);
  }
  return undefined;
}

suite('the words of a Markdown file say where they stand', (test) => {
  for (const [where, text] of [
    ['in a paragraph', 'One WORD here.'],
    ['in the second line', 'One\ntwo WORD here.'],
    ['in a line that ends as on Windows', 'One\r\ntwo WORD here.'],
    ['in an indented line', '- One\n  two WORD here.'],
    ['in a quotation of two lines', '> One\n> two WORD here.'],
    ['in a heading', '## 5. The WORD'],
    ['in a table', '| a | b |\n|---|---|\n| c \\| d | a WORD |'],
    ['in stressed words', 'Not **one *WORD* of** it'],
    ['in a link', 'See [the WORD](/x).'],
    ['after an escape', 'A \\* and a \\\\ and a WORD'],
    ['after a character reference', 'Price &pound;300 &amp; &#x1F642; WORD'],
    ['after what looks like a reference', 'A &nothing; and WORD'],
    ['after a hard break', 'One  \ntwo\\\nWORD'],
    ['after an emoji', '🙂 WORD'],
    ['in code', 'a `WORD` b'],
  ] as const)
    test(where, () => assert.is(written(text, 'WORD'), 'WORD'));

  test('the words themselves stay whole', () => {
    const words = [...partsOf(read('One\ntwo \\* &pound;3').blocks)].map((part) => part.kind === 'text' && part.text);
    assert.is(words.join(''), 'One two * £3');
  });

  test('a quoted fact and the target of a link too', () => {
    const text = 'Notice\nof {figures.notice}, [call](phone).';
    const parts = [...partsOf(read(text).blocks)];
    const at = (kind: string) => parts.flatMap((part) => (part.kind === kind && 'at' in part ? [part.at] : []))[0];
    assert.is(at('fact'), text.indexOf('{'));
    assert.is(at('link'), text.indexOf('phone'));
  });
});

suite('faults of a Markdown file', (test) => {
  const locationOf = (text: string) => read(text).findings[0]?.location;
  test('name the quotation that is none', () => {
    assert.equal(locationOf('First line\nand {figures.notise} here'), {
      file: 'content/policies/sample.md',
      line: 2,
      column: 6,
      endLine: 2,
      endColumn: 20,
    });
  });
  test('name the target that is none', () => {
    const target = { ...readers, readMark: () => ({ problem: 'No.' }) };
    const { findings } = readMarkdown('See [us](/nowhere).', 'content/policies/sample.md', target);
    assert.equal(
      findings.map(({ location }) => [location?.column, location?.endColumn]),
      [[10, 18]],
    );
  });
});
