/** Medicines that an answer offers without naming them again, and the concerns to write instead. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const QUESTION = 'pages./.1.questions.0';

const reported = async (answer: string, question = 'What do you do?'): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ [QUESTION]: { question, answer } });
  return findings.flatMap(({ rule, message, help = '' }) =>
    rule === 'claim/pom-indirect' || rule === 'claim/pom-name' ? [`${message} ${help}`] : [],
  );
};

const ANSWERS: readonly (readonly [question: string, answer: string, concern?: string])[] = [
  ['Can I have sleeping tablets?', 'Yes. Ann writes them up the same day.', 'a consultation about sleep'],
  ['Do you prescribe HRT?', 'We do, on most days.', 'a consultation about the menopause'],
  ['Can my son get antibiotics?', 'Of course.', 'an appointment about an infection'],
  ['Do you prescribe HRT?', 'Yes, if an assessment shows that it suits you.'],
  ['Can I have sleeping tablets?', 'No. Please ask your GP.'],
  ['Do you do B12?', 'Yes, the injection takes a minute.', 'a consultation about vitamin levels'],
  ['Do you sell B12?', 'Yes, as drops to swallow.'],
  ['Can I have a cup of tea?', 'Yes, and biscuits.'],
  ['Can I have therapy while I take antidepressants?', 'Of course.'],
  ['What do you do?', 'Do you stock standby antibiotics? We do, at the desk.', 'an appointment about an infection'],
  ['What do you do?', 'Can I get beta blockers? Our prescriber can post them.', 'a consultation about mood or nerves'],
  ['What do you do?', 'Do you stock tea? We do, at the desk.'],
];

const SENTENCES: Readonly<Record<string, string>> = {
  'You take oestrogen as a gel, and progesterone in a capsule.': 'a consultation about hormones',
  'Where Leeds comes for its HRT.': 'a consultation about the menopause',
  'Antibiotics without a lecture.': 'an appointment about an infection',
  'Too heavy? Ask for the pen that everybody talks about.': 'a consultation about weight',
  'The B12 shot that everybody raves about.': 'a consultation about vitamin levels',
  'We give steroid injections on Fridays.': 'a consultation about pain',
  'Our steroid injection keeps hay fever away.': 'a consultation about breathing or an allergy',
  'Hay fever ruins your spring? We give steroid injections.': 'a consultation about breathing or an allergy',
  'Kenalog keeps hay fever away.': 'a consultation about breathing or an allergy',
  'Then Mina can arrange a cortisone shot for the elbow.': 'a consultation about pain',
  'Before the talk, our doctor gives you bisoprolol.': 'a consultation about the heart',
};

suite('a medicine that nobody may advertise', (test) => {
  for (const [question, answer, concern] of ANSWERS)
    test(`“${question} ${answer}” ${concern === undefined ? 'offers nothing' : 'is reported'}`, async () => {
      const [finding] = await reported(answer, question);
      if (concern === undefined) assert.is(finding, undefined);
      else assert.match(finding ?? '', `Name the concern instead: “${concern}”.`);
    });

  for (const [sentence, concern] of Object.entries(SENTENCES))
    test(`“${sentence}” is reported with advice to write “${concern}”`, async () =>
      assert.match((await reported(sentence))[0] ?? '', `“${concern}”`));
});
