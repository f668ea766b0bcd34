/** People and sections that were copied, and changed only in part. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { person } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

const entry = (number: string, inUrl = number) => ({
  registration: { register: 'HCPC', number, url: `https://register.example/?id=${inUrl}` },
});
const ABOUT = 'Looks after backs and necks, and rides a horse on Sundays.';
const ADA = person('Ada Brook', 'Physiotherapist', { ...entry('PH012345'), about: ABOUT });

async function messages(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith({
    'people.ada': ADA,
    'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ada', 'ben'] },
    ...values,
  });
  return findings.map(({ message }) => message);
}

suite('the copied entry of a person', (test) => {
  test('is reported if it keeps the text about the other, or the address of their register entry', async () => {
    const copy = (fields: object) => messages({ 'people.ben': person('Ben Carr', 'Physiotherapist', fields) });
    assert.equal(await copy({ ...entry('PH054321'), about: ABOUT }), ['“about” of Ben Carr is that of Ada Brook.']);
    assert.equal(await copy(entry('PH054321', 'PH012345')), [
      '“https://register.example/?id=PH012345” is the entry of Ada Brook in the register: it contains PH012345.',
    ]);
  });

  test('is not reported if both entries have the address of the register', async () => {
    const search = (number: string) => ({
      registration: { ...entry(number).registration, url: 'https://hcpc.example/' },
    });
    assert.equal(
      await messages({
        'people.ada': person('Ada Brook', 'Physiotherapist', search('PH012345')),
        'people.ben': person('Ben Carr', 'Physiotherapist', search('PH054321')),
      }),
      [],
    );
  });
});

suite('a section that was pasted twice', (test) => {
  test('is reported at its second place', async () => {
    const cards = { kind: 'treatmentCards', category: 'hands' };
    const { findings } = await checkedWith({ 'pages./treatments.2': cards });
    assert.equal(
      findings.flatMap(({ rule, message, path }) => (rule === 'content/copied-part' ? [message, path?.join('.')] : [])),
      ['This section (treatmentCards) is on the page “/treatments” twice.', 'pages./treatments.2'],
    );
  });
});
