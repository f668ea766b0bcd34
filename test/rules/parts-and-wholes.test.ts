/** Sentences that count a part of something, or that state a figure in other words than its name. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const shared = { category: 'hands', description: 'Words.', book: 'visit', image: 'dot' };
const SITE = {
  'catalogue.first-check': { ...shared, name: 'First check-up', price: '£70', duration: '30min' },
  'catalogue.yearly-check': { ...shared, name: 'Yearly check-up', price: '£50', duration: '30min' },
  'catalogue.brace': {
    ...{ ...shared, name: 'Wrist brace', price: '£600', duration: '2h over 4 visits' },
    figures: { wear: '20 hours', takes: '6–9 months' },
    evidence: { wear: 'maker’s instructions', takes: 'notes of the practice, 2025' },
  },
  'catalogue.mould': { ...shared, name: 'Mould', price: '£90', duration: '1h over 2 visits' },
  'catalogue.peel': {
    ...{ ...shared, name: 'Hand peel', price: '£80', duration: '30min', figures: { apart: 'three weeks' } },
    evidence: { apart: 'maker’s instructions' },
  },
  'figures.rooms': 'five',
  'figures.parking': '£3',
  'figures.deposit': '£20',
  'figures.refund': 'five days',
  'figures.courseValidity': 'six months',
  'figures.lateness': '15 minutes',
  'figures.notice': '24 hours',
  'figures.records': 'eight years',
  'figures.opened': '2016',
  'departments.main.consultation.treatment': 'first-check',
};

async function reported(question: string, answer: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({
    ...SITE,
    'pages./.1.questions.0.question': question,
    'pages./.1.questions.0.answer': answer,
  });
  return findings
    .filter(({ rule, path: [first] = [] }) => /^(?:content\/one-fact|price\/)/.test(rule) && first === 'pages')
    .map(({ rule, message }) => `${rule}: ${message}`);
}

const CASES: readonly (readonly [question: string, answer: string, finding?: string])[] = [
  ['Are there stairs?', 'Two rooms and a toilet are on the ground floor.'],
  ['Are there stairs?', 'We have two rooms.', 'content/one-fact: “two” differs from “rooms”, which is five.'],
  ['What is in the price of a wrist brace?', 'It includes the mould and all four visits.'],
  [
    'What is in the price of a wrist brace?',
    'It includes the mould and all three visits.',
    'content/one-fact: “three” differs from the duration of “Wrist brace”, which is 2h over 4 visits.',
  ],
  ['How is a wrist brace made?', 'A wrist brace takes four visits, and three follow-up visits are common.'],
  ['How long do I wear it?', 'You wear the wrist brace for 20 hours a day.'],
  [
    'How long do I wear it?',
    'You wear the wrist brace for 12 hours a day.',
    'content/one-fact: “12 hours” differs from “wear” of “Wrist brace”, which is 20 hours.',
  ],
  ['How long does it take?', 'With a wrist brace, you are done in eight months.'],
  [
    'How long does it take?',
    'With a wrist brace, you are done in four months.',
    'content/one-fact: “four months” differs from “takes” of “Wrist brace”, which is 6–9 months.',
  ],
  ['How long is a course?', 'Three hand peels, three weeks apart, are spread over six weeks.'],
  ['Can I have a hand peel and a mould together?', 'Yes. One visit for both comes to £170.'],
  ['What will it cost us?', 'For a family of four, the yearly check-ups come to £200.'],
  [
    'Where can I leave the car?',
    'Mill Yard is £3 for two hours.',
    'price/typed: “£3” is typed here although a fact of the config states it.',
  ],
  ['Does the deposit come on top?', 'No. You pay {figures.deposit} when you book and the remaining £50 on the day.'],
  ['Can I change my mind?', 'If you buy a course online, you may cancel within 14 days without giving a reason.'],
  ['How long is a course valid?', 'You can use the four follow-ups of a course within six months.'],
  [
    'How long is a course valid?',
    'You can use the four follow-ups of a course within a year.',
    'content/one-fact: “a year” differs from “course validity”, which is six months.',
  ],
  ['Can I e-mail you?', 'Yes, to hello@small.example.'],
  [
    'Can I e-mail you?',
    'Yes, to hello@small.test.',
    'content/one-fact: “hello@small.test” is not the clinic’s e-mail address, which is hello@small.example.',
  ],
  ['What if I am late?', 'If you are late, we wait for 15 minutes.'],
  [
    'What if I am late?',
    'We hold your appointment for up to half an hour.',
    'content/one-fact: “half an hour” differs from “lateness”, which is 15 minutes.',
  ],
  ['Can I cancel?', 'Please give us 24 hours, otherwise we keep the deposit.'],
  [
    'Can I cancel?',
    'Please give us at least three days, otherwise we keep the deposit.',
    'content/one-fact: “three days” differs from “notice”, which is 24 hours.',
  ],
  [
    'What happens to my notes?',
    'We shred your notes after five years.',
    'content/one-fact: “five years” differs from “records”, which is eight years.',
  ],
  ['Who are you?', 'We have looked after hands in Leeds since 2017.'],
  [
    'Who are you?',
    'We have looked after hands in Leeds since 2009.',
    'content/one-fact: “2009” does not match “opened”, which is 2016.',
  ],
  ['Who else has an address?', 'The council, at office@council.test.'],
  ['What is free?', 'Your first check-up is free.', 'price/free: “is free” describes “First check-up” (£70).'],
];

suite('parts and wholes in answers', (test) => {
  for (const [question, answer, finding] of CASES)
    test(`“${question}” “${answer}” ${finding === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await reported(question, answer), finding === undefined ? [] : [finding]));
});
