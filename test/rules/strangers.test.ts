/** Claims about people who are not in the config. */
import * as assert from 'uvu/assert';
import { credentialsWith, person, registered } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

const saidOf = (lead: string): Promise<readonly string[]> =>
  credentialsWith({
    'people.ann': person('Ann Halloran', 'Physiotherapist', registered('HCPC', 'PH102774')),
    'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ann'] },
    'pages./.0.lead': lead,
  });

const STRANGER = '“HCPC-registered” is said of “Priya Nair”, who is not one of the people of the config.';

suite('claims about people who are not in the config', (test) => {
  for (const [lead, ...messages] of [
    ['Priya Nair is HCPC-registered and works with us on Mondays.', STRANGER],
    ['Our third therapist, Priya Nair, is HCPC-registered and works on Mondays.', STRANGER],
    [
      'Prof. Anil Bhatt reads every scan.',
      '“Prof. Anil Bhatt” has the title of a professor but is not one of the people of the config.',
    ],
    [
      'Sister Mary Flynn, RGN, gives the vaccines.',
      '“RGN” is claimed, but “Sister Mary Flynn” is not one of the people of the config.',
    ],
    [
      'Ask for Dr Halloran.',
      '“Dr Halloran” has the title of a doctor, but the entry of Ann Halloran has another title and no doctorate.',
    ],
    ['Ann Halloran is HCPC-registered.'],
    ['Our Small Practice is HCPC-registered.'],
  ] as const)
    test(`“${lead}” causes ${messages.length === 0 ? 'no finding' : `“${messages[0]}”`}`, async () =>
      assert.equal(await saidOf(lead), messages));
});
