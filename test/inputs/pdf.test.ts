/** Documents to download are read like every other public text: domain rules, section 0. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import { inspectDocuments } from '../../renderer/inputs/documents.ts';
import { type PdfItem, type PdfNode, passagesIn } from '../../renderer/inputs/pdf/passages.ts';
import { type PdfFacts, readPdf } from '../../renderer/inputs/pdf/read.ts';
import minimal from '../sites/minimal/site.config.ts';
import { emptyCache } from '../support/caches.ts';
import { withValues } from '../support/edit.ts';
import { pdfOf } from '../support/pdf.ts';
import { memoryIo, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const textsOf = (facts: PdfFacts | undefined): readonly string[] => (facts?.passages ?? []).map(({ text }) => text);

const shipped = await readPdf(await readFile(join(ROOT, 'content/documents/glow-guide.pdf')));

const passages = (items: readonly PdfItem[], structure: PdfNode | undefined): readonly string[] =>
  passagesIn(items, structure).map(({ text }) => text);

suite('the guide of the shipped site', (test) => {
  test('is read completely: pages, title, language, tags', () => {
    const { pages, title, language, tagged } = shipped ?? { pages: 0, title: '', language: '', tagged: false };
    assert.equal(
      { pages, title, language, tagged },
      { pages: 2, title: 'The Glow Guide', language: 'en-GB', tagged: true },
    );
  });

  test('contains each row of its price list as one passage, with its page', () => {
    const row = shipped?.passages.find(({ text }) => text.startsWith('Sunekos '));
    assert.is(row?.page, 2);
    assert.match(row?.text ?? '', /^Sunekos .+, 45min, £250 per session £800 Course of four, save £200$/);
  });

  test('distinguishes tagged text from the labels of its scale', () =>
    assert.ok(shipped?.passages.some(({ text, isTagged }) => !isTagged && text === '£0 £500 £1000 2/2')));

  test('contains its link targets with their campaign', () => {
    const own = shipped?.links.filter((link) => link.startsWith('http')) ?? [];
    assert.is(own.length, 2);
    for (const link of own) assert.match(link, 'utm_campaign=glow_guide_sep25');
  });
});

suite('a PDF', (test) => {
  test('an untagged document is read line by line, and sentences are joined across lines', async () => {
    const facts = await readPdf(
      pdfOf({ lines: ['Massage: £60', 'A session takes an', 'hour (or more).', 'Book now'] }),
    );
    assert.equal(textsOf(facts), ['Massage: £60', 'A session takes an hour (or more).', 'Book now']);
    assert.is(facts?.tagged, false);
  });

  test('contains each link once, as it was written, and its title', async () => {
    const links = ['https://small.example/a?b=(c)', 'mailto:hello@small.example', 'javascript:alert(1)'];
    const facts = await readPdf(pdfOf({ lines: ['A'], links: [...links, links[0] ?? ''], title: 'A guide (short)' }));
    assert.equal(facts?.links, links);
    assert.is(facts?.title, 'A guide (short)');
  });

  for (const [what, text] of [
    ['a web page', '<html>'],
    ['only the first line of a PDF', '%PDF-1.4 nothing'],
    ['empty', ''],
  ] as const)
    test(`a file that is ${what} returns undefined`, async () =>
      assert.is(await readPdf(new TextEncoder().encode(text)), undefined));
});

suite('a tagged page', (test) => {
  const leaf = (id: string): PdfNode => ({ type: 'content', id });
  const node = (role: string, ...children: PdfNode[]): PdfNode => ({ role, children });
  const marked = (id: string, str: string, hasEOL = false) => [
    { type: 'beginMarkedContentProps', id },
    { str, hasEOL },
    { type: 'endMarkedContent' },
  ];

  test('has a passage for each paragraph, including nested tags', () =>
    assert.equal(
      passages(
        [...marked('1', 'Not '), ...marked('2', 'more'), ...marked('3', ' than £60.'), ...marked('4', 'Book')],
        node('Root', node('P', leaf('1'), node('Strong', leaf('2')), leaf('3')), node('Div', leaf('4'))),
      ),
      ['Not more than £60.', 'Book'],
    ));

  test('has a passage for each table row, with its cells in order', () =>
    assert.equal(
      passages(
        [...marked('1', 'Massage'), ...marked('2', ''), ...marked('3', '£60')],
        node('Table', node('TR', node('TH', leaf('1')), node('TD', leaf('2')), node('TD', leaf('3')))),
      ),
      ['Massage, £60'],
    ));

  test('has a passage for the alternative text of an image', () =>
    assert.equal(passages([], { role: 'Figure', children: [], alt: 'A voucher for £20' }), ['A voucher for £20']));

  test('includes text outside the tags', () =>
    assert.equal(passages([...marked('1', 'Told'), { str: 'From £40', hasEOL: false }], node('P', leaf('1'))), [
      'Told',
      'From £40',
    ]));

  test('joins a word that is split at the end of a line', () =>
    assert.equal(
      passages(
        [...marked('1', 'a top-', true), { type: 'beginMarkedContentProps', id: '1' }, { str: 'up', hasEOL: false }],
        node('P', leaf('1')),
      ),
      ['a top-up'],
    ));
});

suite('documents of a site', (test) => {
  const { site } = parse(withValues(minimal, { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } }));
  if (!site) throw new Error('The minimal site with a document is not valid.');
  const guide = pdfOf({ lines: ['Massage: £60'] });

  test('are read once: the result is cached by the content of the file', async () => {
    const io = memoryIo({ cache: emptyCache() });
    const asked: string[] = [];
    const cache = {
      get: async (name: string) => {
        asked.push(name);
        return io.cache.get(name);
      },
      set: io.cache.set,
    };
    const readContent = async () => guide;
    const first = await inspectDocuments(site, { readContent, cache });
    const [name = ''] = asked;
    assert.ok(await io.cache.get(name));
    await io.cache.set(
      name,
      JSON.stringify({ ...JSON.parse(new TextDecoder().decode(await io.cache.get(name))), title: 'Kept' }),
    );
    const second = await inspectDocuments(site, { readContent, cache });
    assert.is(first.documents.get('guide')?.title, '');
    assert.is(second.documents.get('guide')?.title, 'Kept');
  });

  test('are read again if the cache is damaged', async () => {
    const cache = emptyCache();
    const damaged = { get: async () => new TextEncoder().encode('{"pages":'), set: cache.set };
    const { documents } = await inspectDocuments(site, { readContent: async () => guide, cache: damaged });
    assert.equal(textsOf(documents.get('guide')), ['Massage: £60']);
  });
});
