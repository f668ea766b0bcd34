import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { type Answer, answersTo } from './answers.ts';
import { kindsFor, mistakes } from './kinds/index.ts';
import type { Handwritten, Kind } from './mutation.ts';
import type { SiteFiles } from './site-files.ts';
import { openWorlds } from './world.ts';

/** The minimum share of the edits that must be reported, as the specification requires. */
const MIN_SHARE = 0.99;

export interface Table {
  /** The subject of the title: “the shipped site”. */
  readonly name: string;
  readonly site: SiteFiles;
  readonly handwritten: Handwritten;
  /** The mistakes that nobody can make in this site, each with the reason. */
  readonly impossible: Readonly<Record<string, string>>;
  readonly minEdits: number;
}

/** Makes every edit of a table, and asserts that the expected rule reports each at its position. */
export async function testTable(table: Table): Promise<void> {
  const { name, site, handwritten, minEdits } = table;
  const kinds = kindsFor(site, handwritten);
  testRows(table, kinds);
  const answers = await answersTo(kinds, { inWorld: await openWorlds(site), textOf: site.textOf });
  suite(`single edits of ${name}`, (test) => {
    for (const kind of kinds.filter(({ rows }) => rows.length > 0))
      test(`${kind.rule} reports each edit by an owner who ${kind.mistake}`, () =>
        assert.equal(
          answers.filter((answer) => answer.kind === kind && !answer.isFound).map(({ shown }) => shown),
          [],
        ));
    test(`the table has at least ${minEdits} edits`, () => assert.ok(answers.length >= minEdits));
    test('at least 99 % of the edits are reported by the expected rule', () =>
      assertShare(answers, ({ isFound }) => isFound));
    test('at least 99 % of the edits are reported at exactly the edited characters', () =>
      assertShare(answers, ({ isExact }) => isExact));
  });
  process.stdout.write(`MEASURED ${name}: ${shareOf(answers)}\n`);
}

function testRows({ name, handwritten, impossible }: Table, kinds: readonly Kind[]): void {
  suite(`the table of mistakes in ${name}`, (test) => {
    test('every kind of mistake has at least one edit, or a reason why it is impossible', () =>
      assert.equal(
        kinds.filter(({ rows }) => rows.length === 0).map(({ mistake }) => mistake),
        mistakes.map(({ mistake }) => mistake).filter((mistake) => impossible[mistake] !== undefined),
      ));
    test('every handwritten edit and every reason belongs to a kind of mistake', () => {
      const known = new Set(mistakes.map(({ mistake }) => mistake));
      assert.equal(
        [...Object.keys(handwritten), ...Object.keys(impossible)].filter((mistake) => !known.has(mistake)),
        [],
      );
    });
    test('no edit appears twice in the table', () => {
      const edits = kinds.flatMap(({ rows }) => rows.map(({ at, to }) => `${at} → ${to}`));
      assert.equal(
        edits.filter((edit, index) => edits.indexOf(edit) !== index),
        [],
      );
    });
  });
}

function assertShare(answers: readonly Answer[], isGood: (answer: Answer) => boolean): void {
  const bad = answers.filter((answer) => !isGood(answer));
  assert.ok(1 - bad.length / answers.length >= MIN_SHARE, bad.map(({ shown }) => shown).join('\n'));
}

function shareOf(answers: readonly Answer[]): string {
  const percent = (isGood: (answer: Answer) => boolean) =>
    `${((100 * answers.filter(isGood).length) / answers.length).toFixed(1)} %`;
  return `${answers.length} edits, ${percent(({ isFound }) => isFound)} reported, ${percent(({ isExact }) => isExact)} at exactly the edited characters`;
}
