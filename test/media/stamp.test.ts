import * as assert from 'uvu/assert';
import { type DocumentRecord, recordOf } from '../../renderer/media/documents/record.ts';
import { stamped } from '../../renderer/media/documents/stamp.ts';
import { readPage } from '../support/read-html.ts';
import { suite } from '../support/suite.ts';

/** A PDF as a browser prints it, with the time of printing: objects, their table, the trailer. */
function printed(time: string): Uint8Array {
  const objects = [
    `<</Creator (Browser)\n/CreationDate (D:${time})>>`,
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R>>',
    '<</Type /Catalog\n/Pages 2 0 R\n/Lang (en-GB)>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${`${at}`.padStart(10, '0')} 00000 n `;
  });
  const table = ['0000000000 65535 f ', ...offsets].join('\n');
  return Buffer.from(
    `${text}xref\n0 5\n${table}\ntrailer\n<</Size 5\n/Root 4 0 R\n/Info 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

const label = { title: 'A guide', description: 'What we do.', author: 'Practice', language: 'en-GB' };
const record: DocumentRecord = {
  facts: { 'catalogue.massage.price': '£60 per session', 'clinic.name': '</clinic-site:record>(“<&>”) \\' },
  origin: 'https://practice.example',
  links: ['/go/visit?a=1&b=2'],
  content: '0123',
  printed: '4567',
};

const asText = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');

/** Where each object begins, by the table. */
function placesOf(text: string): readonly (readonly [number: number, at: number])[] {
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  assert.is(text.slice(start, start + 4), 'xref');
  return [...text.slice(start).matchAll(/^(\d{10}) \d{5} ([fn]) $/gm)].flatMap(([, at, kind], number) =>
    kind === 'n' ? [[number, Number(at)] as const] : [],
  );
}

suite('a printed PDF that is kept', (test) => {
  test('has the same bytes whenever it was printed', () =>
    assert.equal(stamped(printed('20261121100000'), label, record), stamped(printed('20270101000000'), label, record)));

  test('says neither when nor with what', () =>
    assert.not.match(asText(stamped(printed('20261121100000'), label, record)), /CreationDate|Browser/));

  test('says what it is, to readers of either kind', () => {
    const text = asText(stamped(printed('20261121100000'), label, record));
    assert.match(text, '/Title <FEFF0041002000670075006900640065>');
    assert.match(text, '<dc:description><rdf:Alt><rdf:li xml:lang="x-default">What we do.</rdf:li></rdf:Alt>');
    assert.match(text, /\/Type \/Catalog\n\/Pages 2 0 R\n\/Lang \(en-GB\)\n\/Metadata 5 0 R>>/);
  });

  test('has its objects where its table says', () => {
    const text = asText(stamped(printed('20261121100000'), label, record));
    const places = placesOf(text);
    assert.equal(
      places.map(([number]) => number),
      [2, 3, 5, 6, 7],
    );
    for (const [number, at] of places) assert.ok(text.slice(at).startsWith(`${number} 0 obj\n`), `object ${number}`);
    const [, length, stream = ''] = /\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
    assert.is(stream.length, Number(length));
    assert.match(text, /trailer\n<<\/Size 8\n\/Root 6 0 R\n\/Info 7 0 R\n\/ID \[<[0-9a-f]+> <[0-9a-f]+>\]>>/);
  });

  test('gives back what it was made from, whatever the texts hold', () =>
    assert.equal(recordOf(stamped(printed('20261121100000'), label, record)), record));

  test('no text of the config can break its metadata', () => {
    const hostile = '</rdf:li><evil/>&"\u2028(\\)endstream';
    const pdf = stamped(printed('20261121100000'), { ...label, title: hostile, author: hostile }, record);
    const [packet = ''] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(Buffer.from(pdf).toString('utf8')) ?? [];
    const { elements } = readPage(packet, { xml: true });
    assert.is(elements.get('evil'), undefined);
    assert.is(elements.get('rdf:li'), 4);
  });

  test('a PDF of another form is refused', () => {
    for (const text of ['', 'Drink water.', '%PDF-1.7\n1 0 obj\n<</Type /XRef>>\nendobj\nstartxref\n9\n%%EOF\n'])
      assert.throws(
        () => stamped(Buffer.from(text), label, record),
        /^The browser printed a PDF of a form that this tool does not know\.$/,
      );
  });

  test('a PDF that others made holds no record', () => {
    assert.is(recordOf(printed('20261121100000')), undefined);
    for (const damaged of ['{', '[]', 'null', '{"facts":{}}'])
      assert.is(recordOf(Buffer.from(`<clinic-site:record>${damaged}</clinic-site:record>`)), undefined);
  });
});
