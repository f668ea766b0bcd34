/** The clinic's own logo, wherever the departments' colours would be. */
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import type { CheckedSite } from '../../renderer/check/examined.ts';
import { bytesOf } from '../../renderer/core/file.ts';
import { checkedWith } from '../support/checked-with.ts';
import { readDom, select } from '../support/dom.ts';
import { suite } from '../support/suite.ts';

const svg = (inner: string, width = 80): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40">${inner}</svg>`;
const RED = svg('<path fill="#f00" d="M0 0h80v40H0z"/>');

const IMAGES = { 'images.logo': { file: 'logo.svg', alt: 'none' } };

const checked = (
  logo: Readonly<Record<string, unknown>>,
  drawing = RED,
  values: Readonly<Record<string, unknown>> = {},
) => checkedWith({ ...IMAGES, 'design.logo': { image: 'logo', ...logo }, ...values }, { 'images/logo.svg': drawing });

async function siteWith(...args: Parameters<typeof checked>): Promise<CheckedSite> {
  const { site, findings } = await checked(...args);
  assert.equal(findings, []);
  if (!site) throw new Error('The site has findings.');
  return site;
}

const homeOf = async (site: CheckedSite) =>
  readDom((await site.pages.find(({ route }) => route === '/')?.html()) ?? '');

async function fileOf(site: CheckedSite, pattern: RegExp): Promise<Buffer> {
  const file = site.files.find(({ path }) => pattern.test(path));
  if (!file) throw new Error(`No file matches ${pattern}.`);
  return Buffer.from(await bytesOf(file));
}

async function colourAt(image: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(image).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return pixel.toString('hex');
}

suite('the logo of a clinic', (test) => {
  const beside = siteWith({});

  test('is beside the name in the header, and above the tagline in the footer', async () => {
    const dom = await homeOf(await beside);
    for (const part of ['header .brand img', 'footer .tag img']) {
      const [image] = select(dom, part);
      assert.match(image?.attribs.src ?? '', /^\/assets\/logo\.[\da-f]{10}\.svg$/);
      assert.equal([image?.attribs.alt, image?.attribs.width, image?.attribs.height], ['', '64', '32']);
    }
    assert.is(select(dom, 'header .brand span').length, 1);
    assert.is(select(dom, 'header .brand svg').length, 0);
  });

  test('is a file without metadata', async () => {
    const site = await siteWith({}, RED.replace('<path', '<metadata>Ours</metadata><path'));
    const drawing = (await fileOf(site, /^assets\/logo/)).toString();
    assert.match(drawing, /^<svg /);
    assert.not.match(drawing, 'Ours');
  });

  test('has the name as its description if it contains the name, which is then not repeated', async () => {
    const dom = await homeOf(await siteWith({ containsName: true }));
    assert.equal(
      ['header .brand img', 'footer .tag img'].map((part) => select(dom, part)[0]?.attribs.alt),
      ['Small Practice', 'Small Practice'],
    );
    assert.is(select(dom, 'header .brand span').length, 0);
  });

  test('is on social cards', async () => {
    const card = await fileOf(await beside, /^assets\/card\.\w+\.png$/);
    assert.is(await colourAt(card, 60, 60), 'ff0000ff');
  });

  test('becomes the icons if the config names none: it is not cropped, and phones show it on the page’s colour', async () => {
    const site = await siteWith({}, RED, { icon: undefined });
    assert.match((await fileOf(site, /^favicon\.svg$/)).toString(), 'data:image/svg+xml;base64,');
    const touch = await fileOf(site, /^apple-touch-icon\.png$/);
    assert.equal([await colourAt(touch, 90, 5), await colourAt(touch, 90, 90)], ['f2f4f0ff', 'ff0000ff']);
    const icon = await fileOf(site, /^icon-192\.png$/);
    assert.match(await colourAt(icon, 90, 5), /00$/);
  });

  test('is in the first view of a link-in-bio page, on a background of the page’s colour', async () => {
    const consult = { label: 'Book', note: 'By phone', to: '/go/visit' };
    const site = await siteWith({}, RED, {
      'pages./.0': { kind: 'landing', title: 'Links', place: 'Leeds', image: 'dot', consult },
    });
    const dom = await homeOf(site);
    assert.is(select(dom, 'section .brand .tile img').length, 1);
    assert.is(select(dom, 'section .brand i').length, 0);
  });

  test('leaves the icons to the image that “icon” names', async () => {
    assert.not.match((await fileOf(await beside, /^favicon\.svg$/)).toString(), '#f00');
  });

  test('is embedded in documents', async () => {
    const closing = { kind: 'closing', title: 'Come', copy: 'Soon.', actions: [{ label: 'Book', to: '/go/visit' }] };
    const generate = {
      department: 'main',
      description: 'A guide.',
      pages: [{ head: 'Leeds', parts: [closing] }],
      smallPrint: 'Prices may change.',
    };
    const { site } = await checked({}, RED, { 'documents.guide': { file: 'guide.pdf', title: 'Guide', generate } });
    const dom = readDom((await site?.generatedDocuments[0]?.html()) ?? '');
    assert.match(select(dom, 'header .brand img')[0]?.attribs.src ?? '', /^data:image\/svg\+xml;base64,/);
  });
});

suite('an unusable logo', (test) => {
  const problems = async (...args: Parameters<typeof checked>) =>
    (await checked(...args)).findings.map(({ rule, path = [], message, help }) => [
      rule,
      path.join('.'),
      message,
      help,
    ]);

  test('a drawing with text is reported, because its font differs from system to system', async () =>
    assert.equal(await problems({}, svg('<text x="5" y="20">Practice</text>')), [
      [
        'image/logo',
        'design.logo.image',
        'content/images/logo.svg contains text, an animation, a media query, a hover effect or a photograph, so it could look different in other browsers or in print.',
        'Convert text to outlines, remove the other parts, and export the logo again as plain shapes.',
      ],
    ]));

  test('a photograph is reported', async () => {
    const photograph = await sharp(Buffer.from(RED)).png().toBuffer();
    const { findings } = await checkedWith(
      { 'images.logo': { file: 'logo.png', alt: 'none' }, 'design.logo': { image: 'logo' } },
      { 'images/logo.png': photograph },
    );
    assert.equal(
      findings.map(({ rule, message, help }) => [rule, message, help]),
      [
        [
          'image/logo',
          'content/images/logo.png is not an SVG drawing.',
          'Export the logo as SVG: it appears at many sizes and on paper.',
        ],
      ],
    );
  });

  test('a script in the drawing is reported as in every other drawing', async () =>
    assert.equal(
      (await problems({}, svg('<script>go()</script>'))).map(([rule, path]) => [rule, path]),
      [['image/unsafe', 'images.logo.file']],
    ));

  test('a site with neither an icon nor a logo is reported', async () => {
    const { findings } = await checkedWith({ icon: undefined });
    assert.equal(
      findings.map(({ rule, path, message, help }) => [rule, path, message, help]),
      [['config/missing', ['icon'], '“icon” is missing.', 'Name an image in “icon”, or a logo in “design”.']],
    );
  });
});
