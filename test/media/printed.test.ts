import { createElement } from 'react';
import * as assert from 'uvu/assert';
import { examples } from '../../components/documents/examples.ts';
import { PrintedDocument } from '../../components/documents/PrintedDocument.tsx';
import { renderStyled } from '../../renderer/core/render-styled.tsx';
import { faultsOfPage } from '../support/markup.ts';
import { readPage } from '../support/read-html.ts';
import { suite } from '../support/suite.ts';

suite('printed documents', (test) => {
  for (const [name, props] of Object.entries(examples)) {
    const html = renderStyled((write) => write(createElement(PrintedDocument, props)));

    test(`${name} is valid HTML with its headings in order`, async () => assert.equal(await faultsOfPage(html), []));

    test(`${name} has no script, no inline style and nothing to fetch`, () => {
      const { elements, attributes, addresses } = readPage(html);
      for (const element of ['script', 'iframe', 'link', 'object']) assert.is(elements.get(element), undefined);
      assert.equal(
        [...attributes].filter((attribute) => / (style|on\w+)$/.test(attribute)),
        [],
      );
      const fetched = addresses.filter(({ by }) => by.startsWith('img'));
      for (const { address } of fetched) assert.match(address, /^data:/);
    });

    test(`${name} has a sheet for each page`, () =>
      assert.is(html.match(/class="sheet"/g)?.length, props.content.pages.length));
  }

  for (const props of Object.values(examples).slice(0, 1)) {
    const html = renderStyled((write) => write(createElement(PrintedDocument, props)));

    test('a button shows its address without the campaign, as people type it', () => {
      assert.match(html, '<p>practice.example/go/visit</p>');
      assert.match(html, 'href="/go/visit?utm_source=guide"');
      assert.match(html, '<base href="https://practice.example"/>');
    });

    test('a repeated page header is read aloud once', () => {
      assert.is(html.match(/<header>/g)?.length, 1);
      assert.is(html.match(/<header aria-hidden="true">/g)?.length, 1);
    });
  }
});
