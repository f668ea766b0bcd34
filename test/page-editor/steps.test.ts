import * as assert from 'uvu/assert';
import { editsBetween, type Step, undoingEdits } from '../../cli/page-editor/steps.ts';
import { applyEdits, type Texts } from '../../renderer/config/edit/index.ts';
import { suite } from '../support/suite.ts';

const FILE = '/site/site.config.ts';
const texts = (text: string): Texts => new Map([[FILE, text]]);

/** Makes steps one after the other: each turns the text into the next one. */
function steps(...all: readonly string[]): readonly Step[] {
  return all.slice(1).map((after, index) => {
    const before = texts(all[index] ?? '');
    return { id: index + 1, label: '', where: '', before, edits: editsBetween(before, texts(after)) };
  });
}

function undone(all: readonly Step[], index: number): string | undefined {
  const [step, last] = [all[index], all.at(-1)];
  const edits = step && undoingEdits(step, all.slice(index + 1));
  return edits && last && applyEdits(applyEdits(last.before, last.edits), edits).get(FILE);
}

suite('undoing one of several edits', (test) => {
  test('the last edit is undone to the same text', () =>
    assert.is(undone(steps('price 60, name A', 'price 65, name A'), 0), 'price 60, name A'));

  test('an edit before another one in the text is undone alone', () =>
    assert.is(
      undone(steps('price 60, name A', 'price 6500, name A', 'price 6500, name Bee'), 0),
      'price 60, name Bee',
    ));

  test('an edit behind another one in the text is undone alone', () =>
    assert.is(undone(steps('price 60, name A', 'price 60, name Bee', 'price 6, name Bee'), 0), 'price 6, name A'));

  test('an edit that a later one has changed again cannot be undone alone', () =>
    assert.is(undone(steps('price 60', 'price 65', 'price 75'), 0), undefined));

  test('a removed line comes back where it was', () =>
    assert.is(undone(steps('a\nb\nc', 'a\nc', 'a\nc\nd'), 0), 'a\nb\nc\nd'));
});

suite('the difference of two texts', (test) => {
  for (const [before, after] of [
    ['same', 'same'],
    ['', 'new'],
    ['old', ''],
    ['aaa', 'aaaa'],
    ['one two three', 'one 2 three'],
  ])
    test(`“${before}” becomes “${after}”`, () => {
      const edits = editsBetween(texts(before ?? ''), texts(after ?? ''));
      assert.is(applyEdits(texts(before ?? ''), edits).get(FILE), after);
      assert.is(edits.length, before === after ? 0 : 1);
    });
});
