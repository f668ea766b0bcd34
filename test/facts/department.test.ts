import * as assert from 'uvu/assert';
import { departmentOfPage } from '../../renderer/config/derived/department.ts';
import { parse } from '../../renderer/config/parse.ts';
import { stripAnnotations } from '../../renderer/config/strip-annotations.ts';
import minimal from '../sites/minimal/site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

const second = {
  'departments.second': {
    name: 'Second',
    label: 'Second',
    description: 'The second department.',
    type: 'LocalBusiness',
    page: '/second',
    palette: 'warm',
    consultation: {
      name: 'second visit',
      treatment: 'cupping',
      location: 'upstairs',
      practitioner: 'with a therapist',
      page: '/second',
      action: { label: 'Book a second visit', to: '/go/visit' },
    },
    returning: { label: 'Book again', to: '/go/visit' },
  },
  'routes./second': { title: 'Second', description: 'The second department.', name: 'Second' },
  'pages./second': [],
  'categories.cups': {
    name: 'Cups',
    department: 'second',
    anchor: 'cups',
    route: '/second',
    description: 'Everything with cups.',
  },
  'catalogue.cupping.category': 'cups',
  'routes./page': { title: 'A page', description: 'A page of sections.', name: 'A page' },
};

/** Returns the department of '/page' in a site with two departments. */
function departmentWith(sections: readonly object[], fields: object = {}, route = '/page'): string | undefined {
  const page = { title: 'A page', description: 'A page of sections.', name: 'A page', ...fields };
  const values = { ...second, 'routes./page': page, 'pages./page': sections };
  const { site, findings } = parse(withValues(stripAnnotations(minimal).value, values));
  assert.ok(site, findings.map(({ message, path }) => `${path?.join('.')}: ${message}`).join('\n'));
  return site && departmentOfPage(site, route);
}

const SECTIONS: readonly (readonly [what: string, section: object])[] = [
  ['treatment cards of a category', { kind: 'treatmentCards', category: 'cups' }],
  ['category cards', { kind: 'categoryCards', title: 'Kinds', categories: ['cups'] }],
  ['the options of a treatment', { kind: 'options', treatment: 'cupping', title: 'Options' }],
  ['programmes', { kind: 'programmes', title: 'Programmes', department: 'second' }],
  ['a catalogue', { kind: 'catalogueGroups', title: 'All', department: 'second', categories: ['cups'] }],
];

suite('the department of a page that names none', (test) => {
  test('is that of its treatment', () => assert.is(departmentWith([], { treatment: 'cupping' }), 'second'));
  test('is that of its category', () => assert.is(departmentWith([], { category: 'cups' }), 'second'));
  test('is that of an item that the page requires', () =>
    assert.is(departmentWith([], { requires: ['cupping'] }), 'second'));
  test('is the department whose page it is', () => assert.is(departmentWith([], {}, '/second'), 'second'));
  for (const [what, section] of SECTIONS)
    test(`is that of ${what}`, () => assert.is(departmentWith([section]), 'second'));
  test('is the first if its sections belong to several', () =>
    assert.is(departmentWith([{ kind: 'categoryCards', title: 'Kinds', categories: ['cups', 'hands'] }]), 'main'));
  test('is the first if nothing names one', () => assert.is(departmentWith([]), 'main'));
});

suite('the department of a page that names one', (test) =>
  test('is that one, whatever its sections are', () =>
    assert.is(departmentWith([{ kind: 'treatmentCards', category: 'cups' }], { department: 'main' }), 'main')));

suite('programmes in structured data', (test) =>
  test('are described once if two sections of a page list them', async () => {
    const list = { kind: 'programmes', title: 'Programmes', department: 'main' };
    const programme = {
      name: 'Five weeks',
      department: 'main',
      schedule: '5 sessions over 10 weeks',
      price: '£230',
      description: 'Five sessions.',
      book: 'visit',
    };
    const { site } = await checkedWith({ 'programmes.weeks': programme, 'pages./treatments': [list, list] });
    const html = await site?.pages.find(({ route }) => route === '/treatments')?.html();
    assert.is(html?.split('"@id":"https://small.example/#programme-weeks"').length, 2);
  }));
