/** An unknown field that resembles no other: it belongs elsewhere, or it is the missing field under another name. */
import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import { readingsOf } from '../../renderer/config/repair/readings.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

/** Returns what is reported about unknown fields: the message, the advice, and the field that they are missing as. */
const unknownWith = (values: Readonly<Record<string, unknown>>) =>
  parse(withValues(minimal, values)).findings.flatMap(({ rule, message, help, missingPath, replacement }) =>
    rule === 'config/unknown-key' ? [[message, help, missingPath, replacement?.text]] : [],
  );

const CLOSURES = [{ from: '2026-12-24', to: '2027-01-01', reason: 'Christmas' }];
const TREATMENT = { category: 'hands', name: 'Scrub', description: 'Salt.', price: '£40 per session', book: 'visit' };

suite('an unknown field', (test) => {
  test('that a neighbouring object has belongs inside it', () =>
    assert.equal(unknownWith({ closures: CLOSURES }), [
      ['Unknown field “closures”.', 'It belongs inside “clinic”. Move it there.', 'clinic.closures', undefined],
    ]));

  test('with a number can be a figure of its entry', () => {
    const [[message, help = ''] = []] = unknownWith({ 'catalogue.massage.term': '12 months' });
    assert.is(message, 'Unknown field “term”.');
    const advice = "If text quotes it, write it into “figures”: figures: { term: '12 months' }. Known names: ";
    assert.is(help.slice(0, advice.length), advice);
  });

  test('that only one part of the config has belongs in that part', () =>
    assert.equal(
      unknownWith({ 'catalogue.massage.specialHours': [{ from: '2026-12-24', hours: '10:00–14:00', reason: 'Eve' }] }),
      [['Unknown field “specialHours”.', 'It belongs in “clinic”. Move it there.', 'clinic.specialHours', undefined]],
    ));

  test('that is a whole entry beside its part belongs inside it', () =>
    assert.equal(unknownWith({ scrub: { ...TREATMENT, duration: '30min', image: 'dot' } }), [
      ['Unknown field “scrub”.', 'It belongs inside “catalogue”. Move it there.', 'catalogue.scrub', undefined],
    ]));

  test('that is another word for a field of an option is that field', () =>
    assert.equal(
      unknownWith({ 'catalogue.massage.options': { long: { label: 'Long', price: '£90', book: 'visit' } } }),
      [['Unknown field “label”.', 'Did you mean “title”?', 'catalogue.massage.options.long.title', 'title']],
    ));

  test('that means one that is there already is not renamed', () =>
    assert.equal(unknownWith({ 'clinic.telephone': '0113 496 0000' }), [
      [
        'Unknown field “telephone”.',
        '“phone” is there already: change its value, and remove this line.',
        undefined,
        undefined,
      ],
    ]));

  test('that the items of a list beside it have belongs into these items', () =>
    assert.equal(unknownWith({ 'catalogue.massage.note': 'Including tea' }), [
      [
        'Unknown field “note”.',
        'Move it into “packages”, where it is a field of each item, or write it into another field.',
        undefined,
        undefined,
      ],
    ]));

  test('that no part of the config has is a misspelt one', () =>
    assert.equal(
      unknownWith({ 'catalogue.massage.prise': '£60' }).map(([, help]) => help),
      ['Did you mean “price”?'],
    ));

  test('that is a whole entry belongs beside the entry that contains it', () =>
    assert.equal(unknownWith({ 'catalogue.massage.scrub': TREATMENT }), [
      [
        'Unknown field “scrub”.',
        'It belongs beside “massage”, not inside it. Check the braces: the one that closes “massage” is missing or comes too late.',
        'catalogue.scrub',
        undefined,
      ],
    ]));

  test('of an entry that is whole in another part belongs there, entry and all', () =>
    assert.equal(unknownWith({ 'categories.scrub': { ...TREATMENT, duration: '30min', image: 'dot' } }), [
      [
        '“scrub” is in “categories”, but it has the fields of an entry of “catalogue”.',
        'Cut the whole entry, from its name to the comma after its closing brace, and paste it into “catalogue”.',
        'catalogue.scrub',
        undefined,
      ],
    ]));

  test('that is a letter of a name in a section is not reported beside the missing list', () => {
    const section = { kind: 'people', people: 'jo', ...Object.fromEntries([...'kim'].entries()) };
    const { findings } = parse(withValues(minimal, { 'pages./.0': section }));
    assert.equal(
      findings.flatMap(({ message, path }) => (formatPath(path ?? []).startsWith('pages./.0') ? [message] : [])),
      ['“jo” is not a list in square brackets.'],
    );
  });

  test('is the only missing field beside it, if its value fits there', () =>
    assert.equal(unknownWith({ 'catalogue.massage.price': undefined, 'catalogue.massage.cost': '£60 per session' }), [
      ['Unknown field “cost”.', 'Did you mean “price”?', 'catalogue.massage.price', 'price'],
    ]));

  test('is not renamed to a missing field that its value does not fit, or if two fields are missing', () => {
    const help = (values: Readonly<Record<string, unknown>>) => unknownWith(values)[0]?.[1] ?? '';
    const price = { 'catalogue.massage.price': undefined };
    assert.match(help({ ...price, 'catalogue.massage.cost': 'a lot' }), /^Known names: /);
    const two = { ...price, 'catalogue.massage.description': undefined };
    assert.match(help({ ...two, 'catalogue.massage.tariff': '£60 per session' }), /^Known names: /);
  });

  test('is the field that owners give this name', () =>
    assert.equal(
      unknownWith({ 'clinic.closures': [{ start: '2026-12-24', end: '2027-01-01', reason: 'Christmas' }] }),
      [
        ['Unknown field “start”.', 'Did you mean “from”?', 'clinic.closures.0.from', 'from'],
        ['Unknown field “end”.', 'Did you mean “to”?', 'clinic.closures.0.to', 'to'],
      ],
    ));

  test('in the hours means several days, or belongs in another part', () => {
    const help = (name: string) => unknownWith({ [`clinic.hours.${name}`]: 'closed' })[0]?.[1];
    assert.is(help('monday-friday'), 'Remove it: each of these days has its own line.');
    assert.is(
      help('christmas'),
      'Only the days of a normal week belong here. Other days belong in “closures”, “specialHours” or “bankHolidays” of “clinic”.',
    );
  });

  test('in the place of several days of a week is the only finding about them', () => {
    const { saturday, sunday } = minimal.clinic.hours;
    const found = unknownWith({ 'clinic.hours': { 'Mon–Fri': '9-5', saturday, sunday } });
    assert.equal(
      found.map(([message, help]) => [message, help]),
      [
        [
          'Unknown field “Mon–Fri”.',
          "Write each day on its own line: monday: '09:00–17:00', tuesday: '09:00–17:00', wednesday: '09:00–17:00', thursday: '09:00–17:00', friday: '09:00–17:00',",
        ],
      ],
    );
  });

  test('in the place of one day is corrected', () => {
    const { saturday: _, ...others } = minimal.clinic.hours;
    assert.equal(unknownWith({ 'clinic.hours': { ...others, sat: 'closed' } })[0]?.[1], 'Did you mean “saturday”?');
  });

  test('for a second address says what a site can have instead', () =>
    assert.match(unknownWith({ 'clinic.address2': { town: 'Leeds' } })[0]?.[1] ?? '', /^A site has one address\./));

  test('is read in the place where it is meant to be', () => {
    const parsed = parse(withValues(minimal, { closures: CLOSURES }));
    const { readings, unknown } = readingsOf(parsed);
    assert.equal(
      readings.map(({ parsed: { site } }) => site.clinic.closures?.length),
      [1],
    );
    assert.equal(unknown.map(formatPath), []);
  });
});
