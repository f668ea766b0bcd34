/** Entries of people in the register of dentists, which admits several professions, and inspections of their practice. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { credentialsWith, person, registered } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

/** Names, titles and qualifications, and the message of the check about each entry. */
const ENTRIES: readonly (readonly [name: string, title: string, qualification: string, message?: string])[] = [
  ['Dr Ada Wren', 'Principal dentist', 'BDS, Leeds'],
  ['Dr Bea Wren', 'Founder', 'PhD in oral biology'],
  [
    'Dr Cai Wren',
    'Founder',
    'BDS, Leeds',
    '“Dr Cai Wren” is called “Dr” by courtesy, but “Founder” does not tell visitors that this is a dentist and not a doctor.',
  ],
  [
    'Dr Dee Wren',
    'Dental hygienist',
    'Diploma in dental hygiene',
    '“Dr Dee Wren” has the title of a doctor, but a dental hygienist without a doctorate is not called “Dr”.',
  ],
  ['Eve Wren', 'Dental hygienist', 'Registered dentist in Poland, 2009'],
  [
    'Flo Wren',
    'Dental hygienist',
    'Registered dentist',
    '“Registered dentist” is the qualification of a dentist, but Flo Wren is called “Dental hygienist”.',
  ],
  ['Gus Wren', 'Dental therapist', 'Diploma in dental hygiene and therapy'],
  [
    'Hal Wren',
    'Dental therapist',
    'Diploma in dental hygiene',
    '“Diploma in dental hygiene” is the qualification of a dental hygienist, but Hal Wren is called “Dental therapist”.',
  ],
  [
    'Ivo Wren',
    'Dentist and hygienist',
    'Diploma in dental hygiene',
    '“Diploma in dental hygiene” is the qualification of a dental hygienist, but Ivo Wren is called “Dentist and hygienist”.',
  ],
];

/** Sentences about inspections by the CQC, and whether a clinic that is not registered with it may say so. */
const INSPECTIONS: Readonly<Record<string, boolean>> = {
  'The CQC came last week.': false,
  'The Care Quality Commission has inspected this practice.': false,
  'We are regulated by the CQC.': false,
  'The CQC does not inspect us.': true,
  'If the CQC inspected us, we would say so.': true,
  'The CQC inspected the hospital in May.': true,
};

suite('the entry of a dental professional', (test) => {
  test('the name and title fit the qualifications', async () => {
    const keys = ENTRIES.map((_, index) => `person${index}`);
    const people = ENTRIES.map(([name, title, qualification], index) => [
      `people.${keys[index]}`,
      person(name, title, { qualifications: [qualification], ...registered('GDC', `${101000 + index}`) }),
    ]);
    const shown = { kind: 'profiles', title: 'Who you will see', people: keys };
    assert.equal(
      [...(await credentialsWith({ ...Object.fromEntries(people), 'pages./.2': shown }))].sort(),
      ENTRIES.flatMap(([, , , message]) => message ?? []).sort(),
    );
  });

  test('a person who gains or loses “Dr” has not left', async () => {
    const ann = (name: string) => ({ 'people.ann': person(name, 'Dentist', registered('GDC', '101010')) });
    const { site } = await checkedWith(ann('Dr Ann Sample'));
    const { findings } = await checkedWith(
      { ...ann('Ann Sample'), 'pages./.1.questions.0.answer': 'Ask for Dr Ann Sample.' },
      {},
      { lastBuild: site?.record },
    );
    assert.equal(
      findings.filter(({ rule }) => rule === 'content/former-person'),
      [],
    );
  });
});

suite('a sentence about an inspection', (test) => {
  const questions = Object.keys(INSPECTIONS).map((answer, index) => ({ question: `Is it true, ${index}?`, answer }));

  test('it is reported if the clinic is not registered with the CQC', async () => {
    const { findings } = await checkedWith({ 'pages./.1.questions': questions });
    const reported = findings.filter(({ rule }) => rule === 'claim/review').map(({ path }) => path?.[4]);
    assert.equal(
      reported,
      Object.values(INSPECTIONS).flatMap((isTrue, index) => (isTrue ? [] : [index])),
    );
  });

  test('it is not reported if the clinic is registered', async () => {
    const { findings } = await checkedWith({ 'pages./.1.questions': questions, 'clinic.legal.cqc': '1-1234567890' });
    assert.equal(
      findings.filter(({ rule }) => rule === 'claim/review'),
      [],
    );
  });
});

suite('the title of a dental specialist', (test) => {
  const claims = (sentence: string, qualifications: readonly string[] = ['BDS, Leeds']) =>
    credentialsWith({
      'people.ada': person('Ada Wren', 'Dentist', { qualifications, ...registered('GDC', '101001') }),
      'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ada'] },
      'pages./.1.questions.0.answer': sentence,
    });
  const notListed = 'Ada Wren is not recorded as being on the specialist list of the GDC.';

  test('is one claim, and needs the entry on the list', async () => {
    assert.equal(await claims('Your implant is placed by Ada Wren, a specialist oral surgeon.'), [
      `“oral surgeon” is the title of a specialist, but ${notListed}`,
    ]);
    assert.equal(await claims('Ada Wren is a specialist in gum disease.'), [
      `“specialist” is a title of dentists on a specialist list, but ${notListed}`,
    ]);
    assert.equal(
      await claims('Your implant is placed by Ada Wren, a specialist oral surgeon.', [
        'BDS, Leeds',
        'On the specialist list of the GDC',
      ]),
      [],
    );
    assert.equal(await claims('Ada Wren is a dentist.'), []);
  });

  test('exists for no work without a list, and is reported once', async () => {
    const none =
      '“specialist” is a title of dentists on one of the 13 specialist lists of the GDC, and none of them is for';
    assert.equal(await claims('Ada Wren, our specialist in cosmetic dentistry.'), [`${none} “cosmetic dentistry”.`]);
    assert.equal(await claims('Ada Wren is our implant specialist.'), [`${none} “implant treatment”.`]);
    assert.equal(await claims('Ada Wren is a specialist in implants.', ['On the specialist list of the GDC']), [
      `${none} “implants”.`,
    ]);
    assert.equal(await claims('Ada Wren is a specialist in gums.', ['On the specialist list of the GDC']), []);
  });

  test('is moved from “about” to “qualifications”', async () => {
    const about = 'On the GDC specialist list in orthodontics. Walks in the hills.';
    const { findings } = await checkedWith({
      'people.ada': person('Ada Wren', 'Specialist orthodontist', { about, ...registered('GDC', '101001') }),
      'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ada'] },
    });
    assert.equal(
      findings.flatMap(({ rule, message, help }) => (rule === 'claim/credential' ? [`${message} ${help}`] : [])),
      [
        '“Specialist” is a rank that only a register can grant. “about” says “On the GDC specialist list in orthodontics”. If that is true, move it to “qualifications”.',
      ],
    );
  });
});
