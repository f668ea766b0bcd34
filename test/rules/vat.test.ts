/** Tests which sentences about VAT quote prices without it. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

async function reported(answer: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ 'pages./.1.questions.0.answer': answer });
  return findings.filter(({ rule }) => rule === 'price/vat').map(({ message }) => message);
}

suite('sentences about VAT', (test) => {
  for (const [sentence, words] of [
    ['All fees are plus VAT.', 'plus VAT'],
    ['£60 + 20% VAT', '+ 20% VAT'],
    ['Our prices do not include VAT.', 'do not include VAT'],
    ['Prices shown don’t include any VAT.', 'don’t include any VAT'],
    ['The fee is net of value added tax.', 'net of value added tax'],
    ['VAT at 20% comes on top.', 'VAT at 20% comes on top'],
    ['VAT must still be added.', 'VAT must still be added'],
    ['V.A.T. is charged separately.', 'V.A.T. is charged separately'],
    ['Prices are subject to VAT.', 'subject to VAT'],
    ['Prices exclude VAT.', 'exclude VAT'],
    ['At the desk we add VAT.', 'add VAT'],
    ['If your company pays, we add twenty per cent tax.', 'add twenty per cent tax'],
    ['Prices do not yet contain VAT.', 'do not yet contain VAT'],
    ['The prices above are before tax.', 'prices above are before tax'],
    ['You pay VAT on massage as well.', 'pay VAT on massage as well'],
    ['The taxman’s twenty per cent is put on top.', 'The taxman’s twenty per cent is put on top'],
    ['You see the net price: VAT comes separately.', 'VAT comes separately'],
    ['Massage isn’t exempt from VAT, so expect another 20 % on the bill.', 'another 20 %'],
    ['What you read on our list is before tax.', 'What you read on our list is before tax'],
    ['We quote reports exclusive of VAT and massages inclusive.', 'exclusive of VAT'],
  ] as const)
    test(`“${sentence}” is reported`, async () =>
      assert.equal(await reported(sentence), [`“${words}” quotes prices without VAT.`]));

  for (const sentence of [
    'All prices include VAT.',
    'VAT is included in every price.',
    'Medical care is exempt from VAT.',
    'Treatment by a registered professional is not subject to VAT.',
    'No VAT is payable on your treatment.',
    'We do not add VAT.',
    'We never add VAT to a bill.',
    'You pay the price that you see, without adding VAT.',
    'Is VAT added to these prices?',
    'Products are subject to VAT, and our prices include it.',
    'We charge VAT on cosmetic treatments, which is included in the price.',
    'What you earn before tax does not matter to us.',
    'We caught the verruca in a net of light.',
    'Our VAT number is on every invoice.',
    'Prices include VAT, and another 20 % of our clients pay nothing.',
    'Reports are subject to VAT and included in the price.',
  ])
    test(`“${sentence}” is not reported`, async () => assert.equal(await reported(sentence), []));
});
