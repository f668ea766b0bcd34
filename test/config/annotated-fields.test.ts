/** Every text of the owner's interface can be marked, and can change on a day: the check accepts the calls anywhere. */
import { join } from 'node:path';
import { Project, type Type, ts } from 'ts-morph';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const project = new Project({ tsConfigFilePath: join(ROOT, 'tsconfig.json'), skipAddingFilesFromTsConfig: true });
const files = project.addSourceFilesAtPaths(
  ['schema/*.ts', 'sections/*.ts', 'refs.ts', 'define-site.ts'].map((glob) => join(ROOT, 'renderer/config', glob)),
);

/** Interfaces of the schema that no owner writes. */
const INTERNAL = ['DeclaredNames', 'IssueDetail', 'Period', 'ReducedPrice', 'Section'];

const partsOf = (type: Type): readonly Type[] => (type.isUnion() ? type.getUnionTypes() : [type]);
const isText = (type: Type): boolean => type.isString() || type.isTemplateLiteral();
const isAnnotation = (type: Type): boolean => type.getProperty('$standIn') !== undefined;

/** Returns whether a value, or an item of a list of values, is text that no call can wrap. */
function isBareText(type: Type): boolean {
  const parts = partsOf(type);
  const items = parts.flatMap((part) => part.getArrayElementType() ?? part.getStringIndexType() ?? []);
  return (parts.some(isText) && !parts.some(isAnnotation)) || items.some(isBareText);
}

const bare = files
  .flatMap((file) => file.getInterfaces())
  .filter((one) => !INTERNAL.includes(one.getName()))
  .flatMap((one) =>
    one
      .getDescendantsOfKind(ts.SyntaxKind.PropertySignature)
      .filter((field) => isBareText(field.getType()))
      .map((field) => `${one.getName()}.${field.getName()}`),
  );
/** Text that no call can wrap. */
const BARE = {
  'a colour, which the contrast of all pages depends on': [
    'PaletteInput.accent',
    'PaletteInput.deep',
    'PaletteInput.field',
    'PaletteInput.fieldLight',
    'PaletteInput.page',
    'PaletteInput.pale',
    'PaletteInput.plate',
    'PaletteInput.stone',
  ],
  'no part of a config': ['ProvenFigures.evidence', 'ProvenFigures.figures'],
} as const;

suite('the text fields of the config', (test) => {
  test('accept standIn(), accept(), dated() and during(), except for colours', () =>
    assert.equal([...new Set(bare)].sort(), Object.values(BARE).flat().sort()));

  test('compile with a title of a route and a label of a button that are marked', () => {
    const file = project.createSourceFile(
      join(ROOT, 'test/config/marked-fields.ts'),
      `import { accept, button, hero, standIn } from '../../renderer/config/index.ts';
import type { RouteInput } from '../../renderer/config/schema/route.ts';
import type { Refs } from '../../renderer/config/refs.ts';
const until = { reason: 'The owner decides after the opening.', until: '2027-01-31', covers: 'Best' } as const;
export const route: RouteInput<Refs> = {
  title: accept('Best massage', 'claim/pom-name', until),
  description: standIn('A page.', 'the final description'),
  name: standIn('Massage', 'the final name'),
};
export const section = hero({ title: standIn('Massage', 'the title'), lead: accept('Best.', 'claim/pom-name', until) });
export const link = button(standIn('Book', 'the label'), '/go/visit');
export const wrong: RouteInput<Refs> = { ...route, title: standIn(5, 'a number') };
`,
    );
    const problems = file.getPreEmitDiagnostics().map((one) => [one.getLineNumber(), one.getCode()]);
    assert.equal(problems, [[12, 2322]]);
  });
});
