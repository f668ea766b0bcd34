/** The markup with which a page declares and loads the scripts that it needs. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as assert from 'uvu/assert';
import { Island } from '../../components/islands/Island.tsx';
import { plainJson } from '../../components/islands/plain-json.ts';
import type { Script } from '../../renderer/islands/bundle.ts';
import { entrySource } from '../../renderer/islands/entry.ts';
import { allScripts, eagerScripts, scriptTags } from '../../renderer/islands/insert.ts';
import { entryKey, scriptsOnPage } from '../../renderer/islands/scripts-on-page.ts';
import { suite } from '../support/suite.ts';

const RichText = ({ text }: { text: string }) => createElement('p', null, text);

suite('an island', (test) => {
  test('the markup of an island contains its trigger and its props as JSON', () => {
    const html = renderToStaticMarkup(
      createElement(Island<{ text: string }>, {
        name: 'words',
        hydrate: 'visible',
        of: RichText,
        props: { text: 'a "b" <c>' },
      }),
    );
    assert.is(
      html,
      '<div class="island" data-island="words" data-hydrate="visible" data-props="{&quot;text&quot;:&quot;a \\&quot;b\\&quot; &lt;c&gt;&quot;}"><p>a &quot;b&quot; &lt;c&gt;</p></div>',
    );
  });

  test('an island can wait for a media query', () => {
    const html = renderToStaticMarkup(
      createElement(Island<{ text: string }>, {
        name: 'words',
        hydrate: { media: '(width >= 48em)' },
        of: RichText,
        props: { text: '' },
      }),
    );
    assert.match(html, 'data-hydrate="media" data-media="(width &gt;= 48em)"');
  });

  for (const [what, value] of [
    ['a function', { run: () => 1 }],
    ['a Date', { on: new Date(0) }],
    ['NaN', { size: [1, Number.NaN] }],
    ['a Map', { of: { all: new Map() } }],
    ['a symbol', { mark: Symbol('x') }],
    ['a bigint', { count: 1n }],
  ] as const)
    test(`${what} in the props of an island throws an error that names its path`, () =>
      assert.throws(
        () => plainJson(value, 'words'),
        /^words\.\w+(\.\w+)? is .*; the props of an island must be plain JSON\.$|must be plain JSON/,
      ));

  test('an island accepts all JSON values, and undefined props', () => {
    const value = { text: 'a', count: 1.5, on: true, none: null, list: ['a', { b: [] }], left: undefined };
    assert.is(plainJson(value, 'words'), value);
  });
});

suite('a page’s scripts', (test) => {
  const html =
    '<b data-does="contents landing"></b><b data-does="drawer"></b><i data-island="b"></i><i data-island="a"></i><i data-island="b"></i>';

  test('the scripts of a page are read from its markup, each once, without those of every page', () =>
    assert.equal(scriptsOnPage(html), { behaviours: ['contents', 'landing'], islands: ['a', 'b'], eagerScripts: [] }));

  test('pages that use the same scripts in another order share an entry', () =>
    assert.is(
      entryKey(scriptsOnPage(html)),
      entryKey(
        scriptsOnPage(
          '<i data-island="a"></i><i data-island="b"></i><b data-does="landing"></b><b data-does="contents"></b>',
        ),
      ),
    ));

  test('an entry imports only the behaviours and islands of its page', () => {
    const source = entrySource({ behaviours: ['mini-menu'], islands: ['testimonial-carousel'], eagerScripts: [] });
    assert.match(source, "import { miniMenu } from './components/behaviours/mini-menu.ts';");
    assert.match(
      source,
      '"testimonial-carousel": () => import(\'./components/islands/testimonial-carousel/index.ts\')',
    );
    assert.is(source.match(/import/g)?.length, 3);
  });

  test('the scripts of an island that hydrates at once are preloaded', () => {
    const script = (path: string, module: string, imports: readonly string[] = []): [string, Script] => [
      path,
      { path, imports, later: [], modules: { [module]: 1 }, brotli: 1, integrity: 'sha256-x' },
    ];
    const scripts = new Map([
      script('page.js', 'entry:page'),
      script('react.js', 'node_modules/react/index.js'),
      script('hydrate.js', 'renderer/islands/browser/hydrate.tsx', ['react.js']),
      script('journal.js', 'components/islands/journal/Journal.tsx', ['react.js']),
      script('image-carousel.js', 'components/islands/image-carousel/ImageCarousel.tsx', ['react.js']),
    ]);
    const tags = (html: string) => {
      const pageScripts = scriptsOnPage(html);
      return scriptTags(pageScripts, false, {
        entries: new Map([[entryKey(pageScripts), 'page.js']]),
        scripts,
        files: [],
      });
    };
    const ahead = (html: string) =>
      [...tags(html).matchAll(/modulepreload" href="\/([^"]+)"/g)].map(([, path]) => path);
    assert.equal(
      ahead(
        '<i data-island="journal" data-hydrate="view"></i><i data-island="image-carousel" data-hydrate="visible"></i>',
      ),
      ['hydrate.js', 'react.js', 'journal.js'],
    );
    assert.equal(ahead('<i data-island="journal" data-hydrate="visible"></i>'), []);
  });

  test('the size of scripts includes everything that they import, at once or later, even in a cycle', () => {
    const script = (path: string, imports: readonly string[], later: readonly string[] = []): [string, Script] => [
      path,
      { path, imports, later, modules: {}, brotli: 1, integrity: 'sha256-x' },
    ];
    const scripts = new Map([
      script('a', ['b'], ['c']),
      script('b', ['a']),
      script('c', ['d']),
      script('d', []),
      script('e', []),
    ]);
    assert.equal(eagerScripts('a', scripts), ['a', 'b']);
    assert.equal([...allScripts('a', scripts)].sort(), ['a', 'b', 'c', 'd']);
  });
});
