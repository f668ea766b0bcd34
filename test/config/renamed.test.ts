/** The finding for a former name of a field states its present name. */
import * as assert from 'uvu/assert';
import { RENAMED, renamedTo } from '../../renderer/config/mistakes/renamed.ts';
import { parse } from '../../renderer/config/parse.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import minimal from '../sites/minimal/site.config.ts';
import { suite } from '../support/suite.ts';

/**
 * The objects of the config whose fields were renamed, with former and present names. The fields of sections are in
 * faults/.
 */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  clinic: { map: 'mapUrl', profiles: 'socialProfiles', visits: 'visitNote' },
  'clinic.legal': { place: 'registeredIn', office: 'registeredOffice' },
  'departments.*.consultation': { where: 'location', whom: 'practitioner' },
  'documents.*': { made: 'generate' },
  'documents.*.generate.pages.*.parts.*.lists.*': { not: 'negative' },
  navigation: { line: 'drawerNote', connect: 'contactHeading', ways: 'bookingLabels' },
  'routes.*': { without: 'hide', needs: 'requires' },
  'aliases.*': { without: 'hide', of: 'page' },
  'pages./.0': { ways: 'bookingButtons' },
};

/** A document with a list, because the minimal site has no field of these kinds. */
const guide = {
  file: 'guide.pdf',
  title: 'A guide',
  generate: {
    department: 'main',
    description: 'A guide.',
    smallPrint: 'Small print.',
    pages: [{ head: 'A page', parts: [{ kind: 'lists', lists: [{ title: 'It can', items: ['Help'] }] }] }],
  },
};

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Adds a field to the first object that matches a pattern, and returns the path of the field. */
function addField(config: unknown, pattern: string, name: string): readonly string[] {
  const path: string[] = [];
  let parent = config;
  for (const key of pattern.split('.')) {
    const next: string = key === '*' && isFields(parent) ? (Object.keys(parent)[0] ?? '') : key;
    path.push(next);
    parent = isFields(parent) ? parent[next] : undefined;
  }
  assert.ok(isFields(parent), `The config has no “${pattern}”.`);
  if (isFields(parent)) parent[name] = 'a value';
  return [...path, name];
}

suite('former names of fields', (test) => {
  for (const [parent, names] of Object.entries(FIELDS))
    for (const [formerName, name] of Object.entries(names))
      test(`the former name “${formerName}” in ${parent} is reported with the present name “${name}”`, () => {
        const config = structuredClone({ ...minimal, documents: { guide } });
        const path = formatPath(addField(config, parent, formerName));
        const finding = parse(config).findings.find((each) => formatPath(each.path ?? []) === path);
        assert.is(finding?.rule, 'config/unknown-key');
        assert.is(finding?.message, `“${formerName}” is now called “${name}”.`);
        assert.is(finding?.help, `Write “${name}” instead.`);
      });

  test('the table of renamed fields contains every former name', () => {
    for (const [formerName, name] of Object.values(FIELDS).flatMap(Object.entries))
      assert.ok(RENAMED.get(formerName)?.includes(name), formerName);
  });

  test('each former name in the table is reported with its present name', () => {
    for (const [formerName, names] of RENAMED)
      for (const name of names) assert.is(renamedTo(formerName, new Set([name])), name);
  });

  test('a present name is not suggested if the object has no such field', () => {
    assert.is(renamedTo('ways', new Set(['bookingLabels'])), 'bookingLabels');
    assert.is(renamedTo('ways', new Set(['title'])), undefined);
  });
});
