import * as assert from 'uvu/assert';
import { editsBetween, rebased, type Step, undoingEdits } from '../../cli/page-editor/steps.ts';
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

/** Makes steps and then an edit by somebody else; returns the texts to which the remaining steps can be undone. */
function undoneAfterOthers(all: readonly string[], others: string): readonly (string | undefined)[] {
  const now = texts(others);
  const kept = rebased(steps(...all), editsBetween(texts(all.at(-1) ?? ''), now));
  return kept.map((step, index) => {
    const edits = undoingEdits(step, kept.slice(index + 1));
    return edits && applyEdits(now, edits).get(FILE);
  });
}

suite('undoing after somebody else has changed the file', (test) => {
  const edits = ['price 60, name A, end', 'price 65, name A, end', 'price 65, name Bee, end'];

  test('edits before and behind the change are undone without it', () => {
    assert.equal(undoneAfterOthers(edits, 'New. price 65, name Bee, end'), [
      'New. price 60, name Bee, end',
      'New. price 65, name A, end',
    ]);
    assert.equal(undoneAfterOthers(edits, 'price 65, name Bee, ended'), [
      'price 60, name Bee, ended',
      'price 65, name A, ended',
    ]);
  });

  test('an edit that the change touches, and those before it, can no longer be undone', () => {
    assert.equal(undoneAfterOthers(edits, 'price 65, name Zed, end'), []);
    assert.equal(undoneAfterOthers(edits, 'price 70, name Bee, end'), ['price 70, name A, end']);
  });
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
