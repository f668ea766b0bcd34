/** An amount inside a figure that has more words, such as '£1.80 an hour', can only be quoted with all of them. */
import * as assert from 'uvu/assert';
import { ANSWER } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const FIGURES = { 'figures.surgeonFee': '£270 to £400', 'figures.parking': '£1.80 an hour' };

async function helpOf(rule: string, text: string): Promise<string | undefined> {
  const { site, findings } = await checkedWith({ ...FIGURES, [ANSWER]: text });
  assert.ok(site);
  return findings.find((finding) => finding.rule === rule)?.help;
}

suite('amounts inside a figure with more words', (test) => {
  test('the help of an amount that the sentence does not name quotes the whole figure', async () =>
    assert.is(
      await helpOf('price/unbacked', 'At a hospital it is £270 or less.'),
      "If you mean “surgeon fee” (£270 to £400), quote it: {figures.surgeonFee}. Otherwise state the amount once in the config, like figures: { name: '£270' }, and quote it: {figures.name}.",
    ));

  test('the help of a repeated amount quotes the whole figure', async () =>
    assert.is(
      await helpOf('price/typed', 'Parking costs £1.80 for each hour.'),
      'If it means “parking” (£1.80 an hour), quote all of it: {figures.parking}. Otherwise, name it in “figures” and quote that, or accept it.',
    ));
});
