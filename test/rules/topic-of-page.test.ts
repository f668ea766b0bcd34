/** Answers on the page about something: 'When does it run out?' on that of the vouchers, 'Can teenagers come?' on that of a treatment. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const FIGURES = { 'figures.validity': '6 months', 'figures.voucherValidity': '12 months' };

const messagesOn = async (route: string, answer: string): Promise<readonly string[]> => {
  const { findings } = await checkedWith({
    ...FIGURES,
    [`routes.${route}`]: { title: 'A page', description: 'About something.', name: 'A page' },
    [`pages.${route}`]: [
      { kind: 'hero', title: 'A page', lead: 'About something.', image: 'dot' },
      { kind: 'faq', title: 'Questions', questions: [{ question: 'When does it run out?', answer }] },
    ],
  });
  const rules = findings.filter(({ rule }) => rule.startsWith('config/') || rule === 'content/one-fact');
  return rules.map(({ message }) => message);
};

suite('an answer that leaves its topic to the page', (test) => {
  test('is compared with the figure of that topic', async () => {
    assert.equal(await messagesOn('/gift-vouchers', 'After twelve months.'), []);
    assert.equal(await messagesOn('/gift-vouchers', 'After six months.'), [
      '“six months” differs from “voucher validity”, which is 12 months.',
    ]);
  });

  test('is compared with the general figure on any other page', async () => {
    assert.equal(await messagesOn('/packages', 'After six months.'), []);
    assert.equal(await messagesOn('/packages', 'After three months.'), [
      '“three months” differs from “validity”, which is 6 months.',
    ]);
  });

  test('is compared with the age of the treatment of the page', async () => {
    const messages = async (answer: string) => {
      const faq = { kind: 'faq', title: 'Questions', questions: [{ question: 'Can teenagers come?', answer }] };
      const { findings } = await checkedWith({ 'figures.massageAge': '18', 'pages./treatments/massage.1': faq });
      const rules = findings.filter(({ rule }) => rule.startsWith('config/') || rule === 'content/one-fact');
      return rules.map(({ message }) => message);
    };
    assert.equal(await messages('From sixteen, with a parent.'), [
      '“sixteen” differs from “massage age”, which is 18.',
    ]);
    assert.equal(await messages('From eighteen.'), []);
  });
});
