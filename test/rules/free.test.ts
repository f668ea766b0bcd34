/** Tests what a sentence describes as free. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const shared = { category: 'hands', description: 'Words.', duration: '30min', book: 'visit', image: 'dot' };
const CLINIC = {
  'catalogue.nail-surgery': { ...shared, name: 'Nail surgery', price: '£290' },
  'catalogue.insoles': { ...shared, name: 'Insoles', price: '£85' },
  'catalogue.telephone-advice': { ...shared, name: 'Telephone advice', price: 'Complimentary' },
};

async function reported(text: string, path = 'pages./.1.questions.0.answer'): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...CLINIC, [path]: text });
  return findings.filter(({ rule }) => rule === 'price/free').map(({ message }) => message);
}

suite('what is free', (test) => {
  for (const [sentence, message] of [
    ['Nail surgery is free for students.', '“is free” describes “Nail surgery” (£290).'],
    ['On Mondays, insoles are free of charge.', '“free of charge” describes “Insoles” (£85).'],
    ['Nail surgery takes half an hour, and it is free.', '“is free” describes “Nail surgery” (£290).'],
    ['Every Monday, nail surgery is complimentary.', '“complimentary” describes “Nail surgery” (£290).'],
    ['Book today and get free insoles.', '“free” describes “Insoles” (£85).'],
    ['Insoles cost nothing if you come with a friend.', '“cost nothing” describes “Insoles” (£85).'],
    ['We do not charge for insoles.', '“do not charge for” describes “Insoles” (£85).'],
    ['There is no charge for nail surgery.', '“There is no charge for” describes “Nail surgery” (£290).'],
    ['Your first insoles are on us.', '“are on us” describes “Insoles” (£85).'],
    ['Nail surgery won’t cost you a penny.', '“won’t cost you a penny” describes “Nail surgery” (£290).'],
    ['You pay nothing for insoles in May.', '“You pay nothing for” describes “Insoles” (£85).'],
    ['Nail surgery is done without charge on Mondays.', '“without charge” describes “Nail surgery” (£290).'],
    ['With us, insoles are given free of charge.', '“free of charge” describes “Insoles” (£85).'],
    ['Your first insoles are a gift from us.', '“are a gift from us” describes “Insoles” (£85).'],
    ['We waive the fee for nail surgery.', '“waive the fee for” describes “Nail surgery” (£290).'],
    ['We throw in insoles with every operation.', '“We throw in” describes “Insoles” (£85).'],
    ['You won’t be charged for nail surgery.', '“won’t be charged for” describes “Nail surgery” (£290).'],
    ['We offer complimentary, no-obligation nail surgery.', '“complimentary” describes “Nail surgery” (£290).'],
    ['You needn’t open your purse for insoles.', '“needn’t open your purse for” describes “Insoles” (£85).'],
    ['First insoles free!', '“free” describes “Insoles” (£85).'],
  ] as const)
    test(`“${sentence}” is reported`, async () => assert.equal(await reported(sentence), [message]));

  for (const sentence of [
    'Telephone advice is free, and so is a look at your shoes.',
    'Before nail surgery, a short talk is free.',
    'You can cancel nail surgery free of charge until the day before.',
    'You may stop nail surgery at any time, free of charge.',
    'If your insoles break within a year, we replace them free of charge.',
    'If your insoles crack within a year, we mend them for nothing.',
    'If one of the insoles comes loose, gluing it is free.',
    'The first adjustment of your insoles is free.',
    'Parking is free during nail surgery.',
    'Nail surgery is free on the NHS if your GP refers you.',
    'We answer questions about insoles free of charge.',
    'Nail surgery is pain-free for most people.',
    'Nail surgery: feel free to bring a friend.',
    'Nail surgery is not free.',
    'We do not charge for parking during nail surgery.',
    'There is no charge for telephone advice.',
    'A missed appointment costs nothing if you tell us a day before nail surgery.',
    'You can move nail surgery without charge.',
    'Nail surgery costs nothing but a little patience at first.',
    'We do not charge you again if nail surgery has to be repeated.',
    'Is nail surgery free?',
    'Insoles make a good gift.',
    'We throw in a shoe horn with insoles.',
    'Nail surgery keeps the edge free.',
    'Cleaning your insoles is on the house.',
    'It depends on us whether nail surgery helps.',
    'Nail surgery keeps you free from pain at that edge.',
  ])
    test(`“${sentence}” is not reported`, async () => assert.equal(await reported(sentence), []));

  test('the text of a treatment is about the treatment', async () => {
    const path = 'catalogue.nail-surgery.description';
    assert.equal(await reported('Children are treated free of charge.', path), [
      '“free of charge” describes “Nail surgery” (£290).',
    ]);
    assert.equal(await reported('Parking is free of charge.', path), []);
  });
});
