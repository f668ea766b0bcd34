/** Checks that the compiler compares the owner's interfaces with their schemas at every depth. */
import { join } from 'node:path';
import { Project, ts } from 'ts-morph';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const NAME = 'name: z.string()';
const NOTE = 'note: z.string().optional()';
const STATE = "state: z.enum(['open', 'closed'])";
const HOURS = 'hours: z.number()';

/**
 * The fields of a day and of a named day in a schema, and the difference from the interface that the compiler reports.
 */
const CASES = {
  'a schema of exactly the values': [[NAME, NOTE, STATE], HOURS],
  'a nested field that only the interface has': [[NAME, STATE], HOURS, '.days[].note is in one of them only'],
  'a nested field that only the schema has': [
    [NAME, NOTE, STATE, 'x: z.string()'],
    HOURS,
    '.days[].x is in one of them only',
  ],
  'an optional field that the schema requires': [
    [NAME, 'note: z.string()', STATE],
    HOURS,
    '.days[].note is optional in one of them only',
  ],
  'a required field that is optional in the schema': [
    ['name: z.string().optional()', NOTE, STATE],
    HOURS,
    '.days[].name is optional in one of them only',
  ],
  'a narrower enum': [[NAME, NOTE, "state: z.enum(['open'])"], HOURS, '.days[].state has other values'],
  'a wider enum': [[NAME, NOTE, "state: z.enum(['open', 'closed', 'ill'])"], HOURS, '.days[].state has other values'],
  'a list instead of a string': [['name: z.array(z.string())', NOTE, STATE], HOURS, '.days[].name has another form'],
  'a difference below a name': [[NAME, NOTE, STATE], 'hours: z.string()', '.byName.*.hours has other values'],
} as const;

/** Each case is on its own line. The first line is the interface. */
const source = [
  `import { z } from 'zod'; import { shape } from '../../renderer/config/schema/base.ts'; interface Timetable {
    readonly days: readonly { readonly name: string; readonly note?: string; readonly state: 'open' | 'closed' }[];
    readonly byName: { readonly [name: string]: { readonly hours: number } }; }`.replaceAll('\n', ' '),
  ...Object.values(CASES).map(
    ([day, named], index) =>
      `export const schema${index} = shape<Timetable>()({ days: z.array(z.strictObject({ ${day.join()} })), byName: z.record(z.string(), z.strictObject({ ${named} })) });`,
  ),
].join('\n');

const project = new Project({ tsConfigFilePath: join(ROOT, 'tsconfig.json'), skipAddingFilesFromTsConfig: true });
const messages = project
  .createSourceFile(join(ROOT, 'test/config/schemas-of-a-timetable.ts'), source)
  .getPreEmitDiagnostics()
  .map((diagnostic) => ({
    line: diagnostic.getLineNumber(),
    text: ts.flattenDiagnosticMessageText(diagnostic.compilerObject.messageText, ' '),
  }));

suite('the comparison of an interface and its schema', (test) => {
  for (const [index, [title, [, , difference]]] of Object.entries(CASES).entries()) {
    const texts = messages.filter(({ line }) => line === index + 2).map(({ text }) => text);
    if (difference === undefined) test(`${title} compiles`, () => assert.equal(texts, []));
    else
      test(`a schema with ${title} does not compile, and the error states its path`, () => {
        assert.is(texts.length, 1);
        assert.ok(texts[0]?.includes(difference), texts[0]);
      });
  }
});
