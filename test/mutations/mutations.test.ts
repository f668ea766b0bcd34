/** Single edits of the shipped config and content: each is found by the rule that it breaks, where it was made. */
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { answersTo } from './answers.ts';
import { kinds } from './kinds/index.ts';
import { openWorlds } from './world.ts';

/** What the specification asks for. */
const MIN_EDITS = 250;
const MIN_EXACT = 0.99;

suite('the table of slips', (test) => {
  test('makes every kind of slip somewhere', () =>
    assert.equal(
      kinds.filter(({ rows }) => rows.length === 0).map(({ slip }) => slip),
      [],
    ));
  test('makes no slip twice', () => {
    const edits = kinds.flatMap(({ rows }) => rows.map(({ at, to }) => `${at} → ${to}`));
    assert.equal(
      edits.filter((edit, index) => edits.indexOf(edit) !== index),
      [],
    );
  });
});

const answers = await answersTo(kinds, await openWorlds());

suite('a single edit of the shipped site', (test) => {
  for (const kind of kinds)
    test(`by an owner who ${kind.slip} is found as ${kind.rule}, at the edit`, () =>
      assert.equal(
        answers.filter((answer) => answer.kind === kind && !answer.isFound).map(({ shown }) => shown),
        [],
      ));
  test(`is made ${MIN_EDITS} times and more`, () => assert.ok(answers.length >= MIN_EDITS));
  test('is found at just its characters in 99 of 100', () => {
    const inexact = answers.filter(({ isExact }) => !isExact);
    assert.ok(1 - inexact.length / answers.length >= MIN_EXACT, inexact.map(({ shown }) => shown).join('\n'));
  });
});
