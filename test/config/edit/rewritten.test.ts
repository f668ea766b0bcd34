/** The shipped config, written in eight ways: single values are changed and changed back. */
import * as assert from 'uvu/assert';
import type { Draft } from '../../../renderer/config/edit/draft.ts';
import {
  applyEdits,
  draft,
  type EditableConfig,
  inverseEdits,
  isRefusal,
  outline,
  type TextEdit,
} from '../../../renderer/config/edit/index.ts';
import { prove } from '../../../renderer/config/edit/prove.ts';
import { rawPlaceOf } from '../../../renderer/config/edit/raw.ts';
import { type ConfigPath, formatPath } from '../../../renderer/core/finding.ts';
import { opened, reopened } from '../../support/editing.ts';
import { randomFrom } from '../../support/random/random.ts';
import { REWRITES, rewritten } from '../../support/rewritten.ts';
import { SHIPPED } from '../../support/sites.ts';
import { suite } from '../../support/suite.ts';

const shipped = await opened(SHIPPED);

/** Single values that literals state, in random order. */
async function ownValues(editable: EditableConfig, count: number, seed: number) {
  const entries = outline(shipped).filter(
    ({ path, value }) => ['string', 'number', 'boolean'].includes(typeof value) && path.at(-1) !== 'kind',
  );
  const own: { path: ConfigPath; value: unknown }[] = [];
  for (const entry of randomFrom(seed).some(entries, entries.length)) {
    if (own.length === count) break;
    const drafted = await draft(editable, { kind: 'set', path: entry.path, value: other(entry.value) });
    if (!isRefusal(drafted) && !own.some(({ path }) => formatPath(path) === formatPath(entry.path))) own.push(entry);
  }
  return own;
}

/** Another value of the same type, with characters that some quotation marks must escape. */
const other = (value: unknown): unknown =>
  typeof value === 'string'
    ? `${value} ’it's “"x"” \`${'$'}{y}\` \\n ü🌿`
    : typeof value === 'number'
      ? value + 1.5
      : !value;

/** Drafts that do not touch the same characters: a value that several paths share is taken once. */
async function drafts(editable: EditableConfig, values: readonly { path: ConfigPath; value: unknown }[]) {
  const taken: TextEdit[] = [];
  const kept: { draft: Draft; path: ConfigPath; value: unknown }[] = [];
  for (const { path, value } of values) {
    const drafted = await draft(editable, { kind: 'set', path, value });
    assert.not(isRefusal(drafted));
    if (isRefusal(drafted)) continue;
    const isFree = drafted.edits.every((edit) =>
      taken.every((one) => one.file !== edit.file || edit.end <= one.start || one.end <= edit.start),
    );
    if (isFree) kept.push({ draft: drafted, path, value });
    taken.push(...drafted.edits);
  }
  return kept;
}

const COUNT = 100;

suite('single values of the shipped config', (test) => {
  for (const [title, rewrite] of Object.entries(REWRITES))
    test(`${title}: values change and nothing else, and changing them back restores the bytes`, async () => {
      const editable = await reopened(shipped, rewritten(shipped.texts, rewrite));
      assert.equal(valuesOf(editable), valuesOf(shipped));
      const chosen = await ownValues(editable, COUNT, 7);
      assert.is(chosen.length, COUNT);
      const changes = await drafts(
        editable,
        chosen.map(({ path, value }) => ({ path, value: other(value) })),
      );
      const edits = changes.flatMap((each) => each.draft.edits);
      const changed = await reopened(editable, applyEdits(editable.texts, edits));
      for (const { path, value } of changes) assert.equal(plain(changed, path), value, formatPath(path));
      assert.equal(applyEdits(changed.texts, inverseEdits(editable.texts, edits)), editable.texts);

      // A replaced stand-in is not restored, so only the other values return to their original form.
      const undone = changes.filter(({ draft: { edits: own } }) => own.length === 1);
      const was = await drafts(
        changed,
        undone.map(({ path }) => ({ path, value: plain(editable, path) })),
      );
      const back = applyEdits(
        changed.texts,
        was.flatMap((each) => each.draft.edits),
      );
      const supplied = changes
        .filter(({ draft: { edits: own } }) => own.length > 1)
        .flatMap((each) => each.draft.edits);
      const expected = applyEdits(editable.texts, supplied);
      for (const [file, text] of expected) assert.is(back.get(file), text, file);
      assert.ok(was.length > COUNT / 2);
    });

  test('an edit of a text is between its quotation marks', async () => {
    for (const { path, value } of await ownValues(shipped, COUNT, 11)) {
      if (typeof value !== 'string') continue;
      const drafted = await draft(shipped, { kind: 'set', path, value: 'Another text' });
      if (isRefusal(drafted)) continue;
      const [edit] = drafted.edits;
      const text = shipped.texts.get(edit?.file ?? '') ?? '';
      assert.match(text[(edit?.start ?? 0) - 1] ?? '', /['"`]/, formatPath(path));
      assert.is(text[edit?.end ?? 0], text[(edit?.start ?? 0) - 1], formatPath(path));
    }
  });

  test('every change of a sample is proven, or refused with a reason', async () => {
    for (const { path, value } of await ownValues(shipped, 12, 3)) {
      const drafted = await draft(shipped, { kind: 'set', path, value: other(value) });
      if (isRefusal(drafted)) continue;
      const proven = await prove(shipped, drafted);
      if (isRefusal(proven)) assert.match(proven.message, /used for several values|computed by/);
      else assert.equal(plain(proven.next, path), other(value));
    }
  });
});

const plain = ({ config, day }: EditableConfig, path: ConfigPath): unknown =>
  rawPlaceOf(config.value, path, day)?.value;

const valuesOf = (editable: EditableConfig): unknown => JSON.stringify(editable.config.value);
