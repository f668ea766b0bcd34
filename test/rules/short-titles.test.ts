/** Short forms and synonyms of titles that only people in a register have: 'Sports physio', 'Osteopathic practitioner'. */
import * as assert from 'uvu/assert';
import { credentialsWith, person, registered } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

const title = (words: string, register: string) =>
  `“${words}” is a title of people in the register (${register}), but Kit Marsh has no entry there.`;
const role = (words: string) => `“${words}” is a healthcare role, but the config calls Kit Marsh “Massage therapist”.`;

/** Titles of Kit, and the message of the check about each; `undefined` for those that it must not report. */
const TITLES: Readonly<Record<string, string | undefined>> = {
  'Neuro physio': title('physio', 'HCPC'),
  'Physio & yoga teacher': title('Physio', 'HCPC'),
  'McTimoney chiro': title('chiro', 'GCC'),
  'Osteopathic practitioner': title('Osteopathic practitioner', 'GOSC'),
  'Pharmacy technician': title('Pharmacy technician', 'GPHC'),
  'Nursing associate': title('Nursing associate', 'NMC'),
  Endodontist: title('Endodontist', 'GDC'),
  'Physio receptionist': undefined,
  'Head of physio': undefined,
  'Physio assistant': undefined,
  'Equine physio': undefined,
};

/** The same for the sentences of Kit’s entry, and for those of a page. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'Kit Marsh is a physio with cold hands.': role('physio'),
  'Our physio for swimmers.': role('physio'),
  'The osteopath to ask if your back is stiff.': role('osteopath'),
  'Kit Marsh, who is just as much a physiotherapist as Jo.': role('physiotherapist'),
  'Kit mops the physio room.': undefined,
  'Kit likes physio and tea.': undefined,
  'The osteopath to ask is Jo.': undefined,
};

const TEAM = {
  'people.jo': person('Jo Penrose', 'Physiotherapist', registered('HCPC', 'PH012345')),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['kit', 'jo'] },
};

suite('a short form of a title', (test) => {
  for (const [words, message] of Object.entries(TITLES))
    test(`the title “${words}” ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await credentialsWith({ ...TEAM, 'people.kit': person('Kit Marsh', words) }),
        message === undefined ? [] : [message],
      ));

  for (const [about, message] of Object.entries(SENTENCES))
    test(`about Kit: ${about} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await credentialsWith({ ...TEAM, 'people.kit': person('Kit Marsh', 'Massage therapist', { about }) }),
        message === undefined ? [] : [message],
      ));

  test('a visitor of a place that is named before “physio” is not a person', async () =>
    assert.equal(
      await credentialsWith({
        ...TEAM,
        'people.kit': person('Kit Marsh', 'Massage therapist'),
        'pages./.0.lead': 'Mill Quay: physio beside the river. Ask about physio after an operation.',
      }),
      [],
    ));
});
