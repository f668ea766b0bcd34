/** Sentences about all people of a clinic, its accreditation, and the one whose entry contains the sentence. */
import * as assert from 'uvu/assert';
import { credentialsWith, person, registered } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

const TEAM = {
  'people.ada': person('Ada Brook', 'Osteopath', registered('GOsC', '01234')),
  'people.ben': person('Ben Carr', 'Massage therapist'),
  'people.cleo': person('Cleo Dale', 'Bowen therapist', registered('CNHC', 'CN01234')),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ada', 'ben', 'cleo'] },
};

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: Readonly<Record<string, string | undefined>> = {
  'All three practitioners are on the register of the GOsC.':
    '“on the register of the GOsC” is claimed, but Ben Carr and Cleo Dale have no entry in the register (GOSC).',
  'Every therapist in our practice is state-registered.':
    '“state-registered” is claimed, but Ben Carr has no entry in the register of a profession that the law regulates.',
  'Every therapist in the country may call herself one.': undefined,
  'All three of us are osteopaths.':
    '“osteopaths” is a healthcare role, but Ben Carr and Cleo Dale have other titles in the config.',
  'All of us are osteopaths or massage therapists.':
    '“osteopaths” is a healthcare role, but the config calls Cleo Dale “Bowen therapist”.',
  'Every member of our team who treats you is an osteopath.':
    '“osteopath” is a healthcare role, but Ben Carr and Cleo Dale have other titles in the config.',
  'All our practitioners are registered osteopaths.':
    '“osteopaths” is a healthcare role, but Ben Carr and Cleo Dale have other titles in the config.',
  'Only osteopaths treat you here.':
    '“osteopaths” is a healthcare role, but Ben Carr and Cleo Dale have other titles in the config.',
  'You are always treated by an osteopath.':
    '“osteopath” is a healthcare role, but Ben Carr and Cleo Dale have other titles in the config.',
  'All of us are osteopaths, Bowen therapists or massage therapists.': undefined,
  'Only osteopaths may use the title.': undefined,
  'You are always asked by an osteopath whether you smoke.': undefined,
  'All three of us are osteopaths registered with the GOsC.':
    '“registered with the GOsC” is claimed, but Ben Carr and Cleo Dale have no entry in the register (GOSC).',
  'All our people are MRCVS.':
    '“MRCVS” is claimed, but Ada Brook, Ben Carr and Cleo Dale have no entry in the register (RCVS).',
  'All of us are registered with a health regulator.':
    '“registered with a health regulator” is claimed, but Ben Carr has no entry in a register.',
  'Here, everybody on our team is regulated by the GOsC.':
    '“regulated by the GOsC” is claimed, but Ben Carr and Cleo Dale have no entry in the register (GOSC).',
  'In this country, physiotherapists are regulated by the HCPC.': undefined,
  'We hold ISO accreditation.': '“hold ISO accreditation” is claimed, but the config does not contain it.',
  'The laboratory has UKAS accreditation.': undefined,
  'We are not JAG-accredited.': undefined,
};

/** The same for the sentences of Ben’s entry. */
const ABOUT: Readonly<Record<string, string | undefined>> = {
  'Our osteopath for runners.': '“osteopath” is a healthcare role, but the config calls Ben Carr “Massage therapist”.',
  'As a doctor of sleep he knows your nights.':
    '“doctor” is a healthcare role, but the config calls Ben Carr “Massage therapist”.',
  'As an HCPC clinician he writes referrals.':
    '“HCPC clinician” is claimed, but Ben Carr has no entry in the register (HCPC).',
  'Our osteopath says that Ben has warm hands.': undefined,
};

suite('a claim about all people of a clinic', (test) => {
  for (const [sentence, message] of Object.entries(ANSWERS))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await credentialsWith({ ...TEAM, 'pages./.1.questions.0.answer': sentence }),
        message === undefined ? [] : [message],
      ));

  for (const [sentence, message] of Object.entries(ABOUT))
    test(`about a person: ${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await credentialsWith({ ...TEAM, 'people.ben.about': sentence }),
        message === undefined ? [] : [message],
      ));
});
