import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { fieldNotes, reference } from '../reference/index.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const text = reference();

suite('docs/reference.md', (test) => {
  test('is what `npm run reference` generates from the types of the config language', () => {
    assert.is(readFileSync(join(ROOT, 'docs/reference.md'), 'utf8'), text, 'Run `npm run reference`.');
  });

  test('agrees with the notes on required fields that messages show', () => {
    const notes = readFileSync(join(ROOT, 'renderer/config/field-notes.json'), 'utf8');
    assert.is(notes, fieldNotes(), 'Run `npm run reference`.');
  });

  test('has a description and an example for every field', () => {
    const rows = text.split('\n').filter((line) => /^\| `/.test(line));
    assert.ok(rows.length > 250, `${rows.length} fields were found`);
    const cells = rows.map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
    for (const [, field, form, absent, example, meaning] of cells)
      assert.ok([form, absent, example, meaning].every(Boolean), `${field} is not complete.`);
  });

  test('the example of a field is a value of that field, and not of another with the same name', () => {
    const exampleIn = (title: string, field: string) =>
      new RegExp(`^### ${title}\\n(?:(?!^### ).*\\n)*?\\| \`${field}\` \\|[^|]*\\|[^|]*\\| \`(.*?)\` \\|`, 'm').exec(
        text,
      )?.[1];
    assert.is(exampleIn('PersonInput', 'focus'), "'Knees, hips and running'");
    assert.is(exampleIn('PersonInput', 'name'), "'Ruth Ketteridge'");
    assert.is(exampleIn('JournalInput', 'origin'), "'https://www.clinic.example'");
    assert.is(exampleIn('PostInput', 'title'), "'…'");
    assert.is(exampleIn('policy', 'file'), "'privacy.md'");
    assert.is(exampleIn('policy', 'anchor'), "'signature-offers'");
  });

  test('every link points to a heading of the file', () => {
    const headings = new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase()));
    for (const [, target = ''] of text.matchAll(/\]\(#(\w+)\)/g)) assert.ok(headings.has(target), `#${target}`);
  });
});
