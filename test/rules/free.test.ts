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
    ['With us, insoles are given free of charge.', '“free of charge” describes “Insoles” (£85).'],
  ] as const)
    test(`“${sentence}” is reported`, async () => assert.equal(await reported(sentence), [message]));

  for (const sentence of [
    'Telephone advice is free, and so is a look at your shoes.',
    'Before nail surgery, a short talk is free.',
    'You can cancel nail surgery free of charge until the day before.',
    'You may stop nail surgery at any time, free of charge.',
    'If your insoles break within a year, we replace them free of charge.',
    'The first adjustment of your insoles is free.',
    'Parking is free during nail surgery.',
    'Nail surgery is free on the NHS if your GP refers you.',
    'We answer questions about insoles free of charge.',
    'Nail surgery is pain-free for most people.',
    'Nail surgery: feel free to bring a friend.',
    'Nail surgery is not free.',
    'Is nail surgery free?',
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
