import * as assert from 'uvu/assert';
import { withShortNames } from '../../renderer/core/short-names.ts';
import { suite } from '../support/suite.ts';

suite('short class names', (test) => {
  const names = ['x-18s5tzg', 'x-17y9l1c'];

  test('are assigned in the order of the styles', () =>
    assert.equal(
      withShortNames(
        {
          html: '<p class="x-17y9l1c"><b class="grid x-18s5tzg wide">',
          style: '.x-18s5tzg b,.grid>.x-17y9l1c:hover{top:0}',
        },
        names,
      ),
      { html: '<p class="x-1"><b class="grid x-0 wide">', style: '.x-0 b,.grid>.x-1:hover{top:0}' },
    ));

  test('replace only exact classes, never text, addresses or other classes', () => {
    const page = {
      html: '<a class="x-18s5tzgg max-width" href="/x-18s5tzg">x-18s5tzg</a>',
      style: '.x-18s5tzgg{max-width:1px;background:url(/x-18s5tzg.png)}',
    };
    assert.equal(withShortNames(page, names), page);
  });

  test('are distinct, however many there are', () => {
    const many = Array.from({ length: 100 }, (_, index) => `x-hash${index}`);
    const { html } = withShortNames({ html: `<p class="${many.join(' ')}">`, style: '' }, many);
    assert.is(new Set(html.match(/x-\w+/g)).size, 100);
  });
});
