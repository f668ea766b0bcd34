/** Extracts the headings, landmarks, names and requests of a finished page. */
import * as assert from 'uvu/assert';
import { extract } from '../../renderer/html/extract.ts';
import { suite } from '../support/suite.ts';

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en-GB"><head><title>A page</title>${head}</head><body>${body}</body></html>`;

const names = (body: string): readonly string[] => extract(page(body)).controls.map(({ name }) => name);

suite('the structure that screen readers use', (test) => {
  test('headings are read with their levels, in order', () =>
    assert.equal(extract(page('<h1>One</h1><h3>A <em>b</em></h3><h2 hidden>no</h2>')).headings, [
      { level: 1, words: 'One' },
      { level: 3, words: 'A b' },
    ]));
  test('a section is a landmark only if it has a name, a header only if it is the page’s own', () =>
    assert.equal(
      extract(
        page(
          '<header>a</header><main><header>b</header><section>c</section><section aria-labelledby="t"><h2 id="t">Times</h2></section></main><nav aria-label="Main"></nav><footer></footer>',
        ),
      ).landmarks,
      [
        { role: 'banner', name: '' },
        { role: 'main', name: '' },
        { role: 'region', name: 'Times' },
        { role: 'navigation', name: 'Main' },
        { role: 'contentinfo', name: '' },
      ],
    ));
});

suite('the name of a control', (test) => {
  test('the name of a control is its text', () => assert.equal(names('<a href="/a">Read <b>on</b></a>'), ['Read on']));
  test('the name of a control is the description of its image', () =>
    assert.equal(names('<a href="/a"><img src="/a.png" alt="Home"></a>'), ['Home']));
  test('the name of a control is the name of its drawing', () =>
    assert.equal(names('<a href="/a"><svg role="img" aria-label="Five stars"></svg></a>'), [
      'Five stars',
      'Five stars',
    ]));
  test('a label takes precedence over the text of a control', () =>
    assert.equal(names('<a href="/a" aria-label="On">Read</a>'), ['On']));
  test('aria-labelledby takes precedence over a label', () =>
    assert.equal(names('<h2 id="t">Times</h2><button aria-labelledby="t" aria-label="no">x</button>'), ['Times']));
  test('the name of a field is the label around it, or the label that refers to it', () =>
    assert.equal(names('<label><input type="radio"> New</label><label for="f">Mail</label><input id="f">'), [
      'New',
      'Mail',
    ]));
  test('the name of a control is its title if there is nothing else', () =>
    assert.equal(names('<iframe src="/a" title="Map"></iframe>'), ['Map']));
  test('the name of a control is empty if all its content is hidden from screen readers', () =>
    assert.equal(names('<a href="/a"><i aria-hidden="true">→</i></a>'), ['']));
  test('a control that nobody can use needs no name', () =>
    assert.equal(names('<a>no link</a><svg></svg><input type="hidden"><a href="/a" aria-hidden="true">x</a>'), []));
});

suite('the requests of a page to other sites', (test) => {
  const fetched = (body: string, head = '') => extract(page(body, head)).fetched.map(({ by, href }) => `${by} ${href}`);
  for (const [what, body, found] of [
    ['a script', '<script src="https://a.example/x.js"></script>', 'script src https://a.example/x.js'],
    ['a frame', '<iframe src="//a.example/x"></iframe>', 'iframe src //a.example/x'],
    ['a picture', '<img src="https://a.example/x.png" alt="">', 'img src https://a.example/x.png'],
    ['a source', '<source srcset="/a.png 1x, https://a.example/b.png 2x">', 'source srcset https://a.example/b.png'],
    ['a connection', '<link rel="preconnect" href="https://a.example">', 'link preconnect https://a.example'],
    [
      'a style sheet',
      '<link rel="stylesheet" href="https://a.example/a.css">',
      'link stylesheet https://a.example/a.css',
    ],
  ] as const)
    test(what, () => assert.equal(fetched(body), [found]));
  test('links and the canonical address are not requests', () =>
    assert.equal(fetched('<a href="https://a.example">a</a>', '<link rel="canonical" href="https://a.example/">'), []));
  test('content of a template and the site’s own files are not requests to other sites', () =>
    assert.equal(
      fetched('<template><iframe src="https://a.example"></iframe></template><img src="/a.png" alt="">'),
      [],
    ));
});
