import * as assert from 'uvu/assert';
import { rulesOnDemand } from '../../components/primitives/conditional-styles.ts';
import { suite } from '../support/suite.ts';

suite('the conditional styles of a page', (test) => {
  for (const [what, html, rules] of [
    ['the colour of a picture’s room', '<img class="g-ead3c6">', '.g-ead3c6{background:#ead3c6}'],
    ['the part of a picture that is seen', '<img class="g at-top">', '.at-top{object-position:50% 0}'],
    ['how long a title’s words are', '<section class="w12">', '.w12{--letters:12}'],
    ['the rules of classes that few pages need', '<p class="c n4 soft">', '.soft{color:var(--ink-soft)}.n4{--n:4}'],
    ['one rule for a class that stands twice', '<b class="w8"><b class="w8">', '.w8{--letters:8}'],
    [
      'a colour in the props of an island',
      'data-props="{&quot;ground&quot;:&quot;g-1d2f29&quot;}"',
      '.g-1d2f29{background:#1d2f29}',
    ],
    [
      'a position in the props of an island',
      'data-props="{&quot;position&quot;:&quot;left&quot;}"',
      '.at-left{object-position:0 50%}',
    ],
    ['nothing where there is none of them', '<img src="/a-640.webp" srcset="/a.webp 640w" class="wide">', ''],
  ] as const)
    test(`the conditional styles include ${what}`, () => assert.is(rulesOnDemand(html), rules));

  test('the conditional styles include the line in an image’s corner if there is one', () =>
    assert.match(rulesOnDemand('<figcaption class="standin">'), /^\.standin\{position:absolute;/));
});
