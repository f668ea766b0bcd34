/** The company number and the e-mail address of the clinic, if a character is wrong. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

async function findings(rule: string, values: Readonly<Record<string, unknown>>) {
  const checked = await checkedWith(values);
  return checked.findings.filter((finding) => finding.rule === rule).map(({ message, help }) => [message, help]);
}

const companyNumber = (number: string, others: Readonly<Record<string, string>> = {}) =>
  findings('content/legal', { 'clinic.legal.number': number, ...others });
const wrongNumber = (number: string): string =>
  `“${number}” is not the number of a company: those of Companies House have 8 characters.`;

suite('the number of a company', (test) => {
  test('with a digit too few may have lost its zero', async () =>
    assert.equal(await companyNumber('1482063'), [
      [
        wrongNumber('1482063'),
        'Write “01482063” if only the zero at its beginning is missing; otherwise add the missing digit.',
      ],
    ]));

  test('with other characters is copied from the register', async () => {
    for (const number of ['123456789', 'SC12345', '1234 567X'])
      assert.equal(await companyNumber(number), [
        [wrongNumber(number), 'Copy it from the register: find-and-update.company-information.service.gov.uk.'],
      ]);
  });

  test('is right with eight digits, or two letters and six digits', async () => {
    assert.equal(await companyNumber('01482063'), []);
    assert.equal(await companyNumber('SC123456', { 'clinic.legal.registeredIn': 'Scotland' }), []);
    assert.equal(await companyNumber('OC301234', { 'clinic.legal.name': 'Small LLP' }), []);
  });

  test('has another form elsewhere, and in the register of charities', async () => {
    assert.equal(await companyNumber('512345', { 'clinic.legal.registeredIn': 'Ireland' }), []);
    assert.equal(await companyNumber('1151234', { 'clinic.legal.name': 'Small Trust' }), []);
  });
});

const mail = (email: string, url = 'https://www.ousefootclinic.example') =>
  findings('link/mailto', { 'clinic.email': email, 'hosting.url': url });

suite('the domain of the e-mail address', (test) => {
  for (const domain of [
    'ousefootclinc.example',
    'ousefootclinicc.example',
    'ouzefootclinic.example',
    'ousefootclinci.example',
  ])
    test(`${domain} is a misspelt domain of the site`, async () =>
      assert.equal(await mail(`hello@${domain}`), [
        [
          `“${domain}” differs by one letter from the domain of the site, “ousefootclinic.example”.`,
          'Write “hello@ousefootclinic.example”, or accept the address with a reason if both domains are yours.',
        ],
      ]));

  for (const domain of [
    'ousefootclinic.example',
    'gmail.com',
    'ouse-footclinic.example',
    'ousefootclinic.exampl',
    'ouse.example',
  ])
    test(`${domain} is not reported`, async () => assert.equal(await mail(`hello@${domain}`), []));

  test('two short names are not compared', async () =>
    assert.equal(await mail('hello@abd.example', 'https://abc.example'), []));
});
