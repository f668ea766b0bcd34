/** Extracts the headings, landmarks, names and requests of a finished page. */
import * as assert from 'uvu/assert';
import { extract } from '../../renderer/html/extract.ts';
import { suite } from '../support/suite.ts';

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en-GB"><head><title>A page</title>${head}</head><body>${body}</body></html>`;

const names = (body: string): readonly string[] => extract(page(body)).controls.map(({ name }) => name);

suite('what listeners move by', (test) => {
  test('headings with their levels, in their order', () =>
    assert.equal(extract(page('<h1>One</h1><h3>A <em>b</em></h3><h2 hidden>no</h2>')).headings, [
      { level: 1, words: 'One' },
      { level: 3, words: 'A b' },
    ]));
  test('landmarks: a section only where it has a name, a header only where it is the page’s own', () =>
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
  test('is its words', () => assert.equal(names('<a href="/a">Read <b>on</b></a>'), ['Read on']));
  test('is the text of the picture in it', () =>
    assert.equal(names('<a href="/a"><img src="/a.png" alt="Home"></a>'), ['Home']));
  test('is the name of the drawing in it', () =>
    assert.equal(names('<a href="/a"><svg role="img" aria-label="Five stars"></svg></a>'), [
      'Five stars',
      'Five stars',
    ]));
  test('is its label before its words', () => assert.equal(names('<a href="/a" aria-label="On">Read</a>'), ['On']));
  test('is what it is labelled by before its label', () =>
    assert.equal(names('<h2 id="t">Times</h2><button aria-labelledby="t" aria-label="no">x</button>'), ['Times']));
  test('is the label around a field, or the one that is for it', () =>
    assert.equal(names('<label><input type="radio"> New</label><label for="f">Mail</label><input id="f">'), [
      'New',
      'Mail',
    ]));
  test('is its title where there is nothing else', () =>
    assert.equal(names('<iframe src="/a" title="Map"></iframe>'), ['Map']));
  test('is empty where all in it is kept from listeners', () =>
    assert.equal(names('<a href="/a"><i aria-hidden="true">→</i></a>'), ['']));
  test('is not asked of what nobody can use', () =>
    assert.equal(names('<a>no link</a><svg></svg><input type="hidden"><a href="/a" aria-hidden="true">x</a>'), []));
});

suite('what a page fetches from elsewhere', (test) => {
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
  test('not what it links to, nor its canonical address', () =>
    assert.equal(fetched('<a href="https://a.example">a</a>', '<link rel="canonical" href="https://a.example/">'), []));
  test('not what waits in a template, or is its own', () =>
    assert.equal(
      fetched('<template><iframe src="https://a.example"></iframe></template><img src="/a.png" alt="">'),
      [],
    ));
});
