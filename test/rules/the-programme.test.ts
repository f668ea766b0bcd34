/** Sentences about the only programme of a site, which need not use its name, and names that state its length. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const PROGRAMME = {
  ...{ name: 'Calm', schedule: '4 sessions over 10 weeks', price: '£160', book: 'visit' },
  description: 'Quiet evenings.',
};
const ANSWER = 'pages./.1.questions.0.answer';
const SECTION = 'pages./treatments.2';

async function messagesWith(values: Readonly<Record<string, unknown>>, programme: object = {}) {
  const { findings } = await checkedWith({
    'programmes.calm': { ...PROGRAMME, ...programme },
    'figures.programmeAge': '18',
    [SECTION]: { kind: 'programmes', title: 'Programmes' },
    ...values,
  });
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

const SESSIONS = (words: string) => `“${words}” is not the number of sessions of “Calm”, which is 4.`;
const LENGTH = (words: string, name = 'Calm') => `“${words}” is not the length of “${name}”, which is 10 weeks.`;
const AGE = (words: string) => `“${words}” differs from “programme age”, which is 18.`;

/** Sentences anywhere, and the message of the check. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'The programme has seven sessions.': SESSIONS('seven sessions'),
  'The programme has four sessions.': undefined,
  'Our programme lasts twelve weeks.': LENGTH('twelve weeks'),
  'The programme takes place every twelve weeks.': undefined,
  'The programme is for everybody of sixteen and over.': AGE('sixteen'),
  'The programme is for everybody of eighteen and over.': undefined,
  'The programme includes two sessions with a dietitian.': undefined,
  'The television programme had seven sessions.': undefined,
};

/** Texts above the list of programmes. */
const ABOVE: Readonly<Record<string, string | undefined>> = {
  'Seven sessions in small groups.': SESSIONS('Seven sessions'),
  'Four sessions in small groups.': undefined,
  'For adults aged 17 and over.': AGE('17'),
  'For adults aged 18 and over.': undefined,
};

/** Names of the programme. */
const NAMES: Readonly<Record<string, string | undefined>> = {
  'Twelve weeks to a calm mind': LENGTH('Twelve weeks', 'Twelve weeks to a calm mind'),
  'Ten weeks to a calm mind': undefined,
  'The six-week reset': LENGTH('six-week', 'The six-week reset'),
  'Six weeks after birth': undefined,
};

suite('the programme of a site', (test) => {
  const title = (text: string, message: string | undefined) =>
    `${text} ${message === undefined ? 'is not reported' : 'is reported'}`;
  const listed = (message: string | undefined) => (message === undefined ? [] : [message]);

  for (const [text, message] of Object.entries(SENTENCES))
    test(title(text, message), async () => assert.equal(await messagesWith({ [ANSWER]: text }), listed(message)));

  for (const [text, message] of Object.entries(ABOVE))
    test(title(text, message), async () =>
      assert.equal(await messagesWith({ [`${SECTION}.text`]: text }), listed(message)),
    );

  for (const [name, message] of Object.entries(NAMES))
    test(title(name, message), async () => assert.equal(await messagesWith({}, { name }), listed(message)));

  test('a number of weekly sessions is compared with the schedule', async () => {
    const weekly = (description: string) => messagesWith({}, { schedule: '4 sessions over 4 weeks', description });
    assert.equal(await weekly('For stiff backs: four weekly sessions.'), []);
    const [message = ''] = await weekly('For stiff backs: five weekly sessions.');
    assert.match(message, '“five” differs from the schedule of “Calm”');
  });
});
