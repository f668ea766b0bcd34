/** The corners of a clinic's own design. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

async function homeWith(corners: string | undefined): Promise<string> {
  const { site, findings } = await checkedWith({ 'design.corners': corners });
  assert.equal(findings, []);
  return (await site?.pages.find(({ route }) => route === '/')?.html()) ?? '';
}

suite('the corners of a clinic', (test) => {
  for (const [corners, radius] of [
    ['soft', '6px'],
    ['round', '18px'],
  ] as const)
    test(`${corners} corners have a radius of ${radius} on buttons and popovers, but not in bars at the edge of the window`, async () => {
      const html = await homeWith(corners);
      assert.match(html, `html{--corner:${radius}}`);
      assert.match(html, /\.btn,[^{]*\.tip,[^{]*\{border-radius:var\(--corner\)\}/);
      assert.match(html, '#booking-bar .btn,#cookie-choice .btn{border-radius:0}');
    });

  test('square corners add nothing to the pages of the theme', async () => {
    const theme = (await checkedWith({})).site;
    const page = await theme?.pages.find(({ route }) => route === '/')?.html();
    assert.is(await homeWith('square'), page);
    assert.not.match(page ?? '', 'border-radius');
  });

  test('the buttons of a document are rounded in millimetres', async () => {
    const closing = { kind: 'closing', title: 'Come', copy: 'Soon.', actions: [{ label: 'Book', to: '/go/visit' }] };
    const generate = {
      department: 'main',
      description: 'A guide.',
      pages: [{ head: 'Leeds', parts: [closing] }],
      smallPrint: 'Prices may change.',
    };
    const { site } = await checkedWith({
      'design.corners': 'soft',
      'documents.guide': { file: 'guide.pdf', title: 'Guide', generate },
    });
    assert.match((await site?.generatedDocuments[0]?.html()) ?? '', '.sheet .closing ul a{border-radius:1.5mm}');
  });

  test('another value is reported', async () => {
    const { findings } = await checkedWith({ 'design.corners': 'rounded' });
    assert.equal(
      findings.map(({ rule, path = [], message, help }) => [rule, path.join('.'), message, help]),
      [['config/type', 'design.corners', '“rounded” is not one of: square, soft, round.', undefined]],
    );
  });
});
