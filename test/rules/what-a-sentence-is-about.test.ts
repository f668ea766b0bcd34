/** Facts that belong to something else than their sentence names, or to what only the text around it names. */
import * as assert from 'uvu/assert';
import { cancellation } from '../../renderer/check/rules/content/cancellation.ts';
import { TERMS_PAGE } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const shared = { category: 'hands', description: 'Words.', book: 'visit', image: 'dot' };
const VALUES = {
  'categories.water': { name: 'Water', department: 'main', anchor: 'water', route: '/water', description: 'Wet.' },
  'catalogue.first-swim': { ...shared, category: 'water', name: 'First swim', price: '£40', duration: '30min' },
  'catalogue.float': { ...shared, category: 'water', name: 'Floating', price: '£70', duration: '1h 30min' },
  'catalogue.gait': { ...shared, name: 'Gait film', price: '£50', duration: '20min' },
  'catalogue.balance': { ...shared, name: 'Balance check', price: '£35', duration: '15min' },
  'catalogue.runner': { ...shared, name: 'Group for runners', price: '£80', duration: '1h', figures: { age: '18' } },
  'catalogue.knee': { ...shared, name: 'Knee rehab', price: '£120', duration: '3h over 2 visits' },
  'departments.main.consultation.treatment': 'first-swim',
  'departments.main.consultation.name': 'pool assessment',
  'figures.notice': '48 hours',
  'figures.lateness': '15 minutes',
  'figures.validity': '12 months',
  'figures.scanValidity': '4 months',
  'routes./water': { title: 'Water', description: 'Words.', name: 'Water', category: 'water' },
  'pages./water': [{ kind: 'treatmentCards', category: 'water' }, explanation()],
  ...TERMS_PAGE,
  ...Object.fromEntries(
    ['runner', 'knee', 'float'].flatMap((slug) => [
      [`routes./${slug}`, { title: 'Title', description: 'Words.', name: slug, treatment: slug }],
      [`pages./${slug}`, [{ kind: 'pricing', note: 'A note.' }, explanation()]],
    ]),
  ),
};

function explanation() {
  return { kind: 'explanation', title: 'How', paragraphs: ['Words.'] };
}

const RULES: readonly string[] = ['content/one-fact', 'content/hours'];

async function reported(values: Readonly<Record<string, unknown>>, policy = 'Words.'): Promise<readonly string[]> {
  const { site, findings } = await checkedWith({ ...VALUES, ...values }, { 'policies/terms.md': policy });
  assert.ok(site, findings.map(({ message }) => message).join('\n'));
  return findings.filter(({ rule }) => RULES.includes(rule)).map(({ message }) => message);
}

/** A text on the page of a treatment, and what is reported about it. */
const ON_PAGES: readonly (readonly [page: string, text: string, finding?: string])[] = [
  ['runner', 'For people of 16 and over. Everybody in the group for runners must be 18.'],
  ['runner', 'For people of 16 and over.', '“16” differs from “age” of “Group for runners”, which is 18.'],
  ['runner', 'An hour, gait film and balance check included.'],
  [
    'runner',
    'An hour and a half, gait film and balance check included.',
    '“An hour and a half” is not the duration of “Group for runners”, which is 1 hour.',
  ],
  [
    'runner',
    'The gait film takes 17 minutes and the balance check 15 minutes.',
    '“17 minutes” is not the duration of “Gait film”, which is 20 minutes.',
  ],
  ['runner', 'The filming of the stride takes ten minutes.'],
  ['water', 'The form of the lake is online. It takes ten minutes.'],
  [
    'water',
    'Floating is quiet. Floating takes ten minutes.',
    '“ten minutes” is not the duration of “Floating”, which is 1 hour 30 minutes.',
  ],
  ['knee', 'Most people come back once, after two to three years.'],
  [
    'knee',
    'You come three times.',
    '“three times” differs from the duration of “Knee rehab”, which is 3h over 2 visits.',
  ],
  ['float', 'The consultation takes half an hour.'],
  [
    'float',
    'The consultation takes an hour.',
    '“an hour” is not the duration of the consultation, which is 30 minutes.',
  ],
  [
    'water',
    'The assessment takes fifty minutes.',
    '“fifty minutes” is not the duration of the consultation, which is 30 minutes.',
  ],
  ['float', 'From ten to half past four: on Mondays earlier and on Fridays later than our usual hours.'],
];

suite('what a sentence on a page is about', (test) => {
  for (const [page, text, finding] of ON_PAGES)
    test(`/${page}: “${text}” ${finding === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await reported({ [`pages./${page}.1.paragraphs.0`]: text }),
        finding === undefined ? [] : [finding],
      ));
});

suite('what a sentence of a policy is about', (test) => {
  const lateness = '“half an hour” differs from “lateness”, which is 15 minutes.';
  const cases: readonly (readonly [title: string, text: string, finding?: string])[] = [
    ['the heading says that clients are late', '## Being late\n\nWe wait for half an hour.', lateness],
    ['the heading is about something else', '## Lost property\n\nWe keep it for half an hour.'],
    ['“short notice” is no period', 'Nobody can fill an hour and a half at short notice.'],
    ['“it” is what the sentence before names', 'A scan is needed before you start. It is valid for four months.'],
    [
      '“it” is what the sentence before names, with another period',
      'A scan is needed before you start. It is valid for six months.',
      '“six months” differs from “scan validity”, which is 4 months.',
    ],
  ];
  for (const [title, text, finding] of cases)
    test(`${title}: ${finding === undefined ? 'no finding' : 'a finding'}`, async () =>
      assert.equal(await reported({}, text), finding === undefined ? [] : [finding]));

  test('a longer notice for one treatment is right if the policy states it, too', async () => {
    const page = { 'pages./runner.1.paragraphs.0': 'To cancel a place, give us at least six days’ notice.' };
    assert.equal(await reported(page), ['“six days” differs from “notice”, which is 48 hours.']);
    assert.equal(await reported(page, 'Runners who cancel a group lose a place. We ask for six days.'), []);
  });
});

suite('contracts with companies', (test) => {
  test('need no form for consumers', async () => {
    const programme = cancellation.bad['a programme without information about cancellation'];
    const rulesWith = async (note: string) => {
      const { findings } = await checkedWith({ ...programme, 'programmes.back.note': note });
      return findings.flatMap(({ rule }) => (rule === 'content/cancellation' ? [rule] : []));
    };
    assert.equal(await rulesWith('For up to twelve employees'), []);
    assert.equal(await rulesWith('For up to twelve friends'), ['content/cancellation']);
  });
});

const IVO = 'Worked on a stroke ward in Hull for six years.';
const person = (name: string, title: string, about: string, ...qualifications: readonly string[]) => ({
  ...{ name, title, about, qualifications, focus: 'Hands', department: 'main', image: 'dot' },
});

suite('what a sentence about people and the clinic is about', (test) =>
  testSentences(
    test,
    RULES,
    {
      'Everybody of fourteen and over may come.': '“fourteen” is not the minimum age, which is 16.',
      'Sixteen, or fourteen with a parent’s consent: we see them.': '“fourteen” is not the minimum age, which is 16.',
      'We have been at it since 2004.': '“2004” does not match “opened”, which is 2012.',
      'We have taught people to walk since 2004.': '“2004” does not match “opened”, which is 2012.',
      'We have taught people to walk since 2015.': undefined,
      'Ruth has been a hand therapist for twenty years.':
        '“twenty years” is more than the 11 years since the first of the qualifications of Ruth Vale, which is of 2015.',
      'Ruth has been a hand therapist for ten years.': undefined,
      'Ruth has been a therapist for twenty years.': undefined,
      'You meet Ruth. She sees people on Fridays.':
        '“Fridays” differs from people.ruth.about: Ruth Vale is there on Monday and Tuesday, not on Friday.',
      'You meet Ruth. She sees people on Mondays.': undefined,
      'Ask Ruth or Ivo. He sees people on Fridays.': undefined,
      'Ivo spent nine years on a stroke ward.': `“nine years” differs from “about” of Ivo Lark, which is “${IVO}”`,
      'Ivo spent six years on a stroke ward.': undefined,
      'On Friday, 8 January 2027, we stay open until four.':
        '“four” differs from the hours on 8 January 2027: 09:00–12:30.',
      'On Friday, 8 January 2027, we stay open until half past twelve.': undefined,
      'On Friday, 8 January 2027, we hold an open evening until eight.': undefined,
      'We close from 24 December 2026 to 3 January 2027, and are back on Tuesday the fifth.':
        '“fifth” is not the first open day after the closure in the config: 24 December 2026 to 3 January 2027.',
      'We close from 24 December 2026 to 3 January 2027, and are back on Monday the fourth.': undefined,
    },
    {
      'figures.opened': '2012',
      'clinic.closures': [{ from: '2026-12-24', to: '2027-01-03', reason: 'Christmas' }],
      'people.ruth': person(
        ...(['Ruth Vale', 'Hand therapist', 'Is on duty on Mondays and Tuesdays.'] as const),
        ...(['BSc, Leeds, 2001', 'Hand therapist, 2015'] as const),
      ),
      'people.ivo': person('Ivo Lark', 'Physiotherapist', IVO, 'BSc, Leeds, 2001'),
      'pages./.2': { kind: 'people', title: 'Who we are', people: ['ruth', 'ivo'] },
    },
  ));
