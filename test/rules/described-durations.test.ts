/** Durations without a verb in the description of a treatment, and times for a whole visit. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const DESCRIPTION = 'catalogue.massage.description';
const ANSWER = 'pages./.1.questions.0.answer';
const PARAGRAPH = 'pages./treatments/massage.2';
const differs = (time: string) => `“${time}” is not the duration of “Massage”, which is 1 hour.`;

async function findingsAt(path: string, text: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({
    'catalogue.massage.duration': '1h',
    [path]: path === PARAGRAPH ? { kind: 'explanation', title: 'In detail', paragraphs: [text] } : text,
  });
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

/** Descriptions, and the message about each; `undefined` for those that must not be reported. */
const DESCRIPTIONS: Readonly<Record<string, string | undefined>> = {
  'Forty minutes with warm oil.': differs('Forty minutes'),
  'An hour with warm oil.': undefined,
  'About 50 minutes with warm oil.': undefined,
  'Eighty minutes of slow strokes.': differs('Eighty minutes'),
  'Ten minutes of slow strokes, and warm towels.': undefined,
  'Half an hour, no music, no talk.': differs('Half an hour'),
  'Half an hour on each side.': undefined,
  'Half an hour on the back, then the legs.': undefined,
  'Slow strokes along the back for 45 minutes.': differs('45 minutes'),
  'A warm pack on the feet for ten minutes.': undefined,
  'You rest on a warm bed for 40 minutes.': undefined,
  'Warm towels that soothe for two hours.': undefined,
  'Of the hour, about ten minutes are talk and fifty are hands.': undefined,
  'A look at your back and half an hour of talk.': undefined,
};

/** The same for answers about massage. */
const VISITS: Readonly<Record<string, string | undefined>> = {
  'The massage is {catalogue.massage.duration}. Allow an hour and a half for all of it.': undefined,
  'For a massage, allow an hour and a half with time to shower.': undefined,
  'For a massage, allow two hours: one of them on the table.': undefined,
  'For a massage, allow two hours.': differs('two hours'),
};

/** The same for paragraphs on the page of the treatment. */
const PARAGRAPHS: Readonly<Record<string, string | undefined>> = {
  'Half an hour from neck to heel.': differs('Half an hour'),
  'Forty unhurried minutes.': differs('Forty unhurried minutes'),
  'An hour and a half, and you feel lighter.': differs('An hour and a half'),
  'The table is yours for forty minutes.': differs('forty minutes'),
  'We give each of you three quarters of an hour.': differs('three quarters of an hour'),
  'You are in and out in forty minutes.': differs('forty minutes'),
  'Half an hour under warm towels.': differs('Half an hour'),
  'In and out in half an hour: a massage needs no more.': differs('half an hour'),
  'Put half an hour in your diary.': differs('half an hour'),
  'Half an hour with a therapist, not a hurried ten.': differs('Half an hour'),
  'An hour and a half, so that nobody looks at the clock on the wall.': differs('An hour and a half'),
  'An hour, so that nobody looks at the clock on the wall.': undefined,
  'Half an hour of sun, not a whole day of it, is plenty for fresh scars.': undefined,
  'Half an hour with us, not with the train home, is how long we talk.': undefined,
  'An hour from neck to heel.': undefined,
  'Half an hour of massage makes calves longer by two inches, they say.': undefined,
  'Half an hour in the sun is too much for fresh scars.': undefined,
  'Half an hour on foot from the station.': undefined,
  'Two hours without food, and then you may come.': undefined,
  'Ten minutes of questions, and we begin.': undefined,
  'The sofa at home is yours for the night.': undefined,
  'Drink water for two hours.': undefined,
};

suite('the duration of a treatment that is described', (test) => {
  for (const [path, texts] of [
    [DESCRIPTION, DESCRIPTIONS],
    [ANSWER, VISITS],
    [PARAGRAPH, PARAGRAPHS],
  ] as const)
    for (const [text, message] of Object.entries(texts))
      test(`${text} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
        assert.equal(await findingsAt(path, text), message === undefined ? [] : [message]));
});
