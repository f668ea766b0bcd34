/** How an invalid config is read for the rest of the check. */
import * as assert from 'uvu/assert';
import { valueAt } from '../../renderer/config/declared-names.ts';
import { parse } from '../../renderer/config/parse.ts';
import { applyEdit, type Edit, pathAfter, pathBefore } from '../../renderer/config/repair/edits.ts';
import { type Readings, readingsOf } from '../../renderer/config/repair/readings.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import minimal from '../sites/minimal/site.config.ts';
import { edited, withField, withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

const readingsWith = (values: Readonly<Record<string, unknown>>): Readings =>
  readingsOf(parse(withValues(minimal, values)));

/** Returns what each reading has at a path. */
const readAs = ({ readings }: Readings, path: string): readonly unknown[] =>
  readings.map(({ parsed }) => valueAt(parsed.plainConfig, path));

/** A mistake with one likely correction: the value after it, and its path if it moves. */
const MEANT: readonly (readonly [what: string, path: string, value: unknown, meant: unknown, at?: string])[] = [
  ['a letter for a digit', 'catalogue.massage.price', '£6O per session', '£60 per session'],
  ['a misspelt field', 'catalogue.massage.durration', '2h', '2h', 'catalogue.massage.duration'],
  ['a misspelt name', 'catalogue.massage.category', 'hnads', 'hands'],
  ['a name in capitals', 'booking.Late', 'https://book.example/late', 'https://book.example/late', 'booking.late'],
  ['a space at the end', 'clinic.tagline', 'One thing, done well ', 'One thing, done well'],
  ['a number in quotes', 'clinic.minimumAge', '16', 16],
  ['a number instead of text', 'clinic.tagline', 24, '24'],
  ['one item instead of a list', 'routes./treatments.hide', 'header', ['header']],
];

suite('an invalid config with one likely correction', (test) => {
  for (const [what, path, value, meant, at = path] of MEANT)
    test(`${what} is read once, as it is meant`, () => {
      const start = what === 'a misspelt field' ? { 'catalogue.massage.duration': undefined } : {};
      const readings = readingsWith({ ...start, [path]: value });
      assert.equal(readAs(readings, at), [meant]);
      assert.equal(readings.unknown, []);
    });
});

suite('an invalid config whose value could be anything', (test) => {
  test('a missing value is read as two different ones', () => {
    const readings = readingsWith({ 'catalogue.massage.price': 'by agreement' });
    const [first, second] = readAs(readings, 'catalogue.massage.price');
    assert.ok(typeof first === 'string' && typeof second === 'string' && first !== second, `${first} and ${second}`);
    assert.equal(readings.unknown.map(formatPath), ['catalogue.massage.price']);
    assert.equal([...readings.hidden], ['figures']);
  });

  for (const [path, value] of [
    ['clinic.email', 'desk@practice'],
    ['clinic.phone', 'call us'],
    ['clinic.hours.monday', 'all day'],
    ['hosting.url', 'our site'],
  ] as const)
    test(`“${value}” as “${path}” is read as two different values, although few others have its form`, () => {
      const [first, second] = readAs(readingsWith({ [path]: value }), path);
      assert.ok(typeof first === 'string' && typeof second === 'string' && first !== second, `${first} and ${second}`);
    });

  test('an optional value is left out in one reading', () =>
    assert.ok(
      readAs(readingsWith({ 'catalogue.massage.duration': 'a while' }), 'catalogue.massage.duration').includes(
        undefined,
      ),
    ));

  test('a value that is undefined counts as one that cannot be read', () => {
    const readings = readingsOf(parse(withField(minimal, ['catalogue', 'massage', 'duration'], undefined)));
    assert.equal(readings.unknown.map(formatPath), ['catalogue.massage.duration']);
    assert.is(readings.readings.length, 2);
  });

  test('a name that nothing declares is declared in one reading, and another name in the other', () => {
    const readings = readingsWith({ 'catalogue.massage.category': 'zzz' });
    assert.equal(
      readAs(readings, 'categories.zzz').map((category) => category !== undefined),
      [true, false],
    );
    assert.equal(readAs(readings, 'catalogue.massage.category'), ['zzz', 'hands']);
  });

  test('of a text with a wrong link, only the link is blanked out', () => {
    const readings = readingsWith({
      'catalogue.massage.description': 'Ring {clinic.nothing.at.all} or ask [us](/zzz).',
    });
    assert.equal(readAs(readings, 'catalogue.massage.description'), [
      'Ring ······················· or ask ·us·······.',
    ]);
    assert.equal([...readings.hidden], ['parts']);
  });

  for (const part of ['clinic', 'catalogue', 'categories', 'departments', 'booking', 'routes', 'navigation', 'pages'])
    test(`a config without “${part}” can be read`, () =>
      assert.ok(readingsWith({ [part]: undefined }).readings.length > 0));

  for (const value of [undefined, null, 'text', 7, []])
    test(`${JSON.stringify(value)} in place of a config cannot be read`, () =>
      assert.equal(readingsOf(parse(value)).readings, []));
});

suite('problems that others had hidden', (test) => {
  test('are found once the others are repaired', () => {
    const readings = readingsWith({ icon: undefined, 'design.logo': undefined, 'catalogue.massage.price': '£6O' });
    assert.equal(
      readings.readings.map(({ later }) => later.map(({ message }) => message)),
      [['“icon” is missing.'], ['“icon” is missing.']],
    );
  });

  test('are not those that a repair has caused', () => {
    const readings = readingsWith({ 'categories.hands': 'by hand' });
    assert.equal(
      readings.readings.flatMap(({ later }) => later),
      [],
    );
  });
});

const LIST = { list: ['a', 'b', 'c', 'd'] };

suite('edits of a config', (test) => {
  const removal: Edit = { kind: 'remove', path: ['list', 1] };
  const rename: Edit = { kind: 'move', path: ['old'], to: ['new'] };
  const wrap: Edit = { kind: 'move', path: ['one'], to: ['one', 0] };

  test('a removed item moves those after it', () => {
    assert.equal(applyEdit(LIST, removal), { list: ['a', 'c', 'd'] });
    assert.equal(pathBefore(['list', 1], removal), ['list', 2]);
    assert.equal(pathBefore(['list', 0], removal), ['list', 0]);
    assert.equal(pathAfter(['list', 3, 'title'], removal), ['list', 2, 'title']);
    assert.is(pathAfter(['list', 1], removal), undefined);
  });

  test('a field that gets another name keeps its value', () => {
    assert.equal(applyEdit({ old: 1, other: 2 }, rename), { other: 2, new: 1 });
    assert.equal(pathBefore(['new', 'x'], rename), ['old', 'x']);
    assert.equal(pathAfter(['old'], rename), ['new']);
  });

  test('a value that becomes the only item of a list keeps its path before', () => {
    assert.equal(applyEdit({ one: 'a' }, wrap), { one: ['a'] });
    assert.equal(pathBefore(['one', 0, 'title'], wrap), ['one', 'title']);
  });

  test('characters of a text are replaced', () =>
    assert.equal(applyEdit(LIST, { kind: 'text', path: ['list', 0], at: 0, length: 1, to: 'xyz' }), {
      list: ['xyz', 'b', 'c', 'd'],
    }));

  test('the value that replaces another was not there before', () => {
    const set: Edit = { kind: 'set', path: ['a', 'b'], value: 1 };
    assert.equal(applyEdit({}, set), { a: { b: 1 } });
    assert.is(pathBefore(['a', 'b', 'c'], set), undefined);
    assert.equal(pathBefore(['a'], set), ['a']);
  });

  test('the original config does not change', () => {
    applyEdit(LIST, removal);
    assert.equal(LIST, { list: ['a', 'b', 'c', 'd'] });
    assert.ok(edited(LIST, ['list', 0], 'z') !== LIST);
  });
});
