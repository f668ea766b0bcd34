/** The corners of a clinic's own design. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as assert from 'uvu/assert';
import { SocialCard } from '../../components/social/SocialCard.tsx';
import { warm } from '../../components/theme.ts';
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

  test('round corners clip the links below a download, and their focus is visible inside', async () => {
    const html = await homeWith('round');
    assert.match(html, /\.words>\.next[^{]*\{border-radius:var\(--corner\)\}/);
    assert.match(html, '.words>.next{overflow:hidden}');
    assert.match(html, '.words>.next a:focus-visible{outline-offset:-4px}');
  });

  test('round corners separate the buttons of a row', async () =>
    assert.match(await homeWith('round'), ':is(.buttons,.next)>div:has(>.btn+.btn){gap:.5rem}'));

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

  test('the light background of a logo on a dark social card is rounded too', () => {
    const props = { palette: warm, logo: [], mark: { width: 48, height: 48 }, foot: [], fields: ['#000000'] };
    const card = createElement(SocialCard, { ...props, corner: 18, title: { lines: [], size: 60 }, image: 'dark' });
    assert.match(renderToStaticMarkup(card), `width="72" height="72" rx="18" fill="${warm.page}"`);
  });

  test('a card with a logo has another name with other corners', async () => {
    const cards = async (corners: string) => {
      const { site } = await checkedWith({ 'design.corners': corners, 'design.logo': { image: 'dot' } });
      return site?.files.map(({ path }) => path).filter((path) => path.startsWith('assets/card')) ?? [];
    };
    const [soft, round] = [await cards('soft'), await cards('round')];
    assert.is(soft.length, round.length);
    assert.equal(
      soft.filter((path) => round.includes(path)),
      [],
    );
    assert.ok(soft.length > 0);
  });

  test('another value is reported', async () => {
    const { findings } = await checkedWith({ 'design.corners': 'rounded' });
    assert.equal(
      findings.map(({ rule, path = [], message, help }) => [rule, path.join('.'), message, help]),
      [['config/type', 'design.corners', '“rounded” is not one of: square, soft, round.', 'Did you mean “round”?']],
    );
  });
});
