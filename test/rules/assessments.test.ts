/** For which pages an assessment must come first, and the sentences that say so. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const LEAD = 'pages./treatments/massage.0.lead';
const DOCTOR = {
  'people.ann': {
    name: 'Dr Ann Example',
    title: 'Doctor',
    focus: 'Skin',
    department: 'main',
    qualifications: [],
    image: 'dot',
    registration: { register: 'GMC', number: '7654321', url: 'https://register.example/7654321' },
  },
  'departments.main.consultation.treatment': 'cupping',
  [LEAD]: 'An hour, for those who want it.',
};

const found = async (values: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ ...DOCTOR, ...values });
  return findings.flatMap(({ rule, message, help }) => (rule === 'claim/assessment' ? [`${message} ${help}`] : []));
};

const item = (name: string, description: string) => ({
  'catalogue.massage.name': name,
  'catalogue.massage.description': description,
});

const INTERVENTIONS: Readonly<Record<string, string>> = {
  'Tummy tuck': 'Loose skin is removed under a general anaesthetic.',
  'Lip filler': 'A small amount, from the side.',
  'Iron infusion': 'An hour in the chair.',
  'Consultation and peel': 'Both in one visit, if you like the peel.',
};
const OTHERS: Readonly<Record<string, string>> = {
  'Pilot medical': 'Eyes, ears and heart, and the form for the authority.',
  'Hearing and balance test': 'In a quiet room.',
  'Skin check with Dr Example': 'Every mole is looked at.',
  'Gift card': 'For anything, fillers as well.',
  'Ear wax removal': 'A nurse uses gentle suction.',
  'Scar massage': 'By hand, for some weeks after an operation.',
};
const NOTICES = [
  'The surgeon looks at it first.',
  'A nurse checks your skin before anything is booked.',
  'You meet the prescriber beforehand.',
  'Dr Example sees everybody first.',
  'Only if our nurse thinks that it suits you.',
  'For what was agreed in your consultation.',
  'An assessment always comes first.',
  'Everything begins with a consultation.',
  'First comes a check.',
  'Treatment always follows an examination.',
  'Nobody is treated before the nurse has seen them.',
  'The surgeon always examines it before an operation is booked.',
];
const OTHER_BEGINNINGS = ['Everything begins with a cup of tea.', 'First comes a warm towel.'];

suite('an assessment before a treatment', (test) => {
  for (const [name, description] of Object.entries(INTERVENTIONS))
    test(`“${name}” needs a notice`, async () => {
      const [message = ''] = await found(item(name, description));
      assert.is(
        message,
        `This page offers “${name}” but does not state that an assessment comes first. Add, for example: “A doctor’s assessment comes first, and treatment is offered only if it suits you.”`,
      );
    });

  for (const [name, description] of Object.entries(OTHERS))
    test(`“${name}” needs no notice`, async () => assert.equal(await found(item(name, description)), []));

  for (const notice of NOTICES)
    test(`“${notice}” is a notice`, async () =>
      assert.equal(await found({ ...item('Lip filler', 'A small amount.'), [LEAD]: notice }), []));

  for (const beginning of OTHER_BEGINNINGS)
    test(`“${beginning}” is no notice`, async () =>
      assert.is((await found({ ...item('Lip filler', 'A small amount.'), [LEAD]: beginning })).length, 1));

  test('the notice of a treatment without a page of its own belongs in its description', async () => {
    const filler = { ...{ category: 'hands', duration: '30min', book: 'visit', image: 'dot' }, price: '£150' };
    const { findings } = await checkedWith({
      ...DOCTOR,
      'catalogue.filler': { ...filler, name: 'Lip filler', description: 'A small amount.' },
      'catalogue.filler.packages': [{ label: 'Both lips', sessions: 2, price: '£280' }],
    });
    const [finding, ...others] = findings.filter(({ rule }) => rule === 'claim/assessment');
    assert.equal(others, []);
    assert.equal(finding?.path, ['catalogue', 'filler', 'description']);
    assert.is(
      finding?.help,
      'Add to the description of the treatment, for example: “A doctor’s assessment comes first, and treatment is offered only if it suits you.”',
    );
  });

  test('an alias of a page is not reported beside it', async () => {
    const alias = { 'aliases./filler': { page: '/treatments/massage' } };
    assert.is((await found({ ...item('Lip filler', 'A small amount.'), ...alias })).length, 1);
  });

  test('the notice names no role where people of several professions are registered', async () => {
    const nurse = { ...DOCTOR['people.ann'], name: 'Jo Sample', title: 'Nurse' };
    const registration = { register: 'NMC', number: '12A3456E', url: 'https://register.example/12A3456E' };
    const [message = ''] = await found({
      ...item('Lip filler', 'A small amount.'),
      'people.jo': { ...nurse, registration },
    });
    assert.match(message, 'Add, for example: “An assessment comes first');
  });
});
