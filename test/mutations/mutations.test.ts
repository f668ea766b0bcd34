/**
 * Makes single edits of the shipped config and content, and checks that the expected rule reports each at its position.
 */
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { answersTo } from './answers.ts';
import { kinds } from './kinds/index.ts';
import { openWorlds } from './world.ts';

/** The minimum numbers that the specification requires. */
const MIN_EDITS = 250;
const MIN_EXACT = 0.99;

suite('the table of mistakes', (test) => {
  test('every kind of mistake has at least one edit', () =>
    assert.equal(
      kinds.filter(({ rows }) => rows.length === 0).map(({ mistake }) => mistake),
      [],
    ));
  test('no edit appears twice in the table', () => {
    const edits = kinds.flatMap(({ rows }) => rows.map(({ at, to }) => `${at} → ${to}`));
    assert.equal(
      edits.filter((edit, index) => edits.indexOf(edit) !== index),
      [],
    );
  });
});

const answers = await answersTo(kinds, await openWorlds());

suite('single edits of the shipped site', (test) => {
  for (const kind of kinds)
    test(`${kind.rule} reports each edit by an owner who ${kind.mistake}`, () =>
      assert.equal(
        answers.filter((answer) => answer.kind === kind && !answer.isFound).map(({ shown }) => shown),
        [],
      ));
  test(`the table has at least ${MIN_EDITS} edits`, () => assert.ok(answers.length >= MIN_EDITS));
  test('at least 99 % of the edits are reported at exactly the edited characters', () => {
    const inexact = answers.filter(({ isExact }) => !isExact);
    assert.ok(1 - inexact.length / answers.length >= MIN_EXACT, inexact.map(({ shown }) => shown).join('\n'));
  });
});
