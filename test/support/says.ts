import * as assert from 'uvu/assert';
import { holds } from './clinic-facts.ts';
import { type Document, type Element, wordsOf } from './dom.ts';

/** Asserts that a part of a page shows these words exactly and as whole words: “£55” is not in “£550”. */
export function says(part: Document | Element, words: string): void {
  const said = wordsOf(part);
  assert.ok(holds(said, words), `“${words}” is not in “${said.length > 1200 ? `${said.slice(0, 1200)}…` : said}”`);
}

/** Asserts that a part of a page does not show these words. */
export function doesNotSay(part: Document | Element, words: string): void {
  assert.not.ok(holds(wordsOf(part), words), `“${words}” is there`);
}

/** Asserts that the items appear in this order; others may appear between them. */
export function inOrder(items: readonly string[], expected: readonly string[]): void {
  const rest = items.values();
  for (const item of expected)
    assert.ok([...takenUntil(rest, item)].includes(item), `“${item}” is missing or too early: ${items.join(', ')}`);
}

function* takenUntil(rest: IterableIterator<string>, last: string): Generator<string> {
  for (let next = rest.next(); !next.done; next = rest.next()) {
    yield next.value;
    if (next.value === last) return;
  }
}
