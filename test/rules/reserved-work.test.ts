/** Sentences about the work of a person, which the law may reserve for people in a register. */
import * as assert from 'uvu/assert';
import { credentialsWith, person, registered } from '../support/credentials.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const TEAM = {
  'people.ola': person('Ola Finch', 'Optometrist', registered('GOC', '01-12345')),
  'people.dot': person('Dot Reeve', 'Dispensing optician', registered('GOC', 'D-12345')),
  'people.sam': person('Sam Holt', 'Shop assistant'),
  'people.pip': person('Pip Ames', 'Trainee optometrist'),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ola', 'dot', 'sam', 'pip'] },
};
const EYES = 'optometrists and doctors (Opticians Act 1989, s. 24)';
const EXAMINED = 'optometrists and doctors (Opticians Act 1989, s. 24, if it is part of a sight test)';
const SAM = 'Sam Holt (“Shop assistant”) has no entry that allows it';
const called = (name: string, title: string) => `the config calls ${name} “${title}”`;
const reserved = (words: string, members: string, why = SAM) =>
  `“${words}” is work that the law reserves for ${members}, but ${why}.`;

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'On Mondays Sam tests your sight.': reserved('tests your sight', EYES),
  'If the others are busy, Sam can test your sight.': reserved('can test your sight', EYES),
  'Ask whether Sam tests your sight.': undefined,
  'Sam keeps the till and examines your eyes.': reserved('examines your eyes', EXAMINED),
  'Dot prescribes your glasses.': reserved('prescribes your glasses', EYES, called('Dot Reeve', 'Dispensing optician')),
  'Sam fits contact lenses.': reserved('fits contact lenses', 'opticians and doctors (Opticians Act 1989, s. 25)'),
  'Sam whitens your teeth on Fridays.': reserved(
    'whitens your teeth',
    'dental professionals (Dentists Act 1984, s. 38)',
  ),
  'Sam tests your hearing when Ola is away.': reserved(
    'tests your hearing',
    'hearing aid dispensers (Health Professions Order 2001, art. 39A, where hearing aids are sold)',
  ),
  'Sam tells you what a hearing test costs.': undefined,
  'Sam keeps the till while Ola tests your sight.': undefined,
  'Dot fits contact lenses.': undefined,
  'Pip tests your sight, and Ola looks at everything again.': undefined,
  'A friend of Sam tests your patience.': undefined,
  'Nobody but Ola tests your sight.': undefined,
  'Sam’s machine tests your eyes.': undefined,
};

const NURSE = {
  'people.una': person('Una Bell', 'Ophthalmic nurse', registered('NMC', '18A0123E')),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ola', 'dot', 'sam', 'pip', 'una'] },
};

/** The same for sentences about a nurse, who may examine eyes. */
const OF_NURSES: Readonly<Record<string, string | undefined>> = {
  'Una examines your eyes.': undefined,
  'Una tests your sight.': reserved('tests your sight', EYES, called('Una Bell', 'Ophthalmic nurse')),
};

/** The same work in the passive. */
const IN_THE_PASSIVE: Sentences = {
  'On Saturdays your sight is tested by Dot, our dispensing optician.': reserved(
    'your sight is tested by Dot',
    EYES,
    called('Dot Reeve', 'Dispensing optician'),
  ),
  'Your eye examination is carried out by Sam.': reserved('Your eye examination is carried out by Sam', EYES),
  'Your sight test is with Cy, our contact lens optician.': reserved(
    'Your sight test is with Cy',
    EYES,
    called('Cy Lane', 'Contact lens optician'),
  ),
  'Your sight is tested by our dispensing optician.': reserved(
    'Your sight is tested by our dispensing optician',
    EYES,
    called('Dot Reeve', 'Dispensing optician'),
  ),
  'Your teeth are whitened by Sam Holt.': reserved(
    'Your teeth are whitened by Sam Holt',
    'dental professionals (Dentists Act 1984, s. 38)',
  ),
  'Your contact lenses are fitted by Cy.': undefined,
  'Your sight is tested by our optician.': undefined,
  'Your sight test is with Ola, and Sam helps you to choose frames.': undefined,
  'Your sight is tested by our optometrist, and Dot fits your frames.': undefined,
  'Every sight test is done by Pip or Ola.': undefined,
  'Your sight is never tested by Sam.': undefined,
  'Is your sight tested by Sam?': undefined,
};
const FITTER = {
  'people.cy': person('Cy Lane', 'Contact lens optician', registered('GOC', 'D-12346')),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ola', 'dot', 'sam', 'pip', 'cy'] },
};

/** The same for the sentences of Sam’s entry. */
const ABOUT: Readonly<Record<string, string | undefined>> = {
  'Runs the shop, and tests your sight on Mondays.': reserved('tests your sight', EYES),
  'He tests your sight on Mondays.': reserved('tests your sight', EYES),
  'Answers the telephone while somebody else tests your sight.': undefined,
};

suite('the work of a person', (test) => {
  testSentences(test, ['claim/credential'], IN_THE_PASSIVE, { ...TEAM, ...FITTER });

  for (const [sentence, message] of Object.entries(SENTENCES))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await credentialsWith({ ...TEAM, 'pages./.0.lead': sentence }),
        message === undefined ? [] : [message],
      ));

  for (const [sentence, message] of Object.entries(OF_NURSES))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await credentialsWith({ ...TEAM, ...NURSE, 'pages./.0.lead': sentence }),
        message === undefined ? [] : [message],
      ));

  for (const [about, message] of Object.entries(ABOUT))
    test(`about Sam: ${about} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await credentialsWith({ ...TEAM, 'people.sam': person('Sam Holt', 'Shop assistant', { about }) }),
        message === undefined ? [] : [message],
      ));
});
