import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const NO_BREAK = '\u00a0';

async function textWith(values: Readonly<Record<string, unknown>>): Promise<string> {
  const { site } = await checkedWith(values);
  const html = (await site?.pages.find(({ route }) => route === '/')?.html()) ?? '';
  return html.replaceAll(/<[^>]+>/g, '|');
}

suite('the booking options', (test) => {
  test('state the duration and the price of a first appointment that costs something', async () =>
    assert.match(await textWith({}), '|1h, £60 per session, in the practice|'));

  test('leave out the price of a free first appointment, which its label states', async () => {
    const free = { 'catalogue.massage.price': 'Complimentary', 'catalogue.massage.packages': undefined };
    assert.match(await textWith(free), '|1h, in the practice|');
  });
});

suite('a telephone number in a sentence', (test) =>
  test('stays on one line', async () =>
    assert.match(
      await textWith({ 'pages./.0.lead': 'Ring {clinic.phone} first.' }),
      `Ring 0113${NO_BREAK}496${NO_BREAK}0000 first.`,
    )));
