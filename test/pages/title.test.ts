import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const titleAt = async (values: Readonly<Record<string, unknown>>, route: string) =>
  (await checkedWith(values)).site?.pages.find((page) => page.route === route)?.title;

const LONG = { 'clinic.name': 'The Small Practice for Massage and Movement of Leeds' };

suite('the title of a page', (test) => {
  test('a title ends with the name of the clinic if both fit', async () =>
    assert.is(await titleAt({ 'routes./.title': 'Massage | {clinic.name}' }, '/'), 'Massage | Small Practice'));

  test('a quoted clinic name is omitted from a title that would be truncated', async () =>
    assert.is(
      await titleAt({ ...LONG, 'routes./.title': 'Massage in Leeds, by hand | {clinic.name}' }, '/'),
      'Massage in Leeds, by hand',
    ));

  test('a title that is too long without the name keeps the name and is reported', async () =>
    assert.match(
      (await titleAt(
        { 'routes./.title': 'Massage in Leeds, by hand, an hour or more at a time | {clinic.name}' },
        '/',
      )) ?? '',
      'Small Practice',
    ));

  test('a title generated from the name of a treatment fits, however long the name is', async () =>
    assert.is(
      await titleAt(
        {
          'catalogue.long': {
            category: 'hands',
            name: 'Massage of the neck, the shoulders, the back, both arms and hands',
            description: 'All of it.',
            price: '£90',
            duration: '1h',
            book: 'visit',
            image: 'dot',
          },
        },
        '/treatments/long',
      ),
      'Massage of the neck, the shoulders, the back, both arms…',
    ));
});
