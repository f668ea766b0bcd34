/** The table of schema.org’s vocabulary, and the script that writes it. */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import table from '../../renderer/html/schema-org/vocabulary.json' with { type: 'json' };
import { isA, vocabulary } from '../../renderer/html/schema-org/vocabulary.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const { types, properties, members } = vocabulary();

suite('the vocabulary of schema.org 30.0', (test) => {
  test('has every type, property and member of an enumeration', () => {
    assert.is(table.version, '30.0');
    assert.equal([types.size, properties.size, members.size], [953, 1521, 540]);
  });

  test('states its source and its licence', () => {
    assert.match(table.source, 'https://schema.org/docs/developers.html');
    assert.match(table.licence, 'Attribution-ShareAlike 3.0');
  });

  test('knows which types are above another', () => {
    assert.equal(types.get('Dentist')?.above, ['MedicalBusiness', 'MedicalOrganization', 'LocalBusiness']);
    for (const above of ['Dentist', 'LocalBusiness', 'Organization', 'Place', 'Thing'])
      assert.ok(isA('Dentist', above, vocabulary()), above);
    assert.not.ok(isA('Dentist', 'Person', vocabulary()));
  });

  test('knows that a specialty is a type of business and a member of an enumeration', () => {
    assert.ok(isA('Physiotherapy', 'LocalBusiness', vocabulary()));
    assert.equal(members.get('Physiotherapy'), ['MedicalSpecialty']);
  });

  test('knows the types that have a property, and the types of its values', () => {
    assert.equal(properties.get('priceRange')?.domains, ['LocalBusiness']);
    assert.equal(properties.get('priceRange')?.ranges, ['Text']);
    assert.equal([...(properties.get('geo')?.ranges ?? [])].sort(), ['GeoCoordinates', 'GeoShape']);
    assert.equal(members.get('Monday'), ['DayOfWeek']);
  });

  test('knows what is retired, and what replaced it', () => {
    assert.is(properties.get('serviceAudience')?.replacedBy, 'audience');
    assert.is(types.get('ProfessionalService')?.replacedBy, '-');
    assert.is(types.get('Dentist')?.replacedBy, undefined);
  });
});

const SMALL = {
  '@graph': [
    { '@id': 'schema:Thing', '@type': 'rdfs:Class' },
    { '@id': 'schema:Text', '@type': ['schema:DataType', 'rdfs:Class'] },
    { '@id': 'schema:Clinic', '@type': 'rdfs:Class', 'rdfs:subClassOf': { '@id': 'schema:Thing' } },
    {
      '@id': 'schema:Surgery',
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': [{ '@id': 'schema:Thing' }],
      'schema:supersededBy': { '@id': 'schema:Clinic' },
    },
    {
      '@id': 'schema:Leech',
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': [{ '@id': 'schema:Thing' }, { '@id': 'unece:Clinic' }],
      'schema:isPartOf': { '@id': 'https://attic.schema.org' },
    },
    {
      '@id': 'schema:name',
      '@type': 'rdf:Property',
      'schema:domainIncludes': { '@id': 'schema:Thing' },
      'schema:rangeIncludes': [{ '@id': 'schema:Text' }],
    },
    { '@id': 'schema:Open', '@type': 'schema:Clinic' },
    { '@id': 'unece:Clinic', '@type': 'rdfs:Class' },
  ],
};

suite('test/schema-org/write.mjs', (test) => {
  const written = (bytes: Uint8Array | string) =>
    inFolder(async (folder) => {
      const [source, target] = [join(folder, 'vocabulary'), join(folder, 'table.json')];
      await writeFile(source, bytes);
      const script = join(ROOT, 'test/schema-org/write.mjs');
      const { status, stderr } = spawnSync(process.execPath, [script, source, '31.0', target], { encoding: 'utf8' });
      assert.is(status, 0, stderr);
      return JSON.parse(await readFile(target, 'utf8'));
    });

  test('writes one line per term, with what replaced it, and ignores other vocabularies', async () => {
    const { types: lines, ...rest } = await written(JSON.stringify(SMALL));
    assert.equal(lines.split('\n'), ['Clinic 4', 'Leech 4 -', 'Surgery 4 Clinic', 'Text .', 'Thing .']);
    assert.is(rest.properties, 'name 4 3');
    assert.equal(rest.members.split('\n'), ['Open 0']);
    assert.is(rest.version, '31.0');
  });

  test('reads a compressed file', async () =>
    assert.equal(await written(gzipSync(JSON.stringify(SMALL))), await written(JSON.stringify(SMALL))));

  test('exits with 2 and its usage without a file', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'test/schema-org/write.mjs')], {
      encoding: 'utf8',
    });
    assert.is(status, 2);
    assert.is(stderr, 'Usage: node test/schema-org/write.mjs FILE VERSION [TARGET]\n');
  });
});
