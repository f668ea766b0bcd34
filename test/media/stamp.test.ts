import * as assert from 'uvu/assert';
import { readPdf } from '../../renderer/inputs/pdf/read.ts';
import { type DocumentRecord, recordOf } from '../../renderer/media/documents/record.ts';
import { stampPdf } from '../../renderer/media/documents/stamp.ts';
import { readPage } from '../support/read-html.ts';
import { suite } from '../support/suite.ts';

/**
 * A PDF as a browser prints it, with the time of printing and the browser's names of two elements: objects,
 * cross-reference table and trailer.
 */
function printed(time: string, [first, second] = ['node00000028', 'node00000035']): Uint8Array {
  const objects = [
    `<</Creator (Browser)\n/CreationDate (D:${time})>>`,
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R>>',
    '<</Type /Catalog\n/Pages 2 0 R\n/Lang (en-GB)\n/StructTreeRoot 5 0 R>>',
    `<</Type /StructTreeRoot /IDTree <</Names [(${first}) 6 0 R (${second}) 7 0 R]>>>>`,
    `<</Type /StructElem /S /TH /ID (${first}) /Alt (node00000001 is text)>>`,
    `<</Type /StructElem /S /TD /ID (${second}) /A <</O /Table /Headers [(${first})]>>>>`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${`${at}`.padStart(10, '0')} 00000 n `;
  });
  const table = ['0000000000 65535 f ', ...offsets].join('\n');
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n${table}\ntrailer\n<</Size ${objects.length + 1}\n/Root 4 0 R\n/Info 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
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

const stampedAt = (time: string) => stampPdf(printed(time), label, record);
const asText = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');

suite('a stamped PDF', (test) => {
  test('has the same bytes whenever it was printed', async () =>
    assert.equal(await stampedAt('20261121100000'), await stampedAt('20270101000000')));

  test('has the same bytes whatever the browser calls the elements', async () => {
    const stamped = await stampPdf(printed('20261121100000', ['node00000029', 'node00000036']), label, record);
    assert.equal(stamped, await stampedAt('20261121100000'));
    const text = asText(stamped);
    assert.match(text, '/Names [ (node00000001) 6 0 R (node00000002) 7 0 R ]');
    assert.match(text, '/Headers [ (node00000001) ]');
    assert.match(text, '/Alt (node00000001 is text)');
  });

  test('names neither the time of printing nor the browser', async () =>
    assert.not.match(asText(await stampedAt('20261121100000')), /CreationDate|ModDate|Producer|Browser/));

  test('states its title and description in the document information and in XMP', async () => {
    const text = asText(await stampedAt('20261121100000'));
    assert.match(text, '/Title <FEFF0041002000670075006900640065>');
    assert.match(text, '<dc:description><rdf:Alt><rdf:li xml:lang="x-default">What we do.</rdf:li></rdf:Alt>');
    assert.match(text, /\/Type \/Catalog\n\/Pages 2 0 R\n\/Lang \(en-GB\)\n\/StructTreeRoot 5 0 R\n\/Metadata \d+ 0 R/);
    assert.match(text, /\/ID \[ <([0-9a-f]+)> <\1> \]/);
  });

  test('can be read by another PDF library', async () => {
    const { pages, title, language } = (await readPdf(await stampedAt('20261121100000'))) ?? {};
    assert.equal({ pages, title, language }, { pages: 1, title: 'A guide', language: 'en-GB' });
  });

  test('returns the record of its sources, whatever characters the texts contain', async () =>
    assert.equal(recordOf(await stampedAt('20261121100000')), record));

  test('has valid metadata whatever characters the config contains', async () => {
    const hostile = '</rdf:li><evil/>&"\u2028(\\)endstream';
    const pdf = await stampPdf(printed('20261121100000'), { ...label, title: hostile, author: hostile }, record);
    const [packet = ''] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(Buffer.from(pdf).toString('utf8')) ?? [];
    const { elements } = readPage(packet, { xml: true });
    assert.is(elements.get('evil'), undefined);
    assert.is(elements.get('rdf:li'), 4);
    assert.is((await readPdf(pdf))?.title, hostile);
  });

  test('a file that is not a readable PDF throws an error', async () => {
    for (const text of ['', 'Drink water.', '%PDF-1.7\n1 0 obj\n<</Type /XRef>>\nendobj\nstartxref\n9\n%%EOF\n']) {
      const failed = await stampPdf(Buffer.from(text), label, record).catch((error: unknown) => error);
      assert.instance(failed, Error, text);
      assert.match(String(failed), 'The browser printed a PDF that cannot be read.');
    }
  });

  test('a PDF from another source contains no record', () => {
    assert.is(recordOf(printed('20261121100000')), undefined);
    for (const damaged of ['{', '[]', 'null', '{"facts":{}}'])
      assert.is(recordOf(Buffer.from(`<clinic-site:record>${damaged}</clinic-site:record>`)), undefined);
  });
});
