/** Characters of word processors that look like a space, a hyphen, a quotation mark or a colon. */
import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import { tidyPostcode } from '../../renderer/facts/postcode.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';
import { reports } from '../support/syntax-mistakes.ts';

const parsed = (values: Readonly<Record<string, unknown>>) => parse(withValues(minimal, values));

suite('look-alike characters in values', (test) => {
  test('a non-breaking space in a price reads as a space', () => {
    const { findings, site } = parsed({ 'catalogue.massage.price': '£48\u00a0per session' });
    assert.equal(findings, []);
    assert.equal(site?.catalogue.massage?.price.text, '£48 per session');
  });

  for (const hours of ['09:00-17:30', '09:00 – 17:30', '09:00—17:30', '09:00\u00a0−\u00a017:30'])
    test(`“${hours}” reads as “09:00–17:30”`, () => {
      const { findings, site } = parsed({ 'clinic.hours.monday': hours });
      assert.equal(findings, []);
      assert.equal(site?.clinic.hours.monday.text, '09:00–17:30');
    });

  for (const date of ['2026–03–01', '2026‑03‑01', '2026−03−01'])
    test(`“${date}” reads as the date with hyphens`, () => {
      const special = [{ from: date, hours: '10:00–14:00', reason: 'Training' }];
      assert.equal(parsed({ 'clinic.specialHours': special }).site?.clinic.specialHours?.[0]?.from, '2026-03-01');
    });

  test('a non-breaking space in a telephone number reads as a space', () => {
    assert.is(parsed({ 'clinic.phone': '0113\u00a0496 0001' }).site?.clinic.phone, '0113 496 0001');
  });

  test('a postcode in small letters gets capital letters and a space', () => {
    assert.is(parsed({ 'clinic.address.postcode': 'ls11aa' }).site?.clinic.address.postcode, 'LS1 1AA');
    assert.equal(['LS1 1AA', 'ec1a1bb', 'm1\u00a01ae'].map(tidyPostcode), ['LS1 1AA', 'EC1A 1BB', 'M1 1AE']);
  });

  test('a dash in the name of another entry is named', () => {
    const categories = { 'hand-therapy': { ...minimal.categories.hands, anchor: 'hand-therapy' } };
    const values = { categories, 'catalogue.massage.category': 'hand–therapy' };
    const [finding] = parsed(values).findings.filter(({ path }) => path?.at(-1) === 'category');
    assert.is(finding?.message, '“hand–therapy” contains an en dash in place of a hyphen.');
    assert.is(finding?.help, 'Write “hand-therapy”.');
  });

  test('a dash in the name of an entry is named', () => {
    const [finding] = parsed({ 'categories.hand–care': { ...minimal.categories.hands, anchor: 'care' } }).findings;
    assert.is(finding?.message, '“hand–care” contains an en dash in place of a hyphen.');
  });
});

const CURLY = 'Type \' or " at both ends of the text. Inside the text, curly quotation marks are fine.';

reports('look-alike characters in code', [
  {
    what: 'a name in curly quotation marks',
    source: 'export default {\n  ‘grip-test’: { price: 1 },\n};\n',
    message: '‘ is a curly quotation mark: code needs straight ones.',
    help: CURLY,
    at: [2, 3],
    fixed: "export default {\n  'grip-test': { price: 1 },\n};\n",
  },
  {
    what: 'an address in curly quotation marks',
    source: "export default {\n  a: 1,\n  “/journal”: { name: 'Journal' },\n};\n",
    message: '“ is a curly quotation mark: code needs straight ones.',
    help: CURLY,
    at: [3, 3],
    fixed: "export default {\n  a: 1,\n  '/journal': { name: 'Journal' },\n};\n",
  },
  {
    what: 'a text that ends with a curly quotation mark',
    source: "export default {\n  name: 'Warm bath’,\n};\n",
    message: 'The ’ at the end of this text is a curly quotation mark: code needs a straight one.',
    help: "Write 'Warm bath'.",
    at: [2, 9],
    fixed: "export default {\n  name: 'Warm bath',\n};\n",
  },
  {
    what: 'a text that ends with a curly quotation mark in the middle of a line',
    source: "export default {\n  price: '£44’, name: 'Warm bath', lead: 'It’s warm.',\n};\n",
    message: 'The ’ at the end of this text is a curly quotation mark: code needs a straight one.',
    help: "Write '£44'.",
    at: [2, 10],
    fixed: "export default {\n  price: '£44', name: 'Warm bath', lead: 'It’s warm.',\n};\n",
  },
  {
    what: 'a text with a curly quotation mark at its end in a list',
    source: 'export default {\n  names: ["Jo’s, warm”, "b"],\n};\n',
    message: 'The ” at the end of this text is a curly quotation mark: code needs a straight one.',
    help: "Write 'Jo’s, warm'.",
    at: [2, 11],
    fixed: 'export default {\n  names: [\'Jo’s, warm\', "b"],\n};\n',
  },
  {
    what: 'a full-width colon',
    source: "export default {\n  price：'£44',\n};\n",
    message: '“：” looks like “:” but is another character.',
    help: 'Write “:”.',
    at: [2, 8],
  },
]);
