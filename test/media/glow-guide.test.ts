/** Issue 5, “Documents”: the committed Glow Guide is a designed and tagged PDF of two A4 pages. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { recordOf } from '../../renderer/media/documents/record.ts';
import { A4, pageSizes, readPdf, unspaced } from '../support/read-pdf.ts';
import { shippedSite } from '../support/shipped-site.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const bytes = await readFile(join(ROOT, 'content/documents/glow-guide.pdf'));
const guide = await readPdf(bytes);
const { source: text, document, pages } = guide;
const { checked, site } = await shippedSite();
const record = recordOf(bytes);

suite('the Glow Guide', (test) => {
  test('has two pages of A4', () => assert.equal(pageSizes(guide), [A4, A4]));

  test('weighs less than 600 KB', () => assert.ok(bytes.length < 600_000, `${bytes.length} bytes`));

  test('is tagged, and states its language and its title', () => {
    const catalog = document.catalog.toString();
    assert.match(catalog, /\/MarkInfo <<\s*\/Type \/MarkInfo\s*\/Marked true\s*>>/);
    assert.match(catalog, /\/StructTreeRoot \d+ 0 R/);
    assert.match(catalog, '/Lang (en-GB)');
    assert.match(catalog, '/DisplayDocTitle true');
    assert.match(catalog, /\/Outlines \d+ 0 R/);
    assert.match(text, '<dc:title><rdf:Alt><rdf:li xml:lang="x-default">The Glow Guide</rdf:li></rdf:Alt></dc:title>');
  });

  test('tags its headings, lists, table, image and links', () => {
    const kinds = new Set([...text.matchAll(/\/S \/(\w+)/g)].map(([, kind]) => kind));
    for (const kind of ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link'])
      assert.ok(kinds.has(kind), kind);
    assert.match(text, /\/Alt \(Drawing:|\/Alt <FEFF/);
  });

  test('embeds its fonts as text, not as outlines', () => {
    assert.is(text.match(/\/FontFile2 /g)?.length, 4);
    assert.not.match(text, '/Type3');
  });

  test('links to a free skin consult and to treatment pricing, both tagged with its campaign', () => {
    const tag = 'utm_source=glow_guide&utm_medium=pdf&utm_campaign=glow_guide_sep25';
    const links = new Set([...text.matchAll(/\/URI \((.*?)\)/g)].map(([, href]) => href));
    const own = [...links].filter((href) => href?.startsWith('https://'));
    assert.equal(own.sort(), [
      `https://www.skin-and-mind.example/go/skin_virtual?${tag}`,
      `https://www.skin-and-mind.example/treatments?${tag}`,
    ]);
  });

  test('contains every fact of its record, and all of them are current', () => {
    const [generated] = site.generatedDocuments;
    assert.equal(record?.facts, generated?.current.facts);
    const read = pages.join('');
    const shown = Object.entries(record?.facts ?? {}).filter(([, fact]) => !read.includes(unspaced(fact)));
    assert.equal(shown, []);
  });

  for (const [page, words] of [
    [0, 'The Glow Guide'],
    [0, 'A free 15-minute consult by video, for first-time clients.'],
    [0, 'What it cannot'],
    [0, 'A doctor’s assessment comes first, and decides whether a treatment suits you. Results vary.'],
    [1, '£300 per session'],
    [1, '£550 Two sessions, save £50'],
    [1, 'adults aged 18 and over'],
  ] as const)
    test(`page ${page + 1} contains “${words}”`, () => assert.ok(pages[page]?.includes(unspaced(words)), pages[page]));

  test('names no medicine, and is up to date', () => {
    assert.not.match(pages.join('').toLowerCase(), /botox|botulinum|toxin|anti-?wrinkle/);
    assert.equal(
      checked.findings.filter(({ rule }) => rule === 'content/document-stale'),
      [],
    );
  });

  test('states neither the time of printing nor the browser', () => {
    assert.not.match(text, /CreationDate|ModDate|Mozilla|Chrome/);
  });
});
