/** Two fields that have each other’s value. */
import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import minimal from '../sites/minimal/site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

const findingsWith = (values: Readonly<Record<string, unknown>>) =>
  parse(withValues(minimal, values)).findings.map(({ message, help, path = [] }) => [message, help, formatPath(path)]);

const PERSON = {
  name: 'Jo Field',
  title: 'Physiotherapist',
  focus: 'Backs',
  qualifications: [],
  image: 'dot',
};

suite('two fields with each other’s value', (test) => {
  test('are one mistake if they are a price and a duration', () =>
    assert.equal(findingsWith({ 'catalogue.massage.price': '1h', 'catalogue.massage.duration': '£60 per session' }), [
      [
        'The values of “price” and “duration” are in each other’s place.',
        "Write price: '£60 per session', duration: '1h',",
        'catalogue.massage.price',
      ],
    ]));

  test('are one mistake if they are the name and the role of a person', () => {
    const withNames = (key: string, name: string, title: string) =>
      findingsWith({ [`people.${key}`]: { ...PERSON, name, title } });
    assert.equal(withNames('jo', 'Physiotherapist', 'Jo Field'), [
      [
        'The values of “name” and “title” are in each other’s place.',
        "Write name: 'Jo Field', title: 'Physiotherapist',",
        'people.jo.name',
      ],
    ]);
    assert.equal(withNames('dr-dyk', 'Dentist, owner of the practice', 'Dr A. van Dyk').length, 1);
    assert.equal(withNames('jo', 'Foot health practitioner', 'Jo Field').length, 1);
    assert.equal(withNames('jo', 'Jo Field', 'Physiotherapist'), []);
    assert.equal(withNames('physiotherapist', 'Jo Field', 'Physiotherapist'), []);
    assert.equal(withNames('osteopath', 'Jo Baker', 'Registered Osteopath'), []);
    assert.equal(withNames('jo', 'Jo Head', 'Team Jo'), []);
    assert.equal(withNames('dentist', 'Our dentist', 'Oral Care'), []);
  });

  test('are one mistake if they are the number and the address of an entry in a register', () =>
    assert.equal(
      findingsWith({
        'people.jo': {
          ...PERSON,
          registration: { register: 'HCPC', number: 'https://register.example/jo', url: 'PH123456' },
        },
      }),
      [
        [
          'The values of “number” and “url” are in each other’s place.',
          "Write number: 'PH123456', url: 'https://register.example/jo',",
          'people.jo.registration.number',
        ],
      ],
    ));

  test('are one mistake if they are the telephone number and the e-mail address', () =>
    assert.equal(
      findingsWith({ 'clinic.phone': 'hello@small.example', 'clinic.email': '0113 496 0000' }).map(
        ([message]) => message,
      ),
      ['The values of “email” and “phone” are in each other’s place.'],
    ));

  test('are one mistake if they are the words and the address of a link', async () => {
    const values = {
      'navigation.bar.0': { label: '/treatments', to: 'Treatments' },
      'clinic.socialProfiles': [{ name: 'https://social.example/small', url: 'Instagram' }],
    };
    assert.equal(findingsWith(values), [
      [
        'The values of “name” and “url” are in each other’s place.',
        "Write name: 'Instagram', url: 'https://social.example/small',",
        'clinic.socialProfiles.0.url',
      ],
      [
        'The values of “label” and “to” are in each other’s place.',
        "Write label: 'Treatments', to: '/treatments',",
        'navigation.bar.0.to',
      ],
    ]);
    const button = { 'navigation.book': { label: '/treatments', to: 'All treatments' } };
    assert.equal(
      (await checkedWith({ ...values, ...button })).findings.map(({ message }) => message),
      [
        'The values of “name” and “url” are in each other’s place.',
        'The values of “label” and “to” are in each other’s place.',
        '“/treatments” and “All treatments” are in each other’s place.',
      ],
    );
  });

  test('are two mistakes if one of them is wrong in both places', () =>
    assert.equal(
      findingsWith({ 'catalogue.massage.price': '1h', 'catalogue.massage.duration': 'sixty' }).map(
        ([, , path]) => path,
      ),
      ['catalogue.massage.price', 'catalogue.massage.duration'],
    ));

  test('are two mistakes if they are those of two treatments', () =>
    assert.equal(
      findingsWith({ 'catalogue.massage.price': '1h', 'catalogue.cupping.duration': '£60' }).map(([, , path]) => path),
      ['catalogue.massage.price', 'catalogue.cupping.duration'],
    ));
});

suite('sections whose route was deleted', (test) => {
  const LINK = { 'navigation.drawer': [{ label: 'Prices', to: '/prices' }] };
  const SECTIONS = { 'pages./prices': [{ kind: 'hero', title: 'Prices', lead: 'All of them.' }] };
  const DELETED = [
    'No page shows the sections of “/prices”: this route does not exist.',
    "Add it to “routes”: '/prices': { title: 'A title for search results', description: 'One or two sentences.', name: 'A short name' }, Or remove the sections.",
    'pages./prices',
  ];

  test('are reported beside the links to it', () =>
    assert.equal(
      findingsWith({ ...LINK, ...SECTIONS }).filter(([, , path]) => path === 'pages./prices'),
      [DELETED],
    ));

  test('are not reported if the link alone is wrong', () =>
    assert.equal(
      findingsWith(LINK).map(([, , path]) => path),
      ['navigation.drawer.0.to'],
    ));

  test('are not reported if a route without sections is its new name', () =>
    assert.equal(
      findingsWith({
        ...LINK,
        ...SECTIONS,
        'routes./fees': { title: 'Fees', description: 'All of them.', name: 'Fees' },
      }).map(([, , path]) => path),
      ['navigation.drawer.0.to'],
    ));
});
