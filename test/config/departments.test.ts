/** A clinic with no department, one or several. */
import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import minimal from '../sites/minimal/site.config.ts';
import podiatry from '../sites/podiatry/site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

const readWith = (config: unknown, values: Readonly<Record<string, unknown>>) => parse(withValues(config, values));

const reportsOf = (config: unknown, values: Readonly<Record<string, unknown>>) =>
  readWith(config, values).findings.map(({ path = [], message, help }) => [formatPath(path), message, help]);

/** The department of the smallest site as fields of its clinic. */
const { type, palette, consultation, returning } = minimal.departments?.main ?? {};
const UNDIVIDED = {
  departments: undefined,
  'categories.hands.department': undefined,
  'clinic.type': type,
  'clinic.palette': palette,
  'clinic.consultation': consultation,
  'clinic.returning': returning,
};

suite('a clinic without departments', (test) => {
  test('is its own only department, with its name, its home page and its colours', () => {
    const { site } = readWith(minimal, UNDIVIDED);
    const [department] = Object.values(site?.departments ?? {});
    assert.is(Object.keys(site?.departments ?? {}).length, 1);
    assert.is(department?.name, 'Small Practice');
    assert.is(department?.page, '/');
    assert.is(department?.palette, 'cool');
  });

  test('may write an empty object of departments', () =>
    assert.ok(readWith(minimal, { ...UNDIVIDED, departments: {} }).site));

  test('shows the pages of the same clinic with one department', async () => {
    const pagesOf = async (values: Readonly<Record<string, unknown>>) =>
      (await checkedWith(values)).site?.pages.map(({ route, links }) => [
        route,
        links.flatMap(({ href }) => (/^\/(?!assets\/)/.test(href) ? [href] : [])),
      ]);
    assert.equal(await pagesOf(UNDIVIDED), await pagesOf({}));
  });

  test('without colours, is asked for them where they belong', () =>
    assert.equal(reportsOf(minimal, { ...UNDIVIDED, 'clinic.palette': undefined }), [
      [
        'clinic.palette',
        '“palette” is missing.',
        'A clinic without departments has its own “palette”. Write it here, or add “departments”.',
      ],
    ]));

  test('has no department that an item could name', () =>
    assert.equal(reportsOf(minimal, { ...UNDIVIDED, 'categories.hands.department': 'main' }), [
      [
        'categories.hands.department',
        'There is no department “main”.',
        'The clinic has no departments: remove this field.',
      ],
    ]));

  test('reports a colour without contrast in the clinic', async () => {
    const own = podiatry.clinic.palette;
    if (typeof own !== 'object') throw new Error('The podiatrist has no palette of its own.');
    const { findings } = await checkedWith({ ...UNDIVIDED, 'clinic.palette': { ...own, accent: '#f3dcb8' } });
    assert.equal(
      findings.flatMap(({ rule, path }) => (rule === 'a11y/contrast' ? [formatPath(path ?? [])] : [])),
      ['clinic.palette.accent'],
    );
  });

  test('reports a priced first appointment that is called free in the clinic', async () => {
    const { findings } = await checkedWith({ ...UNDIVIDED, 'clinic.consultation.name': 'free first visit' });
    assert.equal(
      findings.flatMap(({ rule, path }) => (rule === 'price/free' ? [formatPath(path ?? [])] : [])),
      ['clinic.consultation.name'],
    );
  });
});

suite('a clinic with departments', (test) => {
  const second = { 'departments.second': { ...minimal.departments?.main, name: 'Second', page: '/treatments' } };

  test('does not need to name its only one', () => {
    const { site } = readWith(minimal, { 'categories.hands.department': undefined });
    assert.is(site?.categories.hands?.department, 'main');
  });

  test('must say which of two departments offers a category', () =>
    assert.equal(reportsOf(minimal, { ...second, 'categories.hands.department': undefined }), [
      ['categories.hands.department', '“department” is missing.', 'Name one of the departments: main, second.'],
    ]));

  test('learns that colours of the clinic would have no effect', () =>
    assert.equal(reportsOf(minimal, { 'clinic.palette': 'warm' }), [
      [
        'clinic.palette',
        '“palette” has no effect here: each department has its own.',
        'Remove it, or remove “departments”.',
      ],
    ]));
});
