/** An anchor that two sections have is one mistake, however many addresses show the page. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

suite('an anchor that two sections have', (test) =>
  test('has one finding if an alias shows the page too', async () => {
    const { findings } = await checkedWith({
      'pages./.0.anchor': 'start',
      'pages./.1.anchor': 'start',
      'aliases./home': { page: '/' },
    });
    assert.equal(
      findings.map(({ message, page }) => [message, page]),
      [['2 parts of “/” have the anchor “#start”, so links to it open only the first.', '/']],
    );
  }));
