import * as assert from 'uvu/assert';
import { readPhone } from '../../cli/init/answers.ts';
import { phoneProblem, tidyPhone } from '../../renderer/facts/phone.ts';
import { suite } from '../support/suite.ts';

const PROBLEMS = [
  ['01603 496 0123', 'it has a digit too many'],
  ['01603 62731', 'it has a digit too few'],
  ['020 7946 012', 'it has a digit too few'],
  ['+44 20 7946 01', 'it has 2 digits too few'],
  ['+44 0113 496 0000', 'it would dial +4401134960000'],
  ['+35 3', 'it would dial +353'],
] as const;

const VALID = ['01603 627310', '+44 1603 627310', '01768 88012', '0800 123 456', '0800 123 4567', '+353 1 234 5678'];

suite('the digits of a telephone number', (test) => {
  for (const [phone, problem] of PROBLEMS) test(`${phone}: ${problem}`, () => assert.is(phoneProblem(phone), problem));
  for (const phone of VALID) test(`${phone} is valid`, () => assert.is(phoneProblem(phone), undefined));
  test('are kept when brackets, hyphens and the zero after +44 are removed', () => {
    assert.is(tidyPhone('+44 (0)1473 210987'), '+44 1473 210987');
    assert.is(tidyPhone('01473-210-987'), '01473 210 987');
  });
  test('are compared when the owner of a new site types them', () => {
    assert.equal(readPhone('01603 496 0123'), {
      problem:
        '“01603 496 0123” is not a valid telephone number: it has a digit too many. Write it like “01632 960321”.',
    });
    assert.equal(readPhone('+44 (0)1473 210987'), { value: '+44 1473 210987' });
  });
});
